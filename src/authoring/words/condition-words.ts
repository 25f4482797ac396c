import type { Condition, Expression, Literal, NodeOf } from '../../rules/model/expression.js';
import type { Block } from './in-words.js';
import { flat } from './every-one.js';
import { norWords } from './literal-words.js';
import { comparisonPhrases, decoratorPhrases, denialPhrases } from './phrases/comparison-phrases.js';
import { nodePhrases } from './phrases/node-phrases.js';
import { fill, type Phrase } from './phrases/phrase.js';
import type { Teller } from './teller.js';
import { comparedLine, deniedLine, isSentence } from './value-words.js';

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

/** In front of what is compared with yes or no: whether the comparison says yes of it, no, or that it is not sure. */
const saidOfTruth: Readonly<Record<string, 'yes' | keyof typeof denialPhrases>> = {
  'equal true': 'yes',
  'equal false': 'no',
  'notEqual true': 'no',
  'notEqual false': 'yes',
  'isConfirmed true': 'yes',
  'isConfirmed false': 'notConfirmed',
};

function comparisonWords(comparison: NodeOf<'comparison'>, teller: Teller): string {
  const { locale } = teller.naming;
  const { operator, decorator, left } = comparison;
  const said = decorator ? undefined : saidOfTruth[`${operator}${truthOf(comparison)}`];
  if (said !== undefined && isSentence(left, teller)) {
    if (said === 'yes') return teller.line(left);
    const denied = said === 'no' ? deniedLine(left, teller) : undefined;
    return denied ?? fill(denialPhrases[said], locale, { left: teller.line(left) });
  }
  const words = comparedLine(left, teller);
  const { phrase, right } = phraseOf(comparison, teller);
  return fill(phrase, locale, {
    left: decorator ? fill(decoratorPhrases[decorator], locale, { left: words }) : words,
    right,
  });
}

/** ` true` or ` false` where that stands on the right. */
const truthOf = ({ right }: NodeOf<'comparison'>): string =>
  right.node === 'literal' && typeof right.value === 'boolean' ? ` ${right.value}` : '';

function phraseOf(comparison: NodeOf<'comparison'>, teller: Teller): { phrase: Phrase; right: string } {
  const { operator, left, right } = comparison;
  if (right.node === 'literal' && isListing(operator) && Array.isArray(right.value)) {
    const values = right.value as readonly Literal[];
    const isOneOf = operator === 'in';
    if (values.length === 1)
      return { phrase: comparisonPhrases[isOneOf ? 'equal' : 'notEqual'] as Phrase, right: teller.line(right) };
    return {
      phrase: comparisonPhrases[`${operator} list`] as Phrase,
      right: isOneOf ? teller.line(right) : norWords(values, right.type, teller.naming),
    };
  }
  const truth = truthOf(comparison);
  const phrase =
    (truth === '' ? undefined : comparisonPhrases[`${operator} ${endOf(left)}${truth}`]) ??
    comparisonPhrases[`${operator}${truth}`];
  return { phrase: phrase as Phrase, right: comparedLine(right, teller) };
}

const isListing = (operator: string): boolean => operator === 'in' || operator === 'notIn';

/** What a path leads to: an object, an answer, or something else. */
function endOf(value: Expression): 'object' | 'answer' | 'value' {
  if (value.node === 'object') return 'object';
  if (value.node === 'attribute') return 'answer';
  return value.node === 'related' || value.node === 'this' || value.node === 'case' ? endOf(value.of) : 'value';
}
