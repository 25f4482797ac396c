import type { Condition, Expression } from '../rules/model/expression.js';
import { partsOf } from '../rules/model/parts-of.js';
import { wordsOfName } from '../text/words-of-name.js';
import { ownNodes } from './own-nodes.js';

/** The words of all names, and codes, that a value or a condition reads itself; short ones tell nothing. */
export function wordsRead(whole: Expression | Condition): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (name: string): void => {
    for (const word of wordsOfName(name)) if (word.length > 2 && !tellNothing.has(word)) words.add(word);
  };
  for (const each of ownNodes(whole)) {
    for (const name of namesOf(each)) add(name);
    for (const { over } of partsOf(each)) for (const way of over) add(way.name);
  }
  return words;
}

/** Words that many names and codes have. */
const tellNothing: ReadonlySet<string> = new Set(['yes', 'other', 'others', 'none']);

function namesOf(each: Expression | Condition): readonly string[] {
  if (each.node === 'attribute') return [each.attribute.fact];
  if (each.node === 'derived') return [each.fact.name];
  if (each.node === 'parameter' || each.node === 'table') return [each.parameter.name];
  if (each.node === 'column') return [each.column];
  return each.node === 'literal' ? [each.value].flat().filter((value) => typeof value === 'string') : [];
}
