import { plausibility, sets } from './classes-of-words.js';
import { inSinglePlaces, lines, type Plant, type PlantClass, type Single, type Texts } from './plant.js';

const germanTexts = /^screens\/\w+\/texts\/de\.yaml$/;

const single: readonly Single[] = [
  [
    /examiner\/20-blood-pressure\.yaml$/,
    '{ fact: csp.secondReadingSystolic } }, { fact: diastolic1, operator: greaterThanInclusive, value: { fact: csp.secondReadingDiastolic } }',
    '{ fact: csp.secondReadingDiastolic } }, { fact: diastolic1, operator: greaterThanInclusive, value: { fact: csp.secondReadingSystolic } }',
  ],
  [
    /41-body-systems\.yaml$/,
    'hivPositive, renderingHint: RadioButton, mandatoryWhen: true',
    'hivPositive, renderingHint: RadioButton',
  ],
  [/international\/csp\/1\.yaml$/, 'tariffStart: "2025.01.01"', 'tariffStart: "2052.01.01"'],
  [
    /international\/csp\/3\.yaml$/,
    'insurerContact: "service@insurer-ch.example',
    'insurerContact: "service@insurer.example',
  ],
  [/german\/csp\/2\.yaml$/, 'financialQuestionnaireThreshold: 1500000', 'financialQuestionnaireThreshold: 15000000'],
  [/disorders\.csv$/, 'G40,Epilepsy,Epilepsie,', 'G40,Epilepsie,Epilepsy,'],
  [/disorders\.csv$/, 'M10,Gout', '10-Mrz,Gout'],
  [/disorders\.csv$/, 'hypotension|orthostatic hypotension', 'low blood pressure|hypotension'],
  [/international\/csp\/1\.yaml$/, 'nearLimitRatio: 95', 'nearLimitRatio: 59'],
  [/international\/csp\/1\.yaml$/, 'riskClass: class2, endAge: 67', 'riskClass: class2, endAge: 57'],
  [/german\/csp\/2\.yaml$/, 'ratingDiastolicRaised: 90', 'ratingDiastolicRaised: 110'],
  [/german\/csp\/2\.yaml$/, 'supervisoryAuthority: "', 'supervisoryAuthority: "" # "'],
  [
    /common\/parameters\.yaml$/,
    'meaning: "Deepest plausible dive (illustrative)"',
    'meaning: "Diving depth of normal terms (illustrative)"',
  ],
];

/** Screens in which a yes is written as no, above as below, abnormal as normal, or an obligation is lost. */
const otherWay: readonly Single[] = [
  [/53-heart\.yaml$/, 'infarction, operator: equal, value: yes', 'infarction, operator: equal, value: no'],
  [/68-addiction\.yaml$/, 'abstinent, operator: equal, value: yes', 'abstinent, operator: equal, value: no'],
  [/10-identity\.yaml$/, 'stayAbroadMonths, operator: greaterThan', 'stayAbroadMonths, operator: lessThan'],
  [/10-identity\.yaml$/, 'operator: after, value: { fact: case.rec', 'operator: before, value: { fact: case.rec'],
  [/40-findings\.yaml$/, 'abdomen, operator: equal, value: abnormal', 'abdomen, operator: equal, value: normal'],
  [
    /52-hypertension\.yaml$/,
    'organDamage, renderingHint: RadioButton, mandatoryWhen: true',
    'organDamage, renderingHint: RadioButton',
  ],
];

/** What goes with something else than what it stands beside. */
export const classesOfNeighbours: readonly PlantClass[] = [
  { name: 'a “not” lost in one language', count: 5, stage: 'neighbours', candidates: lostNots },
  {
    name: 'another unit in one language',
    count: 5,
    stage: 'neighbours',
    *candidates(all) {
      yield* lines(all, germanTexts, /\b\d+ Monaten?\b/, ([said], line) =>
        line.replace(said, said.replace('Monat', 'Jahr')),
      );
      yield* lines(all, plausibility, /^ {6}de: "[^"]* Prozent\b/, (_, line) => line.replace('Prozent', 'Mal'));
    },
  },
  {
    name: 'screen of another family',
    count: 3,
    stage: 'alone screens',
    *candidates(all) {
      yield* lines(
        all,
        /^screens\/common\/applicant\//,
        /^shownWhen: \{ fact: code\.family, operator: equal, value: (\w+) \}/,
        ([, family], line) => line.replace(`value: ${family}`, `value: ${family === 'lung' ? 'asthma' : 'lung'}`),
      );
    },
  },
  {
    name: 'unlike its neighbours',
    count: single.length,
    stage: 'alone neighbours',
    candidates: (all) => inSinglePlaces(all, single),
  },
  {
    name: 'condition the other way round',
    count: otherWay.length,
    stage: 'alone conditions',
    candidates: (all) => inSinglePlaces(all, otherWay),
  },
  { name: 'entry unlike all others', count: 6, stage: 'alone columns', candidates: oddEntries },
  {
    name: 'code that another list lacks',
    count: 2,
    stage: 'alone columns',
    candidates: (all) =>
      inSinglePlaces(all, [
        [/german\/csp\/4\.yaml$/, 'AtHeadOffice: [companyPension]', 'AtHeadOffice: [basicPension]'],
        [/international\/csp\/3\.yaml$/, 'AtHeadOffice: [groupLife]', 'AtHeadOffice: [wholeLife]'],
      ]),
  },
  {
    name: 'date far ahead',
    count: 2,
    stage: 'alone dates',
    *candidates(all) {
      yield* lines(all, sets, /^\w+: "(20\d\d)\.\d\d\.\d\d"/, ([, year], line) =>
        line.replace(String(year), String(Number(year) + 27)),
      );
    },
  },
];

/** An age below all others of its type, another group than that of the limit, what it is called after lost. */
function* oddEntries(all: Texts): Iterable<Plant> {
  const types = /catalogues\/benefit-types\.yaml$/;
  for (const plant of [
    ...lines(all, types, /maximumEndAge: \d\d/, ([said], line) => line.replace(said, 'maximumEndAge: 4')),
    ...lines(all, types, /limitGroup: (?!death)\w+/, ([said], line) => line.replace(said, 'limitGroup: death')),
    ...lines(all, types, /accelerated: true, /, ([said], line) => line.replace(said, '')),
  ]) {
    const { file, from: line } = plant.at;
    const text = all.get(file) ?? [];
    let from = line;
    while (from > 0 && !/^ {2}\w+:/.test(text[from] ?? '')) from--;
    yield { ...plant, at: { file, from, to: line }, area: `${file}:${line}` };
  }
}

/** Messages that say “not” in both languages, each once, and in German no longer. */
function* lostNots(all: Texts) {
  for (const plant of lines(all, plausibility, /^ {6}de: "[^"]*\bnicht [^"]*"/, (_, line) =>
    line.replace(/\bnicht /, ''),
  )) {
    const text = all.get(plant.at.file) ?? [];
    const english = (text[plant.at.from - 1] ?? '').match(/\b(?:not|no|never|cannot)\b/g) ?? [];
    const german = plant.edits[0]?.now[0] ?? '';
    if (english.length === 1 && !/nicht|kein|ohne|nur|un[^d]|über|fehl|weder|nie/i.test(german)) yield plant;
  }
}
