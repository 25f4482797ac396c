import type { Expression, NodeOf } from '../../model/expression.js';
import { aggregates } from '../../operators/aggregates.js';
import type { ValueOperator } from '../../operators/values/value-operator.js';
import { valueOperators } from '../../operators/values/value-operators.js';
import { Gap, NONE, OPEN, UNDECIDED } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import { elementsFrom } from '../compile/compile-aggregate.js';
import { inputsOf, lookupIn } from '../compile/compile-table.js';
import { cellIn } from '../compile/compile-value.js';
import type { CaseInstance } from '../evaluated-view.js';
import { State } from '../layout.js';
import { emitCondition } from './emit-condition.js';
import { computing, factOf, placeOf, type Site } from './emit-reads.js';
import { written } from './source.js';

type Emit<K extends Expression['node']> = (expression: NodeOf<K>, site: Site, into: string) => string | undefined;

/** The kinds of values that code is made for, each in the forms that it says; the others are called. */
const emits: { readonly [K in Expression['node']]?: Emit<K> } = {
  environment: ({ name }, { instance }, into) =>
    name === 'evaluation.today' ? `${into}=${instance}.view.today;` : undefined,
  attribute: emitFact,
  derived: emitFact,
  related: ({ relation, of }, site, into) => (relation.kind === 'one' ? emitStep(of, site, into, relation) : undefined),
  this: ({ of }, site, into) => emitValue(of, { ...site, instance: site.self }, into),
  case: ({ of }, site, into) => {
    const root = site.source.name();
    return `const ${root}=${site.instance}.view.root;${emitValue(of, { ...site, instance: root, self: root }, into)}`;
  },
  size: ({ of }, site, into) => emitSize(of, site, into),
  column: (column, site, into) => emitCellsOfCode(column, site, into) ?? emitCell(column, site, into),
  convert: emitConversion,
  operation: emitOperation,
  aggregate: emitAggregate,
  table: ({ parameter, at, gives }, site, into) => {
    const values = emitEach(inputsOf({ parameter, at }), site);
    const lookup = site.source.value(lookupIn({ parameter, gives }, site.compiler));
    return `${values.code}${into}=${lookup}([${values.names.join()}]);`;
  },
  condition: ({ condition }, site, into) => {
    const [done, gaps] = [site.source.name(), site.source.name()];
    const found = (value: boolean): string => `${into}=${value};break ${done};`;
    const code = emitCondition(condition, site, { whenTrue: found(true), whenFalse: found(false), gaps });
    const [open, none] = [site.source.value(OPEN), site.source.value(NONE)];
    return `${done}:{let ${gaps}=0;${code}${into}=${gaps}&1?${open}:${none};}`;
  },
  choice: emitChoice,
};

/** Statements that put a value, as closures give it, into a variable that is declared before. */
export function emitValue(expression: Expression, site: Site, into: string): string {
  const { source, compiler, instance, self } = site;
  const formula = compiler.value(expression, '');
  const { constant } = formula;
  if (typeof constant === 'number' || typeof constant === 'string') return `${into}=${written(constant)};`;
  if (constant !== undefined) return `${into}=${source.value(constant)};`;
  const emit = emits[expression.node] as Emit<Expression['node']> | undefined;
  const own = emit?.(expression, site, into);
  return own === undefined ? `${into}=${source.value(formula)}.value(${instance},${self});` : `{${own}}`;
}

/** Values, each in a variable of its own. */
function emitEach(
  expressions: readonly Expression[],
  site: Site,
): { readonly code: string; readonly names: readonly string[] } {
  const named = expressions.map((each) => ({ each, name: site.source.name() }));
  const code = named.map(({ each, name }) => `let ${name};${emitValue(each, site, name)}`);
  return { code: code.join(''), names: named.map(({ name }) => name) };
}

const isGap = (name: string, { source }: Site): string => `${name} instanceof ${source.value(Gap)}`;

