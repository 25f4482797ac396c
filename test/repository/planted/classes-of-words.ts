import { blockOf, inBlock, inLine, lines, misspelt, type Plant, type PlantClass, type Texts } from './plant.js';

export const plausibility = /^rules\/\w+\/plausibility\/(?!findings)/;
export const facts = /^rules\/\w+\/facts\//;
export const attributes = /^rules\/\w+\/attributes\//;
export const sets = /^rules\/\w+\/csp\/\d\.yaml$/;
const texts = /^screens\/\w+\/texts\/de\.yaml$/;

/** Replaces what the first group of a match holds. */
const inGroup =
  (to: (word: string) => string) =>
  (match: RegExpExecArray, line: string): string => {
    const word = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(word);
    return line.slice(0, start) + to(word) + line.slice(start + word.length);
  };

/** Words, kinds and texts that are written wrongly in files that can be read. */
export const classesOfWords: readonly PlantClass[] = [
  {
    name: 'unknown key',
    count: 10,
    stage: 'load',
    *candidates(all) {
      yield* lines(all, plausibility, /^ {4}(severity|reference|concerns|violatedWhen|message):/, inGroup(misspelt));
    },
  },
  {
    name: 'unknown key of an attribute',
    count: 4,
    stage: 'facts',
    *candidates(all) {
      yield* lines(all, attributes, /[{,] (decimals|minimum|maximum|kind):/, inGroup(misspelt));
    },
  },
  {
    name: 'unknown fact, operator',
    count: 12,
    stage: 'load',
    *candidates(all) {
      yield* lines(all, plausibility, /\{ fact: ([a-z]\w{4,}), operator/, inGroup(misspelt));
      yield* lines(all, plausibility, /operator: (greaterThan|lessThan|equal|notEqual|isKnown|in),/, inGroup(misspelt));
    },
  },
  {
    name: 'unknown unit, catalogue',
    count: 10,
    stage: 'facts',
    *candidates(all) {
      yield* lines(all, facts, /^ {2}unit: ([a-z]{4,})$/, inGroup(misspelt));
      yield* lines(all, attributes, /catalogue: ([a-z-]{4,}),/, inGroup(misspelt));
    },
  },
  {
    name: 'type mismatch',
    count: 10,
    stage: 'load',
    *candidates(all) {
      yield* lines(
        all,
        plausibility,
        /^[^#]*operator: \w+, value: (\d+) \}/,
        inGroup(() => '"often"'),
      );
      yield* lines(
        all,
        plausibility,
        /^[^#]*operator: equal, value: (true|false) \}/,
        inGroup((word) => (word === 'true' ? 'yes' : 'no')),
      );
    },
  },
  {
    name: 'unit mismatch',
    count: 7,
    stage: 'units',
    *candidates(all) {
      // One in each file: of two that rest on each other, both in the same wrong unit, nothing would be wrong.
      for (const plant of inBlock(
        all,
        lines(
          all,
          facts,
          /^ {2}unit: (year|month|currency)$/,
          inGroup(() => 'kilogram'),
        ),
      ))
        yield { ...plant, area: plant.at.file };
    },
  },
  { name: 'cycle', count: 5, stage: 'cycles', candidates: cycles },
  {
    name: 'empty all, any',
    count: 5,
    stage: 'load',
    *candidates(all) {
      yield* lines(
        all,
        plausibility,
        /^ {4}violatedWhen: (\{.*\})$/,
        inGroup(() => '{ all: [] }'),
      );
    },
  },
  { name: 'untranslated', count: 8, stage: 'load', candidates: untranslated },
  { name: 'copied in one language', count: 10, stage: 'load', candidates: copied },
  {
    name: 'placeholder',
    count: 9,
    stage: 'load',
    *candidates(all) {
      yield* lines(all, plausibility, /^ {6}en: "[^"]*\{([a-z]\w{3,})[,}]/, inGroup(misspelt));
      yield* lines(all, texts, /^ {4}\w+: "[^"]*\{([a-z]\w{3,})[,}]/, inGroup(misspelt));
    },
  },
  {
    name: 'numbers, swapped placeholders',
    count: 6,
    stage: 'load',
    *candidates(all) {
      yield* lines(
        all,
        plausibility,
        /^ {6}de: "[^"{]* (\d+) [^"{]*"/,
        inGroup((word) => `${word}1`),
      );
      yield* lines(all, plausibility, /^( {6}de: "[^"{]*)(\{\w+\})([^"{]+)(\{\w+\})/, (match, line) =>
        line.replace(match[0], `${match[1] ?? ''}${match[4] ?? ''}${match[3] ?? ''}${match[2] ?? ''}`),
      );
    },
  },
  { name: 'duplicate, withdrawn code', count: 11, stage: 'load', candidates: duplicates },
  {
    name: 'rule without example',
    count: 6,
    stage: 'load',
    candidates: (all) => examples(all, 1, 'violated', 'satisfied'),
  },
  {
    name: 'wrong example',
    count: 10,
    stage: 'examples',
    candidates: (all) => examples(all, 2, 'violated', 'satisfied'),
  },
  {
    name: 'look-back',
    count: 4,
    stage: 'load',
    *candidates(all) {
      yield* lines(
        all,
        texts,
        /(\{lookBack\})/,
        inGroup(() => 'fünf Jahren'),
      );
    },
  },
  {
    name: 'umlauts',
    count: 8,
    stage: 'load',
    *candidates(all) {
      yield* lines(
        all,
        texts,
        /^[^#]*(ü)/,
        inGroup(() => 'Ã¼'),
      );
      yield* lines(
        all,
        plausibility,
        /^ {6}de: "[^"]*(ö)/,
        inGroup(() => 'o\u0308'),
      );
      yield* lines(
        all,
        plausibility,
        /^ {6}de: "[^"]*(ä)/,
        inGroup(() => '\uFFFD'),
      );
    },
  },
  {
    name: 'parameter in a parameter set',
    count: 10,
    stage: 'load',
    *candidates(all) {
      yield* lines(all, sets, /^([a-z]\w{4,}): \d+$/, inGroup(misspelt));
      yield* lines(
        all,
        sets,
        /^[a-z]\w{4,}: (\d+)$/,
        inGroup((number) => `"${number}"`),
      );
      yield* lines(
        all,
        sets,
        /^[a-z]\w{4,}: (\d+000)$/,
        inGroup((number) => `${number.slice(0, -3)}.000`),
      );
      yield* lines(
        all,
        sets,
        /^[a-z]\w{4,}: \[(\d+, \d+)\]$/,
        inGroup((pair) => pair.split(', ').reverse().join(', ')),
      );
    },
  },
];

function* cycles(all: Texts): Iterable<Plant> {
  for (const plant of lines(all, facts, /^ {2}is: \{.*\}$/, (_, line) => `${line} `)) {
    const [edit] = plant.edits;
    const written = all.get(plant.at.file) ?? [];
    const name = written[blockOf(written, plant.at.from).from]?.split(':')[0] ?? '';
    if (edit)
      yield {
        ...plant,
        edits: [{ ...edit, now: [`  is: ${name}`] }],
        at: { file: plant.at.file, ...blockOf(written, plant.at.from) },
        says: name,
      };
  }
}

function* untranslated(all: Texts): Iterable<Plant> {
  for (const [file, written] of all) {
    if (!plausibility.test(file)) continue;
    for (const [index, line] of written.entries()) {
      const english = /^ {6}en: (".*")$/.exec(written[index - 1] ?? '')?.[1];
      if (!/^ {6}de: "/.test(line) || english === undefined || [...english.matchAll(/\p{L}{3,}/gu)].length < 4)
        continue;
      yield inLine(file, index, `      de: ${english}`, `${file}:${blockOf(written, index).from}`);
    }
  }
}

/** A question reads in German as the one above it, a message as that of the rule above it. */
function* copied(all: Texts): Iterable<Plant> {
  const [question, message] = [/^( {4}\w+): ("[^"{]{12,}")$/, /^( {6}de): ("[^"{]{12,}")$/];
  for (const [file, written] of all) {
    const pattern = /texts\/de\.yaml$/.test(file) ? question : plausibility.test(file) ? message : undefined;
    let before: string | undefined;
    for (const [index, line] of pattern ? written.entries() : []) {
      const [, key = '', text = ''] = pattern?.exec(line) ?? [];
      if (before !== undefined && text !== '' && before !== text)
        yield inLine(file, index, `${key}: ${before}`, `${file}:${blockOf(written, index).from}`);
      if (text !== '') before = text;
    }
  }
}

function* duplicates(all: Texts): Iterable<Plant> {
  const entry = /^ {2}[\w-]+: +\{ id: (\d+), +name:/;
  for (const [file, written] of all) {
    if (!/^rules\/common\/catalogues\/.*\.yaml$/.test(file)) continue;
    for (const [index, line] of written.entries()) {
      const [id, before] = [entry.exec(line)?.[1], entry.exec(written[index - 1] ?? '')?.[1]];
      if (id === undefined || before === undefined) continue;
      yield inLine(file, index, line.replace(`id: ${id},`, `id: ${before},`), file);
      const name = /name: (\{[^}]*\})/.exec(written[index - 1] ?? '')?.[1];
      if (name !== undefined)
        yield inLine(
          file,
          index,
          line.replace(/name: \{[^}]*\}/, () => `name: ${name}`),
          file,
        );
      yield inLine(file, index, line.replace('name:', 'validFrom: "2026", validTo: "2024", name:'), file);
    }
  }
}

/** An example says the opposite; in a rule that has exactly so many of these, and some of the others. */
function* examples(all: Texts, exactly: number, from: string, to: string): Iterable<Plant> {
  for (const plant of lines(all, plausibility, /expect: violated \}$/, (_, line) =>
    line.replace(`expect: ${from}`, `expect: ${to}`),
  )) {
    const written = all.get(plant.at.file) ?? [];
    const block = blockOf(written, plant.at.from);
    const same = written.slice(block.from, block.to + 1).filter((line) => line.includes(`expect: ${from}`));
    if (exactly === 1 ? same.length === 1 : same.length >= exactly)
      yield { ...plant, at: { file: plant.at.file, ...block } };
  }
}
