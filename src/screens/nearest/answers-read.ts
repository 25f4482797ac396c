import { attributeOf, type CaseObject } from '../../case/case-object.js';
import type { Value } from '../../case/values/value.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Instance } from '../../rules/program/program.js';
import type { Visited } from './visit-read.js';

/** An answer that something rests on: of an attribute of an object. */
export interface AnswerRead {
  readonly instance: Instance;
  readonly attribute: Attribute;
  /** The case object that carries it: of a benefit one of its three. */
  readonly carrier: CaseObject;
  /** Undefined: there is none. */
  readonly value: Value | undefined;
}

/** The answers among what was read, given or not, each once; what the service writes itself is none. */
export function answersRead(visited: readonly Visited[]): readonly AnswerRead[] {
  const found = new Map<string, AnswerRead>();
  for (const { whole, here } of visited) {
    if (whole.node !== 'attribute' || whole.attribute.kind === 'internal') continue;
    const { attribute } = whole;
    const key = `${here.id} ${attribute.fact}`;
    const carrier = here.objectFor(attribute);
    if (!carrier || found.has(key)) continue;
    found.set(key, { instance: here, attribute, carrier, value: attributeOf(carrier, attribute.id)?.value });
  }
  return [...found.values()];
}
