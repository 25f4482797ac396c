import type { FactType } from '../model/expression.js';
import { unitWord } from '../model/unit.js';

/** A type as findings name it. */
export function typeName(type: FactType): string {
  switch (type.kind) {
    case 'number':
      return type.unit ? `number (${unitWord(type.unit)})` : 'number';
    case 'range':
      return type.unit ? `range (${unitWord(type.unit)})` : 'range';
    case 'code':
      return `code of ${type.catalogue}`;
    case 'word':
      return `one of ${type.values.join(', ')}`;
    case 'object':
      return `object (${type.object})`;
    case 'truth':
      return 'true or false';
    case 'list':
      return `list of ${typeName(type.of)}`;
    default:
      return type.kind;
  }
}
