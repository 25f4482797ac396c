import { plausibility } from './classes-of-words.js';
import { blockOf, inLine, lines, type Plant, type PlantClass, type Texts } from './plant.js';

const screens = /^screens\/\w+\/applicant\//;
const textual = /^screens\/\w+\/texts\/(?:en|de)\.yaml$|^rules\/\w+\/plausibility\//;
const german = /^screens\/\w+\/texts\/de\.yaml$/;

/** What is well-formed and changes nothing, or says the opposite of what was meant. */
export const classesOfDoubt: readonly PlantClass[] = [
  { name: 'message against its rule', count: 8, stage: 'messages', candidates: opposed },
  { name: 'languages exchanged', count: 8, stage: 'exchanged', candidates: exchanged },
  {
    name: 'code twice in a list',
    count: 5,
    stage: 'lists',
    *candidates(all) {
      yield* lines(all, screens, /value: \[("[\w.]+"), /, (match, line) =>
        line.replace(match[0], `${match[0]}${match[1] ?? ''}, `),
      );
    },
  },
  {
    name: 'letter lost to a question mark',
    count: 5,
    stage: 'letters',
    *candidates(all) {
      yield* lines(all, german, /^ {4}\w+: ".*[a-z]([äöü])[a-z]/, (match, line) =>
        line.replace(new RegExp(`([a-z])${match[1] ?? ''}(?=[a-z])`), '$1?'),
      );
    },
  },
  {
    name: 'condition that always holds',
    count: 5,
    stage: 'meaning',
    *candidates(all) {
      yield* lines(all, screens, /when: \{ fact: \w+, operator: equal, value: yes \}/, (match, line) =>
        line.replace(match[0], match[0].replace('equal, value: yes', 'in, value: [yes, no]')),
      );
    },
  },
  {
    name: 'limit of a screen below all answers',
    count: 2,
    stage: 'meaning',
    *candidates(all) {
      yield* lines(
        all,
        screens,
        /fact: age, operator: greaterThanInclusive, value: (\{ fact: csp\.\w+ \})/,
        (match, line) => line.replace(match[1] ?? '', '0'),
      );
    },
  },
  {
    name: 'slip of typing in a text',
    count: 10,
    stage: 'slips',
    *candidates(all) {
      const texts = /^ {4,6}(?:(?:en|de): |[\w-]+: )"(?=.*\w \w)[^"]*"$/;
      const slips: readonly ((line: string) => string)[] = [
        (line) => line.replace(/(\w) (\w)/, '$1  $2'),
        (line) => line.replace(/\)([^)]*)$/, '$1'),
        (line) => line.replace(/(\w), /, '$1 , '),
        (line) => line.replace(/ü/, 'ue'),
        (line) => line.replace(/ä/, 'ae'),
        (line) => line.replace(/ (ist|muss|is|must) /, ' $1 $1 '),
      ];
      for (const [index, slip] of slips.entries()) {
        const files = index === 3 || index === 4 ? german : textual;
        yield* lines(all, files, texts, (_, line) => slip(line));
      }
    },
  },
  {
    name: 'letters of a word in the wrong order',
    count: 10,
    stage: 'slips',
    candidates: (all) => inUsualWords(all, 6, otherOrder()),
  },
  {
    name: 'other letter in a long word',
    count: 6,
    stage: 'letters',
    candidates: (all) => inUsualWords(all, 10, otherLetter()),
  },
  {
    name: 'name not translated',
    count: 6,
    stage: 'letters',
    *candidates(all) {
      const names = /name: \{ en: ("\w+ [a-z][\w ]+"), de: ("[^"]+") \}/;
      yield* lines(all, /^rules\/\w+\/attributes\//, names, ([, english = '', german = ''], line) =>
        line.replace(german, english),
      );
    },
  },
  {
    name: 'condition twice',
    count: 8,
    stage: 'slips',
    candidates: (all) =>
      twice(all, /^(?:rules\/\w+\/(?:plausibility|facts)|screens\/\w+\/applicant)\//, /^ +- \{ fact: /),
  },
  { name: 'block of questions like the one beside it', count: 4, stage: 'alone', candidates: alike },
  {
    name: 'example twice',
    count: 6,
    stage: 'meaning',
    candidates: (all) => twice(all, plausibility, /^ {6}- \{ given: .*, expect: \w+ \}$/),
  },
];

/** Another letter each time: who slips in one word three times does not slip alike, which would be meant. */
function otherLetter(): (word: string) => string {
  const letters = ['x', 'q', 'j', 'w', 'y', 'k', 'v'];
  let slips = 0;
  return (word) => {
    slips += 1;
    const letter = letters.find((each, index) => index >= slips % letters.length && each !== word[4]) ?? 'x';
    return `${word.slice(0, 4)}${letter}${word.slice(5)}`;
  };
}

/** Two other letters each time, for the same reason. */
function otherOrder(): (word: string) => string {
  let slips = 0;
  return (word) => {
    for (let tries = 0; tries < word.length; tries++) {
      const at = 1 + (slips++ % (word.length - 2));
      const slipped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
      if (slipped !== word) return slipped;
    }
    return word;
  };
}

/** A slip in a word of so many letters or more that stands often in the texts of the screens. */
function* inUsualWords(all: Texts, least: number, slip: (word: string) => string): Iterable<Plant> {
  const words = new RegExp(`\\p{L}{${least},}`, 'gu');
  const written = new RegExp(`^ {4}[\\w-]+: "[^{}"]*?(?<!\\p{L})(\\p{L}{${least},})(?!\\p{L})[^{}"]*"$`, 'u');
  for (const file of ['screens/common/texts/en.yaml', 'screens/common/texts/de.yaml']) {
    const known = (all.get(file) ?? []).join('\n').match(words) ?? [];
    const isUsual = (word: string): boolean => known.filter((each) => each === word).length > 6;
    yield* lines(new Map([[file, all.get(file) ?? []]]), /yaml$/, written, ({ 1: word = '' }, line) =>
      isUsual(word) ? line.replace(word, slip(word)) : line,
    );
  }
}

/** A line that was copied and not changed. */
function* twice(texts: Texts, files: RegExp, pattern: RegExp): Iterable<Plant> {
  for (const [file, all] of texts)
    if (files.test(file))
      for (const [index, line] of all.entries())
        if (pattern.test(line)) {
          const plant = inLine(file, index, line, `${file}:${blockOf(all, index).from}`);
          yield { ...plant, edits: [{ file, line: index, now: [line, line] }] };
        }
}

/** The condition of a block, written before the next one of the same list, too. */
function* alike(texts: Texts): Iterable<Plant> {
  for (const [file, all] of texts)
    if (screens.test(file))
      for (const [index, line] of all.entries()) {
        const begin = /^( *- )when: \{ fact: /.exec(line)?.[1];
        const next = begin === undefined ? -1 : all.findIndex((each, at) => at > index && each.startsWith(begin));
        if (next > index && all[next]?.startsWith(`${begin}when: `) && all[next] !== line)
          yield inLine(file, next, line);
      }
}

/** The message of a rule with one limit, which says of it that it is on its other side. */
function* opposed(texts: Texts): Iterable<Plant> {
  const limit = /^ {4}violatedWhen: \{ fact: \S+, operator: (?:greater|less)Than(?:Inclusive)?, value: \{/;
  const other: Readonly<Record<string, string>> = {
    'is above': 'is below',
    'is below': 'is above',
    exceeds: 'is below',
    'is longer than': 'is shorter than',
    'at least': 'at most',
    'must not exceed': 'must exceed',
    'not shorter than': 'shorter than',
    'liegt über dem': 'liegt unter dem',
    'liegt unter dem': 'liegt über dem',
    'ist länger als': 'ist kürzer als',
    mindestens: 'höchstens',
    'nicht überschreiten': 'überschreiten',
  };
  const said = new RegExp(`^ {6}(?:en|de): ".*?(${Object.keys(other).join('|')})`);
  for (const plant of lines(texts, plausibility, said, ([, words = ''], line) =>
    line.replace(words, other[words] ?? ''),
  )) {
    const all = texts.get(plant.at.file) ?? [];
    const { from, to } = blockOf(all, plant.at.from);
    if (all.slice(from, to + 1).some((line) => limit.test(line))) yield plant;
  }
}

/** The sentences of a message, each under the language of the other. */
function* exchanged(texts: Texts): Iterable<Plant> {
  const [english, german] = [/^( {6})en: (".{60,}")$/, /^( {6})de: (".{60,}")$/];
  for (const [file, all] of texts)
    if (plausibility.test(file))
      for (const [index, line] of all.entries()) {
        const [one, other] = [english.exec(line), german.exec(all[index + 1] ?? '')];
        if (!one || !other) continue;
        const plant = inLine(file, index, `${one[1]}en: ${other[2]}`, `${file}:${blockOf(all, index).from}`);
        const second = { file, line: index + 1, now: [`${one[1]}de: ${one[2]}`] };
        yield { ...plant, edits: [...plant.edits, second], at: { file, from: index, to: index + 1 } };
      }
}
