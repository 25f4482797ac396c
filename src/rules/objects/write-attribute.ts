import {
  attributeOf,
  type CaseObject,
  type Provenance,
  removeAttribute,
  setAttribute,
} from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { Value } from '../../case/values/value.js';
import { carrierOfAttribute, standingObject } from './benefit-triple.js';
import type { Program } from '../program/program.js';
import { kindOfObject } from './kind-of-object.js';
import type { Attribute, SideEffect } from '../model/attribute.js';
import { relatedObjects } from './related-objects.js';

/** Who writes into which case under which rules. */
export interface CaseWriter {
  readonly subject: Case;
  readonly program: Program;
  /** Of captured answers; createCaseInDB and modifyCase have none. */
  readonly provenance?: Provenance | undefined;
}

/**
 * The one write that createCaseInDB, modifyCase and capture use (decisions, "One write, same effect"): sets the
 * attribute of an object (of a benefit triple, given by any of its parts, where it belongs), gives the same value to
 * what the attribute `alsoSets` and 0, in the unit declared for it, to what it `zeroes`. Without a value the attribute
 * is removed, with what it had set, and with the zeros it had made. Only the attribute itself carries the provenance:
 * nobody answered the rest.
 */
export function writeAttribute(
  writer: CaseWriter,
  object: CaseObject,
  attribute: Attribute,
  value: Value | undefined,
): void {
  const { subject, program } = writer;
  const carrier = carrierOfAttribute(subject, object, attribute);
  if (value) setAttribute(carrier, attribute.id, value, writer.provenance);
  else removeAttribute(carrier, attribute.id);
  for (const effect of attribute.alsoSets) {
    for (const target of targetsOf(writer, object, effect))
      writeAttribute({ subject, program }, target, effect.attribute, value);
  }
  for (const effect of attribute.zeroes) {
    for (const target of targetsOf(writer, object, effect))
      writeZero(writer, target, effect.attribute, value !== undefined);
  }
}

function writeZero({ subject, program }: CaseWriter, object: CaseObject, attribute: Attribute, wanted: boolean): void {
  const carrier = carrierOfAttribute(subject, object, attribute);
  const present = attributeOf(carrier, attribute.id)?.value;
  if (wanted)
    setAttribute(carrier, attribute.id, { kind: 'number', value: 0, unit: program.unitFor(attribute.unit).id });
  else if (present?.kind === 'number' && present.value === 0) removeAttribute(carrier, attribute.id);
}

function targetsOf(
  { subject, program }: CaseWriter,
  object: CaseObject,
  { relation }: SideEffect,
): readonly CaseObject[] {
  const standing = standingObject(subject, object);
  if (relation === undefined) return [standing];
  const path = kindOfObject(program.ruleSet, standing)?.relations.get(relation);
  return path ? relatedObjects(subject, program.ruleSet, standing, path) : [];
}
