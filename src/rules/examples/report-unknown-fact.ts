import type { Findings } from '../../documents/findings/findings.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import type { Position } from '../../documents/position.js';
import type { ObjectKind } from '../model/object-kind.js';

/** Reports what is given for an object that has no such attribute and no such relation. */
export function reportUnknownFact(
  { name: object, attributes, relations, facts }: ObjectKind,
  name: string,
  at: Position,
  findings: Findings,
): void {
  const suggestion = didYouMean(name, [...attributes.keys(), ...relations.keys()]);
  if (facts.has(name)) findings.error(at, 'wrong-fact', `${name} is a derived fact, which is computed${suggestion}`);
  else findings.error(at, 'unknown-fact', `unknown attribute or relation "${name}" of ${object}${suggestion}`);
}
