import { Cursor } from '../../../documents/cursor.js';
import { plain } from '../../../documents/structure/plain.js';
import type { FactType, NodeOf } from '../../../rules/model/expression.js';
import { unitWord } from '../../../rules/model/unit.js';
import type { KindOfThing } from '../change.js';
import { isPosition } from './is-position.js';
import type { Names } from './names.js';
import { byKey } from '../../../text/by-text.js';

/** What the things that a form refers to are called in it. */
export type Naming = Pick<
  Names,
  'of' | 'code' | 'column' | 'word' | 'tableColumn' | 'given' | 'citation' | 'referenceTo'
>;

/** Members that name something in words. */
const naming: Readonly<Record<string, KindOfThing>> = {
  catalogue: 'catalogue',
  scope: 'object',
  target: 'object',
  object: 'object',
  from: 'object',
  to: 'object',
};

/** What follows from the rest of a node: its type, and what its sides are called where it is written. */
const derived: ReadonlySet<string> = new Set(['type', 'leftName', 'rightName']);

/** Lists of conditions hold or do not hold in whichever order they are written. */
const unordered: ReadonlySet<unknown> = new Set(['all', 'any', 'atLeast']);

/**
 * What a part of a loaded model means, as a text that is equal exactly when the meaning is: without places, other
 * things by their names.
 */
export const exactForm = (value: unknown, names: Naming, member = ''): string =>
  JSON.stringify(formOf(value, names, member)) ?? '';

type Member = readonly [name: string, value: unknown];

function formOf(value: unknown, names: Naming, member = ''): unknown {
  const kind = naming[member];
  if (typeof value === 'string')
    return kind ? names.of(kind, value) : member === 'reference' ? names.citation(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (isPosition(value)) return undefined;
  const known = names.referenceTo(value);
  if (known !== undefined) return { is: known };
  if (value instanceof Cursor) return value.node && names.given(plain(value.node));
  if (value instanceof Map) return membersOf([...value] as Member[], names);
  if (value instanceof Set) return [...value].map((each) => JSON.stringify(formOf(each, names))).sort();
  if (Array.isArray(value)) return value.map((each) => formOf(each, names, member) ?? null);
  return 'node' in value ? formOfNode(value, names) : membersOf(Object.entries(value), names);
}

function membersOf(members: readonly Member[], names: Naming): Readonly<Record<string, unknown>> {
  const written = members.map(([key, value]) => [String(key), formOf(value, names, String(key))] as const);
  return Object.fromEntries(written.filter(([, form]) => form !== undefined).sort(byKey));
}

/** A value or a condition. Of a literal the type says what its number or word is one of. */
function formOfNode(node: object, names: Naming): object {
  const form = membersOf(
    Object.entries(node).filter(([key]) => !derived.has(key)),
    names,
  );
  const { node: name, conditions, value } = form;
  if (unordered.has(name) && Array.isArray(conditions))
    return { ...form, conditions: conditions.map((each) => JSON.stringify(each)).sort() };
  const { type } = node as { readonly type?: FactType };
  if (name === 'column') {
    const { catalogue, column } = node as NodeOf<'column'>;
    return { ...form, column: names.column(catalogue, column) };
  }
  if (name === 'table') {
    const { parameter, at, gives } = node as NodeOf<'table'>;
    const inputs = Object.entries(at).map(
      ([input, is]) => [names.tableColumn(parameter.name, input), formOf(is, names)] as const,
    );
    return { ...form, at: Object.fromEntries(inputs.sort(byKey)), gives: names.tableColumn(parameter.name, gives) };
  }
  if (name !== 'literal' || !type) return form;
  const element = type.kind === 'list' ? type.of : type;
  const coded = (word: unknown): unknown =>
    element.kind === 'code'
      ? names.code(element.catalogue, String(word))
      : element.kind === 'word'
        ? names.word(element.values, String(word))
        : word;
  return { ...form, type: typeForm(type, names), value: Array.isArray(value) ? value.map(coded) : coded(value) };
}

/** A type with its unit or catalogue; which words a column has is told of the column. */
export function typeForm(type: FactType, names: Naming): string {
  if (type.kind === 'list') return `list of ${typeForm(type.of, names)}`;
  if (type.kind === 'number' || type.kind === 'range') return `${type.kind} in ${unitWord(type.unit)}`;
  if (type.kind === 'code') return `code of ${names.of('catalogue', type.catalogue)}`;
  return type.kind === 'object' ? `object ${names.of('object', type.object)}` : type.kind;
}
