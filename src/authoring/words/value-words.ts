import type { Condition, Expression, NodeOf, RelationPath } from '../../rules/model/expression.js';
import { everyOne } from './every-one.js';
import type { Block } from './in-words.js';
import { literalWords } from './literal-words.js';
import { aggregatePhrases, choosingPhrases, deniedAggregatePhrases } from './phrases/aggregate-phrases.js';
import { aspectPhrases, datePartPhrases, environmentPhrases, nodePhrases } from './phrases/node-phrases.js';
import { type OperatorPhrase, operatorPhrases, roundedTo, roundingPhrases } from './phrases/operator-phrases.js';
import { fill, type Phrase } from './phrases/phrase.js';
import type { Teller } from './teller.js';

type Value = Expression['node'];

/** Every kind of value that is told in one line. */
const lines: { readonly [K in Exclude<Value, 'choice'>]: (value: NodeOf<K, Expression>, teller: Teller) => string } = {
  literal: ({ value, type }, { naming }) => literalWords(value, type, naming),
  parameter: ({ parameter }, teller) => teller.parameter(parameter),
  environment: ({ name }, { naming }) => environmentPhrases[name][naming.locale],
  attribute: ({ attribute, aspect }, { naming }) =>
    fill(aspectPhrases[aspect], naming.locale, { name: naming.quoted(naming.attribute(attribute)) }),
  derived: ({ fact }, teller) => teller.fact(fact) ?? teller.line(fact.is),
  related: ({ relation, of }, teller) =>
    say(teller, relation.kind === 'one' ? nodePhrases.related : nodePhrases.relatedMany, {
      of: inBrackets(of, teller),
      relation: teller.relation(relation),
    }),
  object: ({ relation }, teller) => teller.relation(relation),
  size: ({ of }, teller) => say(teller, nodePhrases.size, { of: 'node' in of ? teller.line(of) : teller.relation(of) }),
  this: ({ of }, teller) =>
    say(teller, nodePhrases.this, { of: inBrackets(of, teller), kind: teller.naming.kindInside(teller.self) }),
  // A way from the case begins at a relation of the application, whose name says so.
  case: ({ of }, teller) =>
    beginsAtRelation(of) ? teller.line(of) : say(teller, nodePhrases.case, { of: inBrackets(of, teller) }),
  column: ({ of, catalogue, column }, teller) =>
    say(teller, nodePhrases.column, {
      column: teller.naming.quoted(teller.naming.column(catalogue, column)),
      of: teller.line(of),
    }),
  datePart: ({ of, part }, teller) => say(teller, datePartPhrases[part], { of: inBrackets(of, teller) }),
  operation: (operation, teller) => operationLine(operation, teller),
  aggregate: (aggregate, teller) => aggregateLine(aggregate, teller),
  table: ({ parameter, at, gives }, teller) => {
    const { naming } = teller;
    const inputs = Object.entries(at).map(([column, value]) =>
      say(teller, nodePhrases.tableInput, {
        column: naming.quoted(naming.tableColumn(column)),
        value: teller.line(value),
      }),
    );
    return say(teller, nodePhrases.table, {
      gives: naming.quoted(naming.tableColumn(gives)),
      table: teller.parameter(parameter),
      at: inputs.join(', '),
    });
  },
  condition: ({ condition }, teller) => (asTruth(condition, teller) ?? teller.condition(condition)).text,
  convert: (conversion, teller) => {
    const { naming } = teller;
    const { from, to, of } = conversion;
    if (!to || !saysUnits(conversion)) return teller.line(of);
    const words = inBrackets(of, teller);
    if (!from) return say(teller, nodePhrases.convertPlain, { of: words, to: naming.unit(to, 'dative') });
    return say(teller, nodePhrases.convert, {
      of: words,
      from: naming.unit(from, 'dative'),
      to: naming.unit(to, 'nominative'),
    });
  },
};

/** A value that fits into a line. */
export const valueLine = (value: Expression, teller: Teller): string =>
  (lines[value.node as keyof typeof lines] as (value: Expression, teller: Teller) => string)(value, teller);

