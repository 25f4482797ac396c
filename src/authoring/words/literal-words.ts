import { writeDate } from '../../case/values/date-forms.js';
import type { FactType, Literal } from '../../rules/model/expression.js';
import type { CharacterClass, Pattern, PatternPart } from '../../rules/model/pattern.js';
import { type FactValue, isDate } from '../../rules/values/fact-value.js';
import { choiceFormat } from '../../text/list-formats.js';
import type { Naming } from './naming.js';
import { nodePhrases } from './phrases/node-phrases.js';
import { characterClassPhrases, patternPhrases } from './phrases/pattern-phrases.js';
import { fill } from './phrases/phrase.js';

/** A literal as a person says it: numbers with their units, codes by their names, `A, B or C` of a list. */
export function literalWords(value: Literal, type: FactType, naming: Naming): string {
  const { locale } = naming;
  if (type.kind === 'pattern') return patternWords(value as Pattern, naming);
  if (type.kind === 'range') {
    const [low, high] = value as readonly [number, number];
    return fill(nodePhrases.range, locale, {
      low: naming.quantity(low, undefined),
      high: naming.quantity(high, type.unit),
    });
  }
  if (Array.isArray(value)) return choiceFormat(locale).format(listedWords(value, type, naming));
  if (typeof value === 'boolean') return fill(value ? nodePhrases.yes : nodePhrases.no, locale);
  if (typeof value === 'number')
    return type.kind === 'number' && type.ungrouped
      ? String(value)
      : naming.quantity(value, type.kind === 'number' ? type.unit : undefined);
  if (isDate(value as FactValue)) return writeDate(value as Parameters<typeof writeDate>[0], locale);
  return naming.quoted(naming.coded(String(value), type));
}

/** The values of a list, each as a person says it. */
const listedWords = (values: readonly Literal[], type: FactType, naming: Naming): readonly string[] =>
  values.map((one) => literalWords(one, type.kind === 'list' ? type.of : type, naming));

/** The values of a list none of which is meant: `A, B nor C`. */
export function norWords(values: readonly Literal[], type: FactType, naming: Naming): string {
  const words = listedWords(values, type, naming);
  return fill(nodePhrases.neither, naming.locale, {
    others: words.slice(0, -1).join(', '),
    last: words.at(-1) as string,
  });
}

/** The parts of a form one after the other; characters that stand for themselves as one text. */
function patternWords(pattern: Pattern, naming: Naming): string {
  const { locale } = naming;
  const words: string[] = [];
  let text = '';
  for (const part of [...pattern, undefined]) {
    if (part && typeof part.of !== 'string') {
      text += part.of.character;
      continue;
    }
    if (text !== '') words.push(naming.quoted(text));
    text = '';
    if (part && typeof part.of === 'string') words.push(classWords(part.of, part, naming));
  }
  return words.join(patternPhrases.next[locale]);
}

function classWords(of: CharacterClass, { least, most }: PatternPart, naming: Naming): string {
  const { locale } = naming;
  const { one, several } = characterClassPhrases[of];
  if (most === 1)
    return least === 1 ? fill(one, locale) : fill(patternPhrases.optional, locale, { what: fill(one, locale) });
  const [from, to] = [naming.quantity(least, undefined), naming.quantity(most, undefined)];
  const phrase = least === 0 ? patternPhrases.upTo : patternPhrases.between;
  const count = least === most ? to : fill(phrase, locale, { least: from, most: to });
  return fill(several, locale, { count });
}
