import { attributes, plausibility, sets } from './classes-of-words.js';
import { inSinglePlaces, lines, type Plant, type PlantClass, type Single, type Texts } from './plant.js';

const catalogues = /^rules\/\w+\/catalogues\/[a-z-]+\.yaml$/;
const germanTexts = /^screens\/\w+\/texts\/de\.yaml$/;
const applicant = /^screens\/common\/applicant\/\d/;
const personas = /^rules\/personas\//;

/** A word of German for the one that excludes it, where English has this one. */
const opposites: readonly (readonly [english: RegExp, word: RegExp, other: string])[] = [
  [/\blonger\b/, /\blänger\b/, 'kürzer'],
  [/\bfirst\b/i, /\bErste\b/, 'Letzte'],
  [/\blast\b/i, /\bLetzter\b/, 'Erster'],
  [/\bboth\b/i, /\bbeide\b/i, 'einseitig'],
  [/\bmother\b/i, /\bMutter\b/, 'Vater'],
  [/\bheart\b/i, /\bHerz(?=\p{Ll})/u, 'Lungen'],
  [/\bkidney\b/i, /\bNieren(?=\p{Ll})/u, 'Leber'],
  [/\bgross\b/i, /\bBrutto(?=\p{Ll})/u, 'Netto'],
  [/\bbenign\b/i, /\b[Gg]utartig/, 'Bösartig'],
  [/\bchronic\b/i, /\bChronisch/, 'Akut'],
  [/\bearliest\b/i, /\b[Ff]rühest/, 'Spätest'],
  [/\bpremium\b/i, /\bBeitrags(?=\p{Ll})/u, 'Leistungs'],
];

/** In lines with both languages. */
function* inGerman(all: Texts, files: RegExp): Iterable<Plant> {
  for (const [english, word, other] of opposites)
    yield* lines(all, files, /, de: "[^"]*" \}/, ([german], line) =>
      english.test(line.replace(german, '')) && !/[ ,]en: .* en: /.test(line)
        ? line.replace(german, german.replace(word, other))
        : line,
    );
}

const singles: readonly Single[] = [
  [/marital-statuses\.yaml$/, 'de: "Verheiratet"', 'de: "Ledig"'],
  [/german\/csp\/2\.yaml$/, 'geneticTestAnnuity: 30000', 'geneticTestAnnuity: 2500'],
  [
    /need-for-care-and-sickness\.yaml$/,
    'concerns: [otherSicknessAllowance, incomeYearly]',
    'concerns: [otherCareAnnuity, incomeYearly]',
  ],
  [/examination-groups\.yaml$/, 'evidence group 3', 'evidence group 4'],
  [/82-cancer\.yaml$/, '- when: { fact: recurrence, operator: equal', '- when: { fact: metastases, operator: equal'],
  [/german\/parameters\.yaml$/, 'gross pay', 'net pay'],
  [/disorder-ratings\.csv$/, 'ohne krankhaften Befund",normal,normal', 'ohne krankhaften Befund",normal,refer'],
  [/disorder-ratings\.csv$/, 'frei beweglich und stabil",normal,normal', 'frei beweglich und stabil",decline,normal'],
];