/** Whether a value fits into a line: no choice, no conditions that are joined. */
export function fitsLine(value: Expression, isNamed: (value: NodeOf<'derived'>) => boolean): boolean {
  if (value.node === 'choice') return false;
  if (value.node === 'condition') return value.condition.node === 'comparison' || value.condition.node === 'always';
  if (value.node === 'aggregate') return value.where === undefined || value.where.node === 'comparison';
  if (value.node === 'derived') return isNamed(value) || fitsLine(value.fact.is, isNamed);
  return true;
}

/** A value with what stands below it, point by point. */
export function valueBlock(value: Expression, teller: Teller, fits: (value: Expression) => boolean): Block {
  const { locale } = teller.naming;
  if (value.node === 'choice')
    return {
      text: nodePhrases.choice[locale],
      items: value.cases.map(({ when, is }) => {
        const words = teller.line(is);
        if (!when) return { text: fill(nodePhrases.choiceOtherwise, locale, { value: words }) };
        const { text, ...rest } = teller.condition(when);
        return { text: fill(nodePhrases.choiceCase, locale, { value: words, condition: text }), ...rest };
      }),
    };
  if (value.node === 'condition') return asTruth(value.condition, teller) ?? teller.condition(value.condition);
  if (value.node === 'derived' && !fits(value)) return teller.block(value.fact.is);
  if (value.node === 'aggregate' && value.where && !fits(value)) {
    const items = everyOne(value.where, teller);
    return { text: fill(choosingPhrases.whereList, locale, { whole: aggregateWords(value, teller) }), items };
  }
  if (value.node === 'operation' && !value.operands.every(fits))
    return {
      text: fill(phraseOf(value.operator).list, locale, { rounding: rounding(value, teller) }),
      items: value.operands.map((operand) => teller.block(operand)),
    };
  return { text: valueLine(value, teller) };
}

/** What always or never holds is yes or no where a value is asked for. */
const asTruth = (condition: Condition, { naming }: Teller): Block | undefined =>
  condition.node === 'always'
    ? { text: (condition.value ? nodePhrases.yes : nodePhrases.no)[naming.locale] }
    : undefined;

const say = ({ naming }: Teller, phrase: Phrase, parts: Readonly<Record<string, string>>): string =>
  fill(phrase, naming.locale, parts);

const phraseOf = (operator: string): OperatorPhrase => operatorPhrases[operator] as OperatorPhrase;

function operationLine(operation: NodeOf<'operation'>, teller: Teller): string {
  const { locale } = teller.naming;
  const { line } = phraseOf(operation.operator);
  const operands = operation.operands;
  if ('listed' in line)
    return fill(line.listed, locale, { all: operands.map((operand) => teller.line(operand)).join('; ') });
  const words = operands.map((operand) => inBrackets(operand, teller));
  if ('between' in line) return words.join(line.between[locale]);
  const [first = '', second = ''] = words;
  return fill(line, locale, { first, second, rounding: rounding(operation, teller) });
}

/**
 * Whether a conversion is told with its units: a number that stands there says its own, and a share is a plain number.
 */
const saysUnits = ({ of, to }: NodeOf<'convert'>): boolean =>
  to !== undefined && of.node !== 'literal' && of.node !== 'parameter';

/** Whether a value is read of the objects that a relation leads to. */
const beginsAtRelation = (value: Expression): boolean =>
  value.node === 'related' ||
  value.node === 'object' ||
  (value.node === 'size' && (!('node' in value.of) || beginsAtRelation(value.of)));

/** Under which what does not fit into a line stands below. */
const letter = /^\([A-Z]+\)$/;

/** What is reckoned inside something that is reckoned stands in brackets. */
function inBrackets(value: Expression, teller: Teller): string {
  const words = teller.line(value);
  return reckons(value, teller) && !letter.test(words) ? `(${words})` : words;
}

