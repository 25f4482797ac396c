import type { RuleSet } from '../rules/model/rule-set.js';
import { byCodePoint } from '../text/by-code-point.js';
import { element } from '../wire/element.js';
import { flag, integer, text } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';

/** `jsonContent` of `/catalogues`. */
export const catalogueList = element('CatalogueList', 'The catalogues of a parameter set, sorted by code point.', {
  catalogues: list(
    element('CatalogueSummary', 'A catalogue of codes.', {
      name: text,
      keyed: described(flag, 'Its entries are denoted by a key and a locale; otherwise by a number.'),
      size: described(integer, 'How many entries it has.'),
    }),
  ),
});
export type CatalogueList = TypeOf<typeof catalogueList>;

/** The catalogues of a rule set. */
export function cataloguesOf({ catalogues }: RuleSet): CatalogueList {
  const names = [...catalogues.values()].sort((a, b) => byCodePoint(a.name, b.name));
  return { catalogues: names.map(({ name, keyed, entries }) => ({ name, keyed, size: entries.size })) };
}
