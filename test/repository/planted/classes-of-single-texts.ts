import { plausibility, sets } from './classes-of-words.js';
import { inLine, inSinglePlaces, lines, type Plant, type PlantClass, type Single, type Texts } from './plant.js';

const single: readonly Single[] = [
  [
    /glossary\.yaml$/,
    '"What the applicant feels; one complains to the insurer about a claim"',
    '"The applicant is not called mad"',
  ],
  [/references\.yaml$/, 'A03: { when: "an AP has no benefit" }', 'A03: { when: "no AP object in the application" }'],
  [/facts\/financial\.yaml$/, 'the contract, insures a key person of a company;', 'the contract, protects a loan;'],
  [
    /smoking\.yaml$/,
    'unit: perDay, alsoIn: [perWeek], decimals: 0, minimum: 0, maximum: 200, name: { en: "cigarettes per day"',
    'unit: perWeek, alsoIn: [perDay], decimals: 0, minimum: 0, maximum: 200, name: { en: "cigarettes per day"',
  ],
  [
    /attributes\/disorder\.yaml$/,
    'lookBack: { fact: csp.recentLookBack }, name: { en: "fainting (y/n)"',
    'lookBack: { fact: csp.healthLookBack }, name: { en: "fainting (y/n)"',
  ],
  [
    /57-diabetes\.yaml$/,
    'hba1c, mandatoryWhen: { fact: code, operator: in, value: ["E10", "E11", "E13"] }',
    'hba1c, mandatoryWhen: { fact: code, operator: in, value: ["E10", "E11", "I10"] }',
  ],
  [
    /57-diabetes\.yaml$/,
    'shownWhen: { fact: hba1c, operator: isKnown }',
    'shownWhen: { any: [{ fact: hba1c, operator: isKnown }, { fact: hba1c, operator: isKnown, value: false }] }',
  ],
  [/notices\/data-protection\.yaml$/, 'from: "2026.01.01"', 'from: "1926.01.01"'],
  [/countries\.csv$/, '"Bundesrepublik Deutschland|BRD",true,true', '"Bundesrepublik Deutschland|BRD",true,'],
  [/plausibility\/financial\.yaml$/, 'en: "The total death cover of', 'en: "The gesamte death cover of'],
];

const texts = 'single texts';

/** What a value or a text alone shows, beside what all others are like. */
export const classesOfSingleTexts: readonly PlantClass[] = [
  {
    name: 'zero in front of a number',
    count: 4,
    stage: 'zeros',
    candidates: (all) => lines(all, sets, /^(\w+: )(\d+)$/, ([, key, number]) => `${key}0${number}`),
  },
  {
    name: 'plural where it speaks of one',
    count: 4,
    stage: texts,
    candidates: (all) =>
      lines(
        all,
        /^(?:rules\/\w+\/plausibility\/|screens\/\w+\/texts\/)/,
        /one \{# (\p{L}+)\} other \{# (\p{L}+)\}/u,
        ([said, one = '', others = ''], line) =>
          others.startsWith(one) && /^(?:e|en|n|s)$/.test(others.slice(one.length))
            ? line.replace(said, `one {# ${others}} other {# ${one}}`)
            : line,
      ),
  },
  {
    name: 'number printed for one alone',
    count: 2,
    stage: texts,
    candidates: (all) =>
      lines(all, plausibility, /one \{([^{}#]+)\} other \{([^{}]*#[^{}]*)\}/, ([said, one, others], line) =>
        line.replace(said, `one {${others}} other {${one}}`),
      ),
  },
  { name: 'placeholders swapped in both', count: 3, stage: 'apart placeholders', candidates: swappedInBoth },
  { name: 'value printed twice', count: 4, stage: texts, candidates: printedTwice },
  { name: 'value that a case above takes', count: 2, stage: 'alone choices', candidates: takenAbove },
  {
    name: 'chapter of another letter',
    count: 3,
    stage: 'alone keys',
    candidates: (all) =>
      lines(all, /disorders\.csv$/, /^[A-Z]\d\d.*?,[a-z][\w|]*,(\d+),/, ([said, chapter], line) =>
        line.replace(said, said.replace(/\d+,$/, `${chapter === '7' ? 6 : 7},`)),
      ),
  },
  {
    name: 'unlike all others',
    count: single.length,
    stage: 'alone single texts',
    candidates: (all) => inSinglePlaces(all, single),
  },
];

/** Both languages print two values, and now the first of them twice. */
function* printedTwice(all: Texts): Iterable<Plant> {
  for (const [file, text] of all)
    if (plausibility.test(file))
      for (const [index, english] of text.entries()) {
        const german = text[index + 1] ?? '';
        const [first, second] = [...english.matchAll(/\{\w+\}/g)].map(([name]) => name);
        if (!/^ {6}en: /.test(english) || !first || !second || !german.includes(first) || !german.includes(second))
          continue;
        const edits = [english, german].map((line, at) => ({
          file,
          line: index + at,
          now: [line.replaceAll(second, first)],
        }));
        yield { edits, at: { file, from: index, to: index + 1 }, area: `${file}:${index}` };
      }
}

/** Two values exchanged in both languages, where the English words say what each is: the other one, minimum, end. */
function* swappedInBoth(all: Texts): Iterable<Plant> {
  const saysBoth = /^ {6}en: .*\b(?:minimum \{minimum|(?:start|end)s? \(?\{treatment|measured \w+ of \{measured)/;
  for (const [file, text] of all)
    if (/\/plausibility\//.test(file))
      for (const [index, english] of text.entries()) {
        const names = [...new Set(english.match(/\{\w+\}/g))];
        const [one = '', other = ''] = names;
        if (!saysBoth.test(english) || names.length !== 2) continue;
        const edits = [english, text[index + 1] ?? ''].map((line, at) => ({
          file,
          line: index + at,
          now: [line.replace(/\{\w+\}/g, (name) => (name === one ? other : name === other ? one : name))],
        }));
        yield { edits, at: { file, from: index, to: index + 1 }, area: `${file}:${index}` };
      }
}

/** A list of a `choose` names a value, too, with which a case above begins. */
function* takenAbove(all: Texts): Iterable<Plant> {
  const asks = /^\s+- \{ fact: (\w+), operator: (?:in, value: \[(\w+)|equal, value: (\w+) \})/;
  for (const [file, text] of all) {
    if (!/\/facts\//.test(file)) continue;
    const taken = new Map<string, string>();
    for (const [index, line] of text.entries()) {
      if (/^\S/.test(line)) taken.clear();
      const [, fact = '', listed, alone] = asks.exec(line) ?? [];
      if (fact === '' || !standsInAny(text, index)) continue;
      const before = taken.get(fact);
      if (before !== undefined && listed !== undefined && !line.includes(before))
        yield { ...inLine(file, index, line.replace('value: [', `value: [${before}, `)) };
      else if (before === undefined) taken.set(fact, listed ?? alone ?? '');
    }
  }
}

/** Whether a line is one of several conditions of which one is enough for a case. */
function standsInAny(text: readonly string[], index: number): boolean {
  const indent = (line: string): number => line.search(/\S/);
  const above = (of: number): number =>
    text.findLastIndex((line, at) => at < of && line.trim() !== '' && indent(line) < indent(text[of] ?? ''));
  const group = above(index);
  return text[group]?.trim() === 'any:' && text[above(group)]?.trim() === '- when:';
}