/** What one place says and another one says, too: the two no longer agree. */
export const classesOfWhatIsSaidTwice: readonly PlantClass[] = [
  {
    name: 'a word that excludes the one of the other language',
    count: 8,
    stage: 'said twice: words',
    *candidates(all) {
      yield* inGerman(all, attributes);
      yield* inGerman(all, catalogues);
      yield* inGerman(all, /^rules\/\w+\/names\.yaml$/);
    },
  },
  {
    name: 'a question that asks for something else than it stores',
    count: 3,
    stage: 'said twice: questions',
    *candidates(all) {
      yield* lines(all, germanTexts, /: "Haben Sie [^?"]*\?/, (match, line) =>
        line.replace(match[0], ': "Wie viel davon haben Sie?'),
      );
    },
  },
  {
    name: 'no rendering hint, as all others have',
    count: 3,
    stage: 'said twice: screens',
    *candidates(all) {
      yield* lines(
        all,
        applicant,
        /(?<=attribute: (?:medicationTaken|treated|operated|symptomsOngoing|disabilityPension|selfEmployed|prophylaxis|stonePresent|recurrence|abstinent)), renderingHint: RadioButton(?=, mandatoryWhen: true \}$)/,
        (match, line) => line.replace(match[0], ''),
      );
    },
  },
  {
    name: 'a screen that follows up the question of another one',
    count: 2,
    stage: 'said twice: screens',
    *candidates(all) {
      yield* lines(
        all,
        /\/(?:53-heart|60-lung|63-back|81-skin|77-kidney)\.yaml$/,
        /^followsUp: person\.(\w+)/,
        (match, line) =>
          line.replace(match[1] ?? '', match[1] === 'skinLast5Years' ? 'lungsLast5Years' : 'skinLast5Years'),
      );
    },
  },
  {
    name: 'an id with a digit too many',
    count: 4,
    stage: 'said twice: lists',
    *candidates(all) {
      yield* lines(all, catalogues, /^ {2}\w+: +\{ id: ([2-7]),/, ([found], line) =>
        line.replace(found, found.replace(/,$/, '0,')),
      );
    },
  },
  {
    name: 'a quotation mark of another language, a currency behind a value',
    count: 3,
    stage: 'said twice: words',
    *candidates(all) {
      yield* lines(all, plausibility, /^ {6}de: .*„\{\w+\}“/, (_, line) => line.replace('}“', '}”'));
      yield* lines(all, plausibility, /^ {6}de: .*\{total\w+\}/, (match, line) =>
        line.replace(match[0], `${match[0]} EUR`),
      );
    },
  },
  {
    name: 'what a neighbour, a reference or a name says otherwise',
    count: 8,
    stage: 'alone said twice: singles',
    *candidates(all) {
      for (const plant of inSinglePlaces(all, singles))
        yield { ...plant, at: { ...plant.at, from: plant.at.from - 2 } };
    },
  },
  {
    name: 'an amount of a month for one of a year',
    count: 2,
    stage: 'alone said twice: sets',
    *candidates(all) {
      yield* lines(all, sets, /^geneticTestAnnuity: (\d+)000$/, ([found, thousands = ''], line) =>
        line.replace(found, `geneticTestAnnuity: ${(Number(thousands) * 1000) / 12}`),
      );
    },
  },
  {
    name: 'a row that a whole classification has lost',
    count: 2,
    stage: 'alone said twice',
    *candidates(all) {
      for (const [list, said] of [
        ['rules/german/catalogues/kldb-occupations', 'reference'],
        ['rules/common/catalogues/countries', 'reference'],
      ] as const) {
        const rows = all.get(`${list}.csv`) ?? [];
        const at = (all.get(`${list}.yaml`) ?? []).findIndex((line) => line.startsWith(`${said}:`));
        for (let line = 1; line < rows.length - 1; line++)
          yield {
            edits: [{ file: `${list}.csv`, line, now: [] }],
            at: { file: `${list}.yaml`, from: at - 2, to: at },
            area: `${list}:${line}`,
          };
      }
    },
  },
  {
    name: 'a file that nothing reads, or without its number',
    count: 4,
    stage: 'alone said twice',
    *candidates(all) {
      for (const file of all.keys()) {
        const renamed = personas.test(file)
          ? file.replace(/\.yaml$/, '.yml')
          : applicant.test(file)
            ? file.replace(/\/\d+-/, '/')
            : undefined;
        if (renamed !== undefined && !file.endsWith('profiles.yaml'))
          yield { edits: [], files: [{ file, renamed }], at: { file: renamed, from: 0, to: 6 }, area: file };
      }
    },
  },
];
