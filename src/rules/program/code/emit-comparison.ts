import type { Condition, Expression, NodeOf } from '../../model/expression.js';
import { Gap } from '../../values/gap.js';
import type { Outcome } from '../../values/outcome.js';
import type { Test } from '../compile/compiled.js';
import { codeState, State } from '../layout.js';
import type { CaseInstance } from '../evaluated-view.js';
import { emitContains, emitDoesNotContain, emitOperator } from './emit-operator.js';
import { factOf, placeOf, type Read, readDate, readFact, readNumber, readPlaced, type Site } from './emit-reads.js';
import { addGap, type Exits, leaveBy, leaveWhen } from './exits.js';
import { written } from './source.js';

type Comparison = NodeOf<'comparison', Condition>;
type Emit = (comparison: Comparison, site: Site, exits: Exits) => string | undefined;

/** Adds the gap of a side, if it is one. */
const gapOf = ({ state }: Read, gaps: string): string =>
  state === written(State.there) ? '' : leaveWhen(`${state}<${State.there}`, addGap(gaps, state));

/** Two numbers; a comparison with NaN, which stands for what is not there, is false. */
const numbers =
  (holds: (left: string, right: string) => string): Emit =>
  ({ left, right }, site, { whenTrue, whenFalse, gaps }) => {
    const one = readNumber(left, site);
    const other = readNumber(right, site);
    if (!one || !other) return undefined;
    const both = `${one.number}===${one.number}&&${other.number}===${other.number}`;
    return (
      `${one.code}${other.code}${leaveWhen(holds(one.number, other.number), whenTrue)}` +
      `${leaveWhen(both, whenFalse)}${gapOf(one, gaps)}${gapOf(other, gaps)}`
    );
  };

/** A number and a range that is the same for all objects. */
const range =
  (inside: boolean): Emit =>
  ({ left, right }, site, { whenTrue, whenFalse, gaps }) => {
    const one = readNumber(left, site);
    const bounds = site.compiler.value(right, '').constant;
    if (!one || !Array.isArray(bounds) || bounds.length !== 2) return undefined;
    const [low, high] = bounds as readonly unknown[];
    if (typeof low !== 'number' || typeof high !== 'number') return undefined;
    const isInside = `${one.number}>=${written(low)}&&${one.number}<=${written(high)}`;
    const isOutside = `${one.number}<${written(low)}||${one.number}>${written(high)}`;
    const [trueWhen, falseWhen] = inside ? [isInside, isOutside] : [isOutside, isInside];
    return `${one.code}${leaveWhen(trueWhen, whenTrue)}${leaveWhen(falseWhen, whenFalse)}${gapOf(one, gaps)}`;
  };

/** Two dates, each from its first to its last day: what no reading of them denies is true, what all deny is false. */
const dates =
  (trueWhen: (left: Read, right: Read) => string, falseWhen: (left: Read, right: Read) => string): Emit =>
  ({ left, right }, site, { whenTrue, whenFalse, gaps }) => {
    const one = readDate(left, site);
    const other = readDate(right, site);
    if (!one || !other) return undefined;
    // Today is looked at only when the other side is there: examples tell whether they rest on it.
    const stored = [one, other].filter(({ code }) => code !== '').map(({ number }) => `${number}===${number}`);
    return (
      `${one.code}${other.code}if(${stored.join('&&') || 'true'}){` +
      `${leaveWhen(trueWhen(one, other), whenTrue)}${leaveWhen(falseWhen(one, other), whenFalse)}${addGap(gaps, '1')}}` +
      `${gapOf(one, gaps)}${gapOf(other, gaps)}`
    );
  };

const isBefore = (left: Read, right: Read): string => `${left.last}<${right.number}`;
const isNotBefore = (left: Read, right: Read): string => `${left.number}>=${right.last}`;

/** The state that a constant code or a yes or no has at the place of the other side. */
function stateOf(right: Expression, { place }: Read, site: Site): number | undefined {
  const { constant } = site.compiler.value(right, '');
  if (place.form === 'truth' && typeof constant === 'boolean') return constant ? State.true : State.false;
  const { form, catalogue } = place;
  return form === 'code' && catalogue && typeof constant === 'string' ? codeState(catalogue, constant) : undefined;
}

/** Codes of one catalogue, yes and no: their states are compared. */
const states =
  (isEqual: boolean): Emit =>
  ({ left, right }, site, { whenTrue, whenFalse, gaps }) => {
    const one = readFact(left, site);
    if (!one) return undefined;
    const [same, different] = isEqual ? [whenTrue, whenFalse] : [whenFalse, whenTrue];
    const constant = stateOf(right, one, site);
    if (constant !== undefined) {
      const isThere = `${one.state}>=${State.there}`;
      const differs = same === '' ? `${isThere}&&${one.state}!==${constant}` : isThere;
      const left = leaveWhen(`${one.state}===${constant}`, same) + leaveWhen(differs, different);
      return one.code + left + addGap(gaps, one.state);
    }
    const other = readFact(right, site);
    const { form, catalogue } = one.place;
    if (other?.place.form !== form || other.place.catalogue !== catalogue || (form !== 'code' && form !== 'truth'))
      return undefined;
    const both = `${one.state}>=${State.there}&&${other.state}>=${State.there}`;
    return (
      `${one.code}${other.code}if(${both}){if(${one.state}===${other.state}){${same}}else{${different}}}` +
      `${gapOf(one, gaps)}${gapOf(other, gaps)}`
    );
  };

