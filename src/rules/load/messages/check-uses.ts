import type { Findings } from '../../../documents/findings/findings.js';
import { insideText } from '../../../documents/inside-text.js';
import type { Position } from '../../../documents/position.js';
import type { FactType } from '../../model/expression.js';
import { unitWord } from '../../model/unit.js';
import type { Use, WrittenPlaceholder } from './text-placeholders.js';

/** What is chosen by the value itself: a number, or a word as rules write it. */
const chosenBy: ReadonlySet<FactType['kind']> = new Set(['number', 'code', 'word', 'text', 'truth']);

/**
 * Placeholders that are printed as what they are not: a text as a number, years as percent. They would print NaN, or
 * fail. `at`: where the text begins.
 */
export function checkUses(
  written: readonly WrittenPlaceholder[],
  typeOf: ((name: string) => FactType | undefined) | undefined,
  at: Position,
  findings: Findings,
): void {
  for (const { name, from, use } of written) {
    const type = use && typeOf?.(name);
    const fault = type && faultOf(use, type);
    if (fault !== undefined) findings.error(insideText(at, from), 'wrong-format', `{${name}} ${fault}`);
  }
}

function faultOf({ as, style }: Use, type: FactType): string | undefined {
  const { kind } = type;
  const isNumber = kind === 'number';
  if (as === 'date' || as === 'time') return `cannot be printed as a ${as}; write it alone: it prints as it is`;
  if (as === 'select') return chosenBy.has(kind) ? undefined : `is a ${kind}: no text can be chosen by it`;
  if (!isNumber) return `is a ${kind} and no number; write it alone: it prints as it is`;
  if (style === 'percent' && type.unit)
    return `is in ${unitWord(type.unit)}: percent prints a hundred times the number; write {…, number, unit}`;
  return undefined;
}
