import type { Condition, Expression, NodeOf } from '../../rules/model/expression.js';
import type { Block } from './in-words.js';
import { comparisonPhrases, decoratorPhrases } from './phrases/comparison-phrases.js';
import { nodePhrases } from './phrases/node-phrases.js';
import { fill } from './phrases/phrase.js';
import type { Teller } from './teller.js';

/** Every kind of condition. */
const blocks: { readonly [K in Condition['node']]: (condition: NodeOf<K, Condition>, teller: Teller) => Block } = {
  always: ({ value }, { naming }) => ({ text: (value ? nodePhrases.always : nodePhrases.never)[naming.locale] }),
  all: (condition, teller) => joined(condition, teller),
  any: (condition, teller) => joined(condition, teller),
  atLeast: ({ count, conditions }, teller) => ({
    text: fill(nodePhrases.atLeast, teller.naming.locale, { count: String(count) }),
    items: conditions.map((one) => teller.condition(one)),
  }),
  comparison: (comparison, teller) => ({ text: comparisonWords(comparison, teller) }),
};

/** A condition in words: joined conditions point by point. */
export const conditionWords = (condition: Condition, teller: Teller): Block =>
  (blocks[condition.node] as (condition: Condition, teller: Teller) => Block)(condition, teller);

/** Conditions that are joined alike inside each other are told as one list; a single one needs none. */
function joined({ node, conditions }: NodeOf<'all' | 'any', Condition>, teller: Teller): Block {
  const all = flat(node, conditions);
  const [only] = all;
  if (only && all.length === 1) return teller.condition(only);
  return { text: nodePhrases[node][teller.naming.locale], items: all.map((one) => teller.condition(one)) };
}

const flat = (node: 'all' | 'any', conditions: readonly Condition[]): readonly Condition[] =>
  conditions.flatMap((one) => (one.node === node ? flat(node, one.conditions) : [one]));

function comparisonWords({ operator, decorator, left, right }: NodeOf<'comparison'>, teller: Teller): string {
  const { locale } = teller.naming;
  const words = teller.line(left);
  const phrase = phraseOf(operator, left, right);
  if (!phrase) throw new Error(`there are no words for the operator ${operator}`);
  return fill(phrase, locale, {
    left: decorator ? fill(decoratorPhrases[decorator], locale, { left: words }) : words,
    right: right ? teller.line(right) : '',
  });
}

function phraseOf(operator: string, left: Expression, right: Expression | undefined) {
  const literal = right?.node === 'literal' && typeof right.value === 'boolean' ? ` ${right.value}` : '';
  const ofObject = literal !== '' && endsAtObject(left) ? comparisonPhrases[`${operator} object${literal}`] : undefined;
  return ofObject ?? comparisonPhrases[`${operator}${literal}`] ?? comparisonPhrases[operator];
}

/** Whether a path leads to an object, not to a value. */
function endsAtObject(value: Expression): boolean {
  if (value.node === 'object') return true;
  return 'of' in value && value.node !== 'size' && value.node !== 'aggregate' && endsAtObject(value.of);
}