/** Asks for what the state says; it never is unknown. */
const asking =
  (holds: (read: Read, site: Site) => string | undefined): Emit =>
  ({ left, right }, site, { whenTrue, whenFalse }) => {
    const expected = site.compiler.value(right, '').constant;
    const read = typeof expected === 'boolean' ? readFact(left, site) : undefined;
    const condition = read && holds(read, site);
    if (!read || condition === undefined) return undefined;
    const [yes, no] = expected ? [whenTrue, whenFalse] : [whenFalse, whenTrue];
    return `${read.code}if(${condition}){${yes}}else{${no}}`;
  };

const isConfirmed = ({ state, place: { form, catalogue } }: Read): string | undefined => {
  if (form === 'truth') return `${state}===${State.true}`;
  return form === 'code' && catalogue ? `${state}===${codeState(catalogue, 'yes')}` : undefined;
};

const firstOf =
  (...emits: readonly Emit[]): Emit =>
  (comparison, site, exits) => {
    for (const emit of emits) {
      const code = emit(comparison, site, exits);
      if (code !== undefined) return code;
    }
    return undefined;
  };

/** The operators that code is made for, on sides that it can read; the others are called. */
const emits: Readonly<Record<string, Emit>> = {
  equal: firstOf(
    states(true),
    numbers((left, right) => `${left}===${right}`),
  ),
  notEqual: firstOf(
    states(false),
    numbers((left, right) => `${left}<${right}||${left}>${right}`),
  ),
  lessThan: numbers((left, right) => `${left}<${right}`),
  lessThanInclusive: numbers((left, right) => `${left}<=${right}`),
  greaterThan: numbers((left, right) => `${left}>${right}`),
  greaterThanInclusive: numbers((left, right) => `${left}>=${right}`),
  between: range(true),
  notBetween: range(false),
  isKnown: asking(({ state }) => `${state}>=${State.there}`),
  isConfirmed: asking(isConfirmed),
  contains: emitContains,
  doesNotContain: emitDoesNotContain,
  before: dates(isBefore, isNotBefore),
  notBefore: dates(isNotBefore, isBefore),
  after: dates(
    (left, right) => isBefore(right, left),
    (left, right) => isNotBefore(right, left),
  ),
  notAfter: dates(
    (left, right) => isNotBefore(right, left),
    (left, right) => isBefore(right, left),
  ),
};

/**
 * The code of a comparison: its operator in code, a table by the code that it rests on alone, or a call of its
 * operator.
 */
export function emitComparison(comparison: Comparison, site: Site, test: Test, exits: Exits): string {
  const own = comparison.decorator ? undefined : emits[comparison.operator]?.(comparison, site, exits);
  return (
    own ??
    emitTable(comparison, site, test, exits) ??
    emitOperator(comparison, site, exits) ??
    emitCall(site, test, exits)
  );
}

/** Calls what is compiled otherwise. */
export function emitCall({ source, instance, self }: Site, test: Test, exits: Exits): string {
  const outcome = source.name();
  return `const ${outcome}=${source.value(test)}.outcome(${instance},${self});${leaveBy(outcome, 0, exits)}`;
}

/** What stands in a table for a state: 0 until it is worked out, then one more than the outcome. */
type Fill = (table: Uint8Array, state: number, instance: CaseInstance, self: CaseInstance) => number;

/** What rests on one code alone, against what is the same for all objects, is worked out once for each entry. */
function emitTable({ left, right }: Comparison, site: Site, test: Test, exits: Exits): string | undefined {
  const constant = site.compiler.value(right, '').constant;
  if (constant === undefined || constant instanceof Gap) return undefined;
  const code = codeUnder(left);
  const fact = code && factOf(code);
  const place = fact && placeOf(site, fact);
  if (!code || !fact || place?.form !== 'code' || !place.catalogue) return undefined;
  const read = readPlaced(code, { fact, place }, site);
  const { source, instance, self } = site;
  const [table, found] = [source.value(new Uint8Array(State.there + place.catalogue.entries.size)), source.name()];
  const fill: Fill = (into, state, one, other) => {
    const outcome: Outcome = test.outcome(one, other);
    into[state] = outcome + 1;
    return outcome + 1;
  };
  return (
    `${read.code}const ${found}=${table}[${read.state}]||${source.value(fill)}(${table},${read.state},${instance},${self});` +
    leaveBy(found, 1, exits)
  );
}

/** The code whose columns a value reads; undefined when it reads anything else. */
function codeUnder(expression: Expression): Expression | undefined {
  if (expression.node === 'column' || expression.node === 'convert') return codeUnder(expression.of);
  const isStep = expression.node === 'related' || expression.node === 'this' || expression.node === 'case';
  if (!isStep) return expression.node === 'attribute' || expression.node === 'derived' ? expression : undefined;
  const of = codeUnder(expression.of);
  return of && { ...expression, of };
}
