import { plausibility, sets } from './classes-of-words.js';
import { inSinglePlaces, lines, type PlantClass, type Single, type Texts } from './plant.js';

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
