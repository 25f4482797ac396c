import { attributes, facts, plausibility, sets } from './classes-of-words.js';
import { blockOf, lines, type Plant, type PlantClass, type Texts } from './plant.js';

/** Rules, tables and questions that are well-formed and cannot be meant. */
export const classesOfMeaning: readonly PlantClass[] = [
  {
    name: 'never true',
    count: 6,
    stage: 'examples',
    candidates: (texts) =>
      changed(texts, (is, fact) => `{ all: [${is}, { fact: ${fact}, operator: isKnown, value: false }] }`),
  },
  {
    name: 'always true',
    count: 4,
    stage: 'examples',
    candidates: (texts) =>
      changed(
        texts,
        (is, fact) =>
          `{ any: [${is}, { fact: ${fact}, operator: isKnown }, { fact: ${fact}, operator: isKnown, value: false }] }`,
        true,
      ),
  },
  { name: 'table gap, overlap', count: 10, stage: 'meaning', candidates: tables },
  { name: 'nobody reads it', count: 5, stage: 'meaning', candidates: unread },
];

/** The condition of a rule over one attribute, written otherwise. */
function* changed(texts: Texts, to: (is: string, fact: string) => string, silent = false): Iterable<Plant> {
  const names = new Set<string>();
  for (const [file, all] of texts)
    if (attributes.test(file)) for (const line of all) names.add(/^ {2}(\w+): /.exec(line)?.[1] ?? '');
  const condition = /^ {4}violatedWhen: (\{ fact: (\w+), operator: .*\})$/;
  for (const plant of lines(texts, plausibility, condition, (match, line) =>
    line.replace(match[1] ?? '', () => to(match[1] ?? '', match[2] ?? '')),
  )) {
    const all = texts.get(plant.at.file) ?? [];
    const block = blockOf(all, plant.at.from);
    const fact = condition.exec(all[plant.at.from] ?? '')?.[2] ?? '';
    const says = all.slice(block.from, block.to + 1).some((line) => /^ {6}en: .*\{/.test(line));
    if (names.has(fact) && !(silent && says)) yield { ...plant, at: { file: plant.at.file, ...block } };
  }
}

/** Tables of parameter sets that lose their last row, or have one twice. */
function* tables(texts: Texts): Iterable<Plant> {
  for (const [file, all] of texts) {
    if (!sets.test(file)) continue;
    for (const [index, line] of all.entries()) {
      if (!/^ {2}- \{/.test(line) || /^ {2}- \{/.test(all[index + 1] ?? '') || !/^ {2}- \{/.test(all[index - 2] ?? ''))
        continue;
      const block = blockOf(all, index);
      const place = { at: { file, ...block }, area: `${file}:${block.from}` };
      yield { ...place, edits: [{ file, line: index, now: [] }] };
      yield {
        ...place,
        edits: [{ file, line: block.from + 1, now: [all[block.from + 1] ?? '', all[block.from + 1] ?? ''] }],
      };
    }
  }
}

/** Facts that no rule, screen or other fact asks for. */
function* unread(texts: Texts): Iterable<Plant> {
  for (const [file, all] of texts) {
    const last = all.length - 1;
    if (!facts.test(file) || all[last] !== '') continue;
    const name = `planted${[...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)}`;
    const fact = [
      `${name}:`,
      '  scope: person',
      '  unit: year',
      '  meaning: "Twice the age"',
      '  is: { add: [age, age] }',
      '  examples:',
      '    - { given: { this: { age: 20 } }, expect: 40 }',
      '    - { given: { this: {} }, expect: undecided }',
      '',
    ];
    yield {
      edits: [{ file, line: last, now: fact }],
      at: { file, from: last, to: last },
      area: `${file}:${last}`,
      says: name,
    };
  }
}
