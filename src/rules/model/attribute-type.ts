import type { Attribute } from './attribute.js';
import { type FactType, numberIn } from './expression.js';

/** What an attribute reads as; what the service writes itself (`internal`) is text. */
export function attributeType({ kind, unit, catalogue }: Attribute): FactType {
  if (kind === 'number') return numberIn(unit);
  if (kind === 'reference' && catalogue) return { kind: 'code', catalogue: catalogue.name };
  return { kind: kind === 'date' ? 'date' : 'text' };
}
