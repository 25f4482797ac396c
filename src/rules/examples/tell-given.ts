import type { Cursor } from '../../documents/cursor.js';
import type { Findings } from '../../documents/findings/findings.js';
import { tail } from '../../documents/names.js';
import { readParameterValue } from '../load/parameters/read-parameter-value.js';
import type { Attribute } from '../model/attribute.js';
import type { FactType } from '../model/expression.js';
import { examplesOf } from './examples-of.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { RuleSet } from '../model/rule-set.js';

/** A rule set, and the findings whose sink hears what is named; nothing is reported that running does not report. */
export interface Telling {
  readonly ruleSet: RuleSet;
  readonly findings: Findings;
}

/** Tells what the examples of all rules and derived facts name, without running them. */
export function tellExamples(telling: Telling): void {
  for (const [{ scope, of }, examples] of examplesOf(telling.ruleSet))
    for (const { given, expect } of examples) {
      tellGiven(given as Cursor, scope, telling);
      if ('type' in of) tellExpected(of.type, expect as Cursor, telling);
    }
}

/** Tells what is given for an object of a kind: its attributes with their values, and the objects it leads to. */
export function tellObject(kind: ObjectKind, given: Cursor, telling: Telling): void {
  for (const [name, cursor] of given.members) tellMember(kind, name, cursor, telling);
}

/** Tells a code, a word of a column, or each of a list of them. */
export function tellExpected(type: FactType, cursor: Cursor, telling: Telling): void {
  const { names } = telling.findings;
  const { text: name, valueAt: at } = cursor;
  if (type.kind === 'list') for (const item of cursor.items) tellExpected(type.of, item, telling);
  if (name === undefined) return;
  if (type.kind === 'word') names?.mentionWord(type.values, { name, at });
  if (type.kind === 'code') tellCode(type.catalogue, cursor, telling);
}

function tellGiven(given: Cursor, scope: string, telling: Telling): void {
  const { objects } = telling.ruleSet;
  const [kind, application] = [objects.get(scope), objects.get('case')];
  if (!kind || !application) return;
  for (const [key, cursor] of given.members) {
    if (key === 'this') tellObject(kind, cursor, telling);
    else if (key === 'case') tellObject(application, cursor, telling);
    else if (key.startsWith('csp.')) tellParameter(key, cursor, telling);
    else if (key.startsWith('case.')) tellMember(application, key.slice('case.'.length), cursor, telling, key);
    else tellMember(kind, key, cursor, telling);
  }
}

/**
 * What a member of an object names: an attribute with its value, or the objects that it leads to; `key` is how it is
 * written.
 */
function tellMember(kind: ObjectKind, name: string, cursor: Cursor, telling: Telling, key = name): void {
  const { names } = telling.findings;
  const attribute = kind.attributes.get(name);
  const relation = kind.relations.get(name);
  const target = relation && telling.ruleSet.objects.get(relation.target);
  const written = { owner: kind.name, at: cursor.at, ...tail(key, [name]) };
  if (attribute) {
    names?.mention({ kind: 'attribute', ...written });
    tellValue(attribute, cursor, telling);
  } else if (target) {
    names?.mention({ kind: 'relation', ...written });
    for (const each of cursor.listed) tellObject(target, each, telling);
  }
}

function tellValue({ kind, catalogue }: Attribute, cursor: Cursor, telling: Telling): void {
  if (kind === 'number') tellCode('units', cursor.member('unit'), telling);
  if (!catalogue) return;
  const inner = cursor.member('value');
  tellCode(catalogue.name, inner.present ? inner : cursor, telling);
}

function tellCode(owner: string, { text: name, valueAt: at }: Cursor, { ruleSet, findings }: Telling): void {
  if (name !== undefined && ruleSet.catalogues.get(owner)?.entries.has(name))
    findings.names?.mention({ kind: 'code', owner, name, at });
}

function tellParameter(key: string, cursor: Cursor, { ruleSet, findings }: Telling): void {
  const parameter = ruleSet.parameters.get(key.slice('csp.'.length));
  if (!parameter) return;
  findings.names?.mention({ kind: 'parameter', owner: '', at: cursor.at, ...tail(key, [parameter.name]) });
  readParameterValue(parameter, cursor, cursor.at.file, { draft: ruleSet, findings });
}
