import type { Expression, FactType } from '../../rules/model/expression.js';
import { dimensionOf, plainFactor, type UnitSpec, unitWord } from '../../rules/model/unit.js';

/** Whether a value of one type could stand where one of the other does, in another unit perhaps. */
export function isAlike(one: FactType, other: FactType): boolean {
  if (one.kind !== other.kind) return false;
  switch (one.kind) {
    case 'number':
    case 'range':
      return dimension(one.unit) === dimension(unitOf(other));
    case 'code':
      return one.catalogue === (other as typeof one).catalogue;
    case 'word':
      return one.values.join() === (other as typeof one).values.join();
    case 'object':
      return one.object === (other as typeof one).object;
    case 'list':
      return isAlike(one.of, (other as typeof one).of);
    default:
      return true;
  }
}

/** A value that is alike, in the unit of the one whose place it takes. */
export function inTypeOf({ type }: Expression, by: Expression): Expression {
  const [from, to] = [unitOf(by.type), unitOf(type)];
  return unitWord(from) === unitWord(to) ? by : { node: 'convert', of: by, from, to, type };
}

const unitOf = (type: FactType): UnitSpec | undefined => ('unit' in type ? type.unit : undefined);

/** A percentage is a number. */
const dimension = (unit: UnitSpec | undefined): string =>
  unit && plainFactor(unit) === undefined ? dimensionOf(unit) : 'number';