/** What an instance remembers of a fact as a value; a derived fact is computed before. */
function emitFact(expression: NodeOf<'attribute' | 'derived'>, site: Site, into: string): string | undefined {
  const fact = factOf(expression);
  const place = fact && placeOf(site, fact);
  if (!fact || !place) return undefined;
  const read = `${into}=${site.instance}.slots[${place.slot}];`;
  if (fact.node === 'attribute') return read;
  return `${read}if(${into}===undefined){${computing(fact, site)}(${site.instance});${read}}`;
}

/** The value in the object that a to-one relation leads to. */
function emitStep(of: Expression, site: Site, into: string, relation: NodeOf<'related'>['relation']): string {
  const { source, compiler, instance } = site;
  const [found, next] = [source.name(), source.name()];
  const inner = emitValue(of, { ...site, instance: next, self: next }, into);
  return (
    `const ${found}=${source.value(compiler.way(relation))}.targets(${instance});` +
    `if(${isGap(found, site)})${into}=${found};else if(${found}.length>0){const ${next}=${found}[0];${inner}}` +
    `else ${into}=${source.value(NONE)};`
  );
}

/** How many objects a to-many relation reaches from an instance, from what `this` means, or from the case. */
function emitSize(of: NodeOf<'size'>['of'], site: Site, into: string): string | undefined {
  const { source, compiler, instance, self } = site;
  if ('node' in of) {
    if (of.node === 'this') return emitSize(of.of, { ...site, instance: self }, into);
    if (of.node === 'case') return emitSize(of.of, { ...site, instance: `${instance}.view.root` }, into);
    return of.node === 'object' ? emitSize(of.relation, site, into) : undefined;
  }
  if (of.kind === 'one') return undefined;
  const found = source.name();
  const targets = `const ${found}=${source.value(compiler.way(of))}.targets(${instance});`;
  return `${targets}${into}=${isGap(found, site)}?${found}:${found}.length;`;
}

/** What stands for a state of a code; worked out when it is first asked for. */
type Fill = (cells: (FactValue | undefined)[], state: number, instance: CaseInstance, self: CaseInstance) => FactValue;

/** Columns over columns of a code that the instance has: worked out once for each entry. */
function emitCellsOfCode(column: NodeOf<'column'>, site: Site, into: string): string | undefined {
  const code = codeUnder(column);
  const place = code && placeOf(site, code);
  if (!code || place?.form !== 'code' || !place.catalogue || !factOf(code)) return undefined;
  const { source, compiler, instance, self } = site;
  const formula = compiler.value(column, '');
  const fill: Fill = (into, state, one, other) => (into[state] = formula.value(one, other));
  const cells = source.value(Array.from({ length: State.there + place.catalogue.entries.size }, () => undefined));
  const state = source.name();
  return (
    emitFact(code, site, into) +
    `const ${state}=${instance}.states[${place.slot}];if(${state}>=${State.there}){${into}=${cells}[${state}];` +
    `if(${into}===undefined)${into}=${source.value(fill)}(${cells},${state},${instance},${self});}`
  );
}

/** The fact whose columns are read, when that is all. */
function codeUnder({ of }: NodeOf<'column' | 'convert'>): NodeOf<'attribute' | 'derived'> | undefined {
  if (of.node === 'column' || of.node === 'convert') return codeUnder(of);
  return of.node === 'attribute' || of.node === 'derived' ? of : undefined;
}

function emitCell({ of, catalogue, column }: NodeOf<'column'>, site: Site, into: string): string | undefined {
  if (of.type.kind !== 'code') return undefined;
  const cell = site.source.value(cellIn({ catalogue, column }, site.compiler));
  return `${emitValue(of, site, into)}${into}=${cell}(${into});`;
}

function emitConversion({ of, from, to }: NodeOf<'convert'>, site: Site, into: string): string | undefined {
  if (of.type.kind !== 'number') return undefined;
  const { units } = site.compiler;
  const conversion = units.conversion(units.unitFor(from), to);
  const converted = site.source.value(conversion);
  const result = conversion instanceof Gap ? converted : `${converted}(${into})`;
  return `${emitValue(of, site, into)}if(!(${isGap(into, site)}))${into}=${result};`;
}