const reckons = (value: Expression, teller: Teller): boolean => {
  if (value.node === 'derived') return teller.naming.fact(value.fact) === undefined && reckons(value.fact.is, teller);
  if (value.node === 'aggregate' || value.node === 'condition') return true;
  if (value.node === 'convert') return saysUnits(value) || reckons(value.of, teller);
  return value.node === 'operation' && value.operands.length > 1;
};

/**
 * A side of a comparison, in brackets where else it is not seen where it ends: a condition, a list, a remark behind it.
 */
export function comparedLine(value: Expression, teller: Teller): string {
  const words = teller.line(value);
  return endsUnseen(toldAs(value, teller)) && !letter.test(words) ? `(${words})` : words;
}

function endsUnseen(value: Expression): boolean {
  if (value.node === 'operation') return !('between' in phraseOf(value.operator).line);
  if (value.node === 'aggregate') return value.where !== undefined;
  return value.node === 'condition' || (value.node === 'convert' && saysUnits(value));
}

/** What a value is told as: a derived fact without a name as what it is made of. */
const toldAs = (value: Expression, teller: Teller): Expression =>
  value.node === 'derived' && teller.naming.fact(value.fact) === undefined ? toldAs(value.fact.is, teller) : value;

/** Whether a value that is yes or no reads as a sentence of its own in a line. */
export function isSentence(value: Expression, teller: Teller): boolean {
  const inner = toldAs(value, teller);
  if (!fitsLine(inner, ({ fact }) => teller.naming.fact(fact) !== undefined)) return false;
  return inner.node === 'aggregate' ? inner.aggregate in deniedAggregatePhrases : inner.node === 'condition';
}

/** A sentence that says the opposite, where there are words for it: "there is none of the ...". */
export function deniedLine(value: Expression, teller: Teller): string | undefined {
  const inner = toldAs(value, teller);
  const phrase = inner.node === 'aggregate' ? deniedAggregatePhrases[inner.aggregate] : undefined;
  return inner.node === 'aggregate' && phrase ? aggregateLine(inner, teller, phrase) : undefined;
}

function rounding({ options }: NodeOf<'operation'>, { naming }: Teller): string {
  const {
    decimals = 0,
    to,
    mode = 'nearest',
  } = options as {
    readonly decimals?: number;
    readonly to?: number;
    readonly mode?: keyof typeof roundingPhrases;
  };
  const kind = to !== undefined ? 'multiple' : decimals === 0 ? 'whole' : decimals === 1 ? 'one' : 'decimals';
  const count = naming.quantity(to ?? decimals, undefined);
  return fill(roundingPhrases[mode], naming.locale, { to: fill(roundedTo[kind], naming.locale, { count }) });
}

function aggregateLine(aggregate: NodeOf<'aggregate'>, teller: Teller, phrase?: Phrase): string {
  const whole = aggregateWords(aggregate, teller, phrase);
  return aggregate.where
    ? say(teller, choosingPhrases.where, { whole, condition: teller.condition(aggregate.where).text })
    : whole;
}

/** An operator over objects without its condition. */
function aggregateWords(
  { aggregate, over, of, others, from }: NodeOf<'aggregate'>,
  teller: Teller,
  phrase = aggregatePhrases[aggregate] as Phrase,
): string {
  const walked = over.length > 0 ? wayWords(over, teller) : teller.naming.kind(teller.self);
  const reached = others ? say(teller, choosingPhrases.others, { over: walked }) : walked;
  // A way from the case begins at a relation of the application, whose name says so.
  const start =
    from === 'this'
      ? say(teller, nodePhrases.this, { of: reached, kind: teller.naming.kindInside(teller.self) })
      : reached;
  return say(teller, phrase, { over: start, of: of ? inBrackets(of, teller) : '' });
}

/** A chain of relations, from its end: "medication (conditions of the person)". */
export const wayWords = (over: readonly RelationPath[], teller: Teller): string =>
  over
    .map((relation) => teller.relation(relation))
    .reduce((outer, inner) => say(teller, choosingPhrases.chain, { inner, outer }));
