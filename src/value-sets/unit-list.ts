import type { RuleSet } from '../rules/model/rule-set.js';
import { textIn } from '../rules/model/words.js';
import { element, optional } from '../wire/element.js';
import { integer, number, text } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';

/** `jsonContent` of `/units`. */
export const unitList = element('UnitList', 'The units of a parameter set.', {
  units: list(
    element('ListedUnit', 'A unit. A number in the base unit of its dimension is `number * factor + offset`.', {
      id: integer,
      name: described(text, 'As it stands behind most numbers.'),
      dimension: described(text, 'Units of one dimension measure the same; those of money are converted by rates.'),
      factor: number,
      offset: number,
      currency: optional(described(text, 'Of money per time: the currency.')),
    }),
  ),
});
export type UnitList = TypeOf<typeof unitList>;

/** The units of a rule set, with names in a locale. */
export const unitsOf = ({ units }: RuleSet, locale: string): UnitList => ({
  units: [...units.byId.values()].map(({ id, name, dimension, factor, offset, currency }) => ({
    id,
    name: textIn(name, locale),
    dimension,
    factor,
    offset,
    ...(currency !== undefined && { currency }),
  })),
});
