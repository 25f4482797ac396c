import type { DerivedFact, Expression, NodeOf } from '../../model/expression.js';
import { Gap } from '../../values/gap.js';
import { partialDate } from '../../values/partial-date.js';
import { isDate } from '../../values/fact-value.js';
import type { Compiler } from '../compile/compiled.js';
import { type Place, type SetLayout, State } from '../layout.js';
import type { CaseInstance } from '../evaluated-view.js';
import { type Source, written } from './source.js';

/** Where code is made: what it may ask, and how the instance and the one that `this` means are called there. */
export interface Site {
  readonly source: Source;
  readonly compiler: Compiler;
  readonly layout: SetLayout;
  /** What computes each derived fact that was compiled. */
  readonly computing: ReadonlyMap<DerivedFact, Computing>;
  readonly instance: string;
  readonly self: string;
  /** Statements that put a value into a variable. */
  value(expression: Expression, site: Site, into: string): string;
}

/** Computes a derived fact of an instance, once, and keeps it there in every form; gives its state. */
export interface Computing {
  compute(instance: CaseInstance): number;
}

/** A value in code: the statements that read it, and the names that then hold it. */
export interface Read {
  readonly code: string;
  /** Its state; of a constant undefined. */
  readonly state: string;
  readonly place: Pick<Place, 'form' | 'catalogue'>;
  /** A number; of a date its first day. NaN when it is not there. */
  readonly number: string;
  readonly last: string;
}

/** A fact that is stored or derived, on the way of to-one relations, `this` and `case`. */
export type Fact = NodeOf<'attribute' | 'derived'>;

/** The fact that a value reads; undefined when it is something else. */
export function factOf(expression: Expression): Fact | undefined {
  if (expression.node === 'attribute') {
    const { attribute, aspect } = expression;
    return aspect === 'value' || (aspect === 'stored' && attribute.absentMeans === undefined) ? expression : undefined;
  }
  if (expression.node === 'derived') return expression;
  if (expression.node === 'this' || expression.node === 'case') return factOf(expression.of);
  return expression.node === 'related' && expression.relation.kind === 'one' ? factOf(expression.of) : undefined;
}

/** The place of a fact, where it has one. */
export const placeOf = ({ layout }: Site, fact: Fact): Place | undefined =>
  fact.node === 'attribute'
    ? layout.byName.get(fact.attribute.object)?.placeOf(fact.attribute)
    : layout.byName.get(fact.fact.scope)?.placeOf(fact.fact);

/** Reads a fact with its state; undefined when the value is no fact with a place. */
export function readFact(expression: Expression, site: Site): Read | undefined {
  const fact = factOf(expression);
  const place = fact && placeOf(site, fact);
  return fact && place && readPlaced(expression, { fact, place }, site);
}

/** Reads a fact whose place is known. */
export function readPlaced(
  expression: Expression,
  { fact, place }: { readonly fact: Fact; readonly place: Place },
  site: Site,
): Read {
  const { source } = site;
  const [state, number, last] = [source.name(), source.name(), source.name()];
  const numbers = place.number === undefined ? [] : place.form === 'date' ? [number, last] : [number];
  const reading = onWay(expression, site, state, (owner) => {
    const [statesOf, numbersOf] = owner === 'i' ? ['c', 'n'] : [`${owner}.states`, `${owner}.numbers`];
    const found = `${statesOf}[${place.slot}]`;
    const code =
      fact.node === 'attribute'
        ? `${state}=${found};`
        : `${state}=${found};if(${state}===0)${state}=${computing(fact, site)}(${owner});`;
    return code + numbers.map((name, at) => `${name}=${numbersOf}[${(place.number ?? 0) + at}];`).join('');
  });
  const declared = [`${state}=${State.none}`, ...numbers.map((name) => `${name}=NaN`)].join();
  return { code: `let ${declared};${reading}`, state, place, number, last };
}

/** The code that reads from the object at the end of a way; where there is none the state stays `none`. */
function onWay(expression: Expression, site: Site, state: string, read: (owner: string) => string): string {
  const { source, instance, self } = site;
  switch (expression.node) {
    case 'this':
      return onWay(expression.of, { ...site, instance: self }, state, read);
    case 'case': {
      const root = source.name();
      return `const ${root}=${instance}.view.root;${onWay(expression.of, { ...site, instance: root, self: root }, state, read)}`;
    }
    case 'related': {
      const way = site.compiler.way(expression.relation);
      const [found, next] = [source.name(), source.name()];
      const inner = onWay(expression.of, { ...site, instance: next, self: next }, state, read);
      const gap = `${state}=${found}.kind==="none"?${State.none}:${State.unknown};`;
      return (
        `const ${found}=${source.value(way)}.targets(${instance});` +
        `if(${found} instanceof ${source.value(Gap)}){${gap}}else if(${found}.length>0){const ${next}=${found}[0];${inner}}`
      );
    }
    default:
      return read(instance);
  }
}

/** What is called with an instance to compute a derived fact of the rule set. */
export function computing({ fact }: NodeOf<'derived'>, { source, compiler, computing: known }: Site): string {
  compiler.derived(fact);
  const found = known.get(fact);
  if (!found) throw new Error(`the fact ${fact.name} is not of the rule set`);
  return `${source.value(found)}.compute`;
}

/**
 * Reads a number of the instance itself without its state, which only says more where it is not there; undefined of
 * everything else.
 */
function readOwnNumber(expression: Expression, site: Site): Read | undefined {
  const fact = expression.node === 'attribute' ? factOf(expression) : undefined;
  const place = fact && placeOf(site, fact);
  if (place?.form !== 'number' || site.instance !== 'i') return undefined;
  const number = site.source.name();
  return { code: `const ${number}=n[${place.number}];`, state: `c[${place.slot}]`, place, number, last: number };
}

/** Reads a number; a constant one is written into the code. */
export function readNumber(expression: Expression, site: Site): Read | undefined {
  const { constant } = site.compiler.value(expression, '');
  if (typeof constant === 'number') return ofConstant(written(constant), '', 'number');
  const read = readOwnNumber(expression, site) ?? readFact(expression, site);
  return read?.place.form === 'number' ? read : undefined;
}

/** Reads a date as its first and last day; today and constants among them. */
export function readDate(expression: Expression, site: Site): Read | undefined {
  if (expression.node === 'environment' && expression.name === 'evaluation.today')
    return ofConstant(`${site.instance}.view.firstDay`, `${site.instance}.view.lastDay`, 'date');
  const { constant } = site.compiler.value(expression, '');
  if (constant !== undefined && isDate(constant))
    return ofConstant(written(partialDate.earliest(constant)), written(partialDate.latest(constant)), 'date');
  const read = readFact(expression, site);
  return read?.place.form === 'date' ? read : undefined;
}

const ofConstant = (number: string, last: string, form: Place['form']): Read => ({
  code: '',
  state: written(State.there),
  place: { form, catalogue: undefined },
  number,
  last,
});
