import { writeDate } from '../../case/values/date-forms.js';
import type { FactType, Literal } from '../../rules/model/expression.js';
import type { Pattern } from '../../rules/model/pattern.js';
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
  if (Array.isArray(value)) {
    const element = type.kind === 'list' ? type.of : type;
    return choiceFormat(locale).format((value as readonly Literal[]).map((one) => literalWords(one, element, naming)));
  }
  if (typeof value === 'boolean') return fill(value ? nodePhrases.yes : nodePhrases.no, locale);
  if (typeof value === 'number')
    return type.kind === 'number' && type.ungrouped
      ? String(value)
      : naming.quantity(value, type.kind === 'number' ? type.unit : undefined);
  if (isDate(value as FactValue)) return writeDate(value as Parameters<typeof writeDate>[0], locale);
  return naming.quoted(naming.coded(String(value), type));
}

function patternWords(pattern: Pattern, naming: Naming): string {
  const { locale } = naming;
  return pattern
    .map(({ of, least, most }) => {
      const what = typeof of === 'string' ? characterClassPhrases[of][locale] : naming.quoted(of.character);
      return least === most
        ? fill(patternPhrases.exactly, locale, { count: String(least), what })
        : fill(patternPhrases.between, locale, { least: String(least), most: String(most), what });
    })
    .join(patternPhrases.next[locale]);
}