/** Calls the operator, unless an operand is not there: what is unknown comes before what is none. */
function emitOperation({ operator: name, operands, options }: NodeOf<'operation'>, site: Site, into: string) {
  const { source } = site;
  const operator = valueOperators.get(name) as ValueOperator;
  const call = (names: readonly string[]): string =>
    `${source.value(operator)}.evaluate([${names.join()}],${source.value(options)})`;
  if (operator.readsGaps) {
    const { code, names } = emitEach(operands, site);
    return `${code}${into}=${call(names)};`;
  }
  const [done, none] = [source.name(), source.name()];
  const names = operands.map(() => source.name());
  const parts = operands.map((operand, index) => {
    const one = names[index] as string;
    const leave = `if(${one}.kind!=="none"){${into}=${one};break ${done};}${none}=${one};`;
    return `let ${one};${emitValue(operand, site, one)}if(${isGap(one, site)}){${leave}}`;
  });
  return `${done}:{let ${none};${parts.join('')}${into}=${none}===undefined?${call(names)}:${none};}`;
}

/** As closures do it: elements whose condition is true, what the value is in each, and what is not known of them. */
function emitAggregate(node: NodeOf<'aggregate'>, site: Site, into: string): string | undefined {
  const { source, compiler, instance, self } = site;
  const aggregate = aggregates.get(node.aggregate);
  if (!aggregate || aggregate.keepsGaps || node.of?.type.kind === 'list') return undefined;
  const [reached, elements, index, element] = [source.name(), source.name(), source.name(), source.name()];
  const [values, unknown, each, gaps, hit, one] = Array.from({ length: 6 }, () => source.name()) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const { walk, candidates } = elementsFrom(node, compiler);
  const start = node.from === 'this' ? self : node.from === 'case' ? `${instance}.view.root` : instance;
  const inside = { ...site, instance: element };
  const exits = { whenTrue: `break ${hit};`, whenFalse: `continue ${each};`, gaps };
  const where =
    node.where &&
    `${hit}:{let ${gaps}=0;${emitCondition(node.where, inside, exits)}` +
      `if(${gaps}&1)${unknown}??=${source.value(UNDECIDED)};continue ${each};}`;
  const decided = aggregate.decidedByOne ? `break ${each};` : '';
  const add = node.of
    ? `let ${one};${emitValue(node.of, inside, one)}if(${isGap(one, site)}){if(${one}.kind!=="none")${unknown}??=${one};}` +
      `else{${values}.push(${one});${decided}}`
    : `${values}.push(true);${decided}`;
  const known = aggregate.decidedByOne ? `||${values}.length>0` : '';
  return (
    `const ${reached}=${source.value(walk)}(${start});if(${isGap(reached, site)})${into}=${reached};else{` +
    `const ${elements}=${source.value(candidates)}(${reached},${self}),${values}=[];let ${unknown};` +
    `${each}:for(let ${index}=0;${index}<${elements}.length;${index}++){const ${element}=${elements}[${index}];` +
    `${node.others ? `if(${element}===${instance})continue;` : ''}${where ?? ''}${add}}` +
    `${into}=${unknown}===undefined${known}?${source.value(aggregate)}.fold(${values}):${unknown};}`
  );
}

/** The value of the first case whose condition is true; unknown while that of an earlier one is. */
function emitChoice({ cases }: NodeOf<'choice'>, site: Site, into: string): string {
  const { source } = site;
  const done = source.name();
  const parts = cases.map(({ when, is }) => {
    const value = `${emitValue(is, site, into)}break ${done};`;
    if (!when) return value;
    const next = source.name();
    const hit = source.name();
    const gaps = source.name();
    const condition = emitCondition(when, site, { whenTrue: `break ${hit};`, whenFalse: `break ${next};`, gaps });
    const undecided = `if(${gaps}&1){${into}=${source.value(OPEN)};break ${done};}`;
    return `${next}:{${hit}:{let ${gaps}=0;${condition}${undecided}break ${next};}${value}}`;
  });
  return `${done}:{${parts.join('')}${into}=${source.value(NONE)};}`;
}
