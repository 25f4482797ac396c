import { attributes, plausibility, sets } from './classes-of-words.js';
import { inLine, inSinglePlaces, lines, type Plant, type PlantClass, type Single, type Texts } from './plant.js';

const notices = /^rules\/\w+\/notices\//;
const names = /^rules\/\w+\/names\.yaml$/;

const single: readonly Single[] = [
  [/risk-classes\.yaml$/, 'id: 6, order: 6', 'id: 6, order: 5'],
  [/medical-examination\.yaml$/, 'concerns: [systolic1, diastolic1]', 'concerns: [systolic2, diastolic2]'],
  [/catalogues\/units\.yaml$/, 'dative: "Monaten"', 'dative: "Monate"'],
  [/catalogues\/units\.yaml$/, 'de: "Stunden pro Woche"', 'de: "hours per week"'],
  [/disorders\.csv$/, ',Nierensteine,', ',Gallensteine,'],
  [/glossary\.yaml$/, 'avoid: { en: ["arthrosis"] }', 'avoid: { en: ["osteoarthritis"] }'],
  [/screens\/common\/texts\/de\.yaml$/, '{code}: Nierenfunktion', '{code}: Werte und Befunde'],
];

/** What all the rest says otherwise: the unit of a number, its twins, the other rows, the other language. */
export const classesOfTheRest: readonly PlantClass[] = [
  {
    name: 'word of another unit',
    count: 5,
    stage: 'rest',
    *candidates(all) {
      yield* lines(all, plausibility, /(\{\w+\}) (?:mmHg|m|kg|cm)(?=[ .,"])/, ([said, number], line) =>
        line.replace(said, `${number} mg/dl`),
      );
    },
  },
  { name: 'period of another unit', count: 5, stage: 'rest', candidates: otherPeriods },
  {
    name: 'bounds unlike those of twins',
    count: 2,
    stage: 'alone twins',
    *candidates(all) {
      const bounds = /^ {2}((?:systolic|diastolic)[123]): .*minimum: \d+/;
      for (const plant of lines(all, attributes, bounds, (_, line) => line.replace(/minimum: (\d+)/, 'minimum: 1$1')))
        yield { ...ofItsOwn(plant), says: bounds.exec(plant.edits[0]?.now[0] ?? '')?.[1] ?? '' };
    },
  },
  {
    name: 'a number out of the order',
    count: 4,
    stage: 'rest',
    *candidates(all) {
      yield* lines(all, sets, /^\w+: \[\d+, (\d+), (\d+), \d+/, ([, one, other], line) =>
        line.replace(`${one}, ${other}`, `${other}, ${one}`),
      );
    },
  },
  {
    name: 'stage of another number',
    count: 3,
    stage: 'rest',
    *candidates(all) {
      yield* lines(all, /^rules\/\w+\/catalogues\/.*\.yaml$/, /de: "[^"]*\b(?:II|III|IV)\b[^"]*"/, ([german], line) =>
        line.replace(
          german,
          german.replace(/\b(?:II|III|IV)\b/, (one) => (one === 'II' ? 'III' : 'II')),
        ),
      );
    },
  },
  {
    name: 'not what the key says',
    count: 6,
    stage: 'alone keys',
    *candidates(all) {
      const levels = ['helper', 'skilled', 'specialist', 'expert'];
      const rows = /kldb-occupations\.csv$/;
      for (const plant of [
        ...lines(all, rows, /,(helper|skilled|specialist|expert)$/, ([said, level], line) =>
          line.replace(said, `,${levels[(levels.indexOf(String(level)) + 1) % levels.length]}`),
        ),
        ...lines(all, rows, /,"(\d\d)",(?=\w+$)/, ([said, group], line) =>
          line.replace(said, `,"${group === '31' ? '32' : '31'}",`),
        ),
      ])
        yield ofItsOwn(plant);
    },
  },
  {
    name: 'another key in capitals',
    count: 4,
    stage: 'apart rest',
    *candidates(all) {
      for (const plant of lines(all, /disorders\.csv$/, /^([A-Z]\d\d),/, ([key], line) =>
        line.replace(key, key.toLowerCase()),
      ))
        yield withBoth(plant, all);
    },
  },
  {
    name: 'notice in the other language',
    count: 2,
    stage: 'rest',
    *candidates(all) {
      yield* lines(
        all,
        notices,
        /title: \{ en: ("[^"]*\b(?:you|your|we)\b[^"]*"), de: ("[^"]*\b(?:Sie|Ihre?)\b[^"]*") \}/,
        ([, en, de], line) => line.replace(`en: ${en}, de: ${de}`, `en: ${de}, de: ${en}`),
      );
    },
  },
  {
    name: 'unlike all the rest',
    count: single.length,
    stage: 'alone rest',
    candidates: (all) => inSinglePlaces(all, single),
  },
  {
    name: 'name copied in one language',
    count: 4,
    stage: 'rest',
    *candidates(all) {
      for (const [file, text] of all)
        if (names.test(file))
          for (const [index, line] of text.entries()) {
            const [own, before] = [line, text[index - 1] ?? ''].map((each) =>
              /^ {2}\S+: \{ en: ("[^"]*"), de: ("[^"]*") \}$/.exec(each),
            );
            if (own && before && own[1] !== before[1] && own[2] !== before[2])
              yield inLine(
                file,
                index,
                line.replace(String(own[2]), String(before[2])),
                `${file}:${Math.floor(index / 3)}`,
              );
          }
    },
  },
];

/** A line of its own, and not of a block. */
const ofItsOwn = (plant: Plant): Plant => ({ ...plant, area: `${plant.at.file}:${plant.at.from}` });

/** The row stands there still; the other one stands behind it. */
function withBoth(plant: Plant, all: Texts): Plant {
  const [edit] = plant.edits;
  if (!edit) return plant;
  const row = all.get(edit.file)?.[edit.line] ?? '';
  const { file, line } = edit;
  return { ...plant, edits: [{ file, line, now: [row, ...edit.now] }], at: { file, from: line, to: line } };
}

const periods = ['Tag', 'Woche', 'Monat', 'Jahr'];

/** Questions about numbers that are stored per month, say, and asked for per week. */
function* otherPeriods(all: Texts): Iterable<Plant> {
  const stored = new Set<string>();
  for (const [file, text] of all)
    if (attributes.test(file))
      for (const line of text) {
        const [, fact] = /^ {2}(\w+): +\{ .*unit: per(?:Day|Week|Month|Year)[,} ]/.exec(line) ?? [];
        if (fact !== undefined && !line.includes('alsoIn')) stored.add(fact);
      }
  yield* lines(
    all,
    /^screens\/\w+\/texts\/de\.yaml$/,
    /^ {4}(?:\w+\.)?(\w+): ".*\bpro (Tag|Woche|Monat|Jahr)\b/,
    ([, fact, period], line) =>
      stored.has(String(fact))
        ? line.replace(`pro ${period}`, `pro ${periods[(periods.indexOf(String(period)) + 1) % periods.length]}`)
        : line,
  );
}
