import { plausibility, sets } from './classes-of-words.js';
import { lines, type PlantClass } from './plant.js';

const glossary = /^rules\/\w+\/glossary\.yaml$/;
const questions = /^screens\/\w+\/texts\/(?:de|en)\.yaml$/;

const inSmall: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** What a language says otherwise than it is meant, where the other one or its own grammar shows it. */
export const classesOfLanguages: readonly PlantClass[] = [
  {
    name: 'another period of payment in one language',
    count: 4,
    stage: 'languages',
    *candidates(all) {
      // It is told of the text in the other language.
      for (const plant of lines(all, plausibility, /^ {6}en: [^{]*\byearly\b/, (_, line) =>
        line.replace(/\byearly\b/, 'monthly'),
      ))
        yield { ...plant, at: { ...plant.at, to: plant.at.to + 1 } };
    },
  },
  {
    name: 'a verb of several in the text for one',
    count: 3,
    stage: 'languages',
    *candidates(all) {
      yield* lines(all, plausibility, /^ {6}de: .*one \{Es ist/, (_, line) =>
        line.replace('one {Es ist', 'one {Es sind'),
      );
      yield* lines(all, plausibility, /^ {6}en: .*one \{[^}]* is\}/, (_, line) =>
        line.replace(/(one \{[^}]*) is\}/, '$1 are}'),
      );
    },
  },
  {
    name: 'a question about the time before its period',
    count: 6,
    stage: 'languages',
    *candidates(all) {
      yield* lines(all, questions, / in \{lookBack\}/, (_, line) =>
        line.replace('in {lookBack}', line.includes(' you') ? 'before {lookBack}' : 'vor {lookBack}'),
      );
    },
  },
  {
    name: 'umlauts of the glossary and of parameters',
    count: 3,
    stage: 'languages',
    *candidates(all) {
      // It is told of the term.
      for (const plant of lines(all, glossary, /^ {2}name: .*de: "\p{L}*[äöü]\p{L}{3,}"/u, (_, line) =>
        line.replace(
          /(de: "\p{L}*)([äöü])/u,
          (__, before: string, letter: string) => before + (inSmall[letter] ?? letter),
        ),
      ))
        yield { ...plant, at: { ...plant.at, from: plant.at.from - 1 } };
      yield* lines(all, sets, /^[a-z]\w+: ".* für /, (_, line) => line.replace(' für ', ' fuer '));
    },
  },
];
