import type { NamedThing } from '../../rules/model/names.js';
import { columnsOf } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { CursorPlace } from './cursor-place.js';
import { withoutWritten } from './inner-keys.js';
import type { Offer } from './offer.js';

/** What `names.yaml` can give a name to, by its sections. */
const nameable: { readonly [K in NamedThing]: (ruleSet: RuleSet) => readonly string[] } = {
  attributes: (ruleSet) => ofObjects(ruleSet, 'attributes'),
  facts: (ruleSet) => ofObjects(ruleSet, 'facts'),
  relations: (ruleSet) => ofObjects(ruleSet, 'relations'),
  ownFacts: ({ rules }) => rules.flatMap(({ with: own }) => [...own.keys()]),
  parameters: ({ parameters }) => [...parameters.keys()],
  columns: ({ catalogues }) =>
    [...catalogues.values()].flatMap(({ name, columns }) => [...columns.keys()].map((column) => `${name}.${column}`)),
  // Those of a parameter are those of a column.
  words: ({ catalogues }) =>
    [...catalogues.values()].flatMap(({ columns }) => [...columns.values()].flatMap(({ values = [] }) => values)),
  tableColumns: ({ parameters }) =>
    [...parameters.values()].flatMap((parameter) => columnsOf(parameter).map(({ name }) => name)),
};

const ofObjects = ({ objects }: RuleSet, members: 'attributes' | 'facts' | 'relations'): readonly string[] =>
  [...objects.values()].flatMap((kind) => [...kind[members].keys()].map((name) => `${kind.name}.${name}`));

const isNameable = (section: unknown): section is NamedThing => Object.hasOwn(nameable, String(section));

/** The things that have no name yet in a section of `names.yaml`. */
export function namingOffers({ path, around, isKey }: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const [section, ...further] = path;
  if (!isKey || further.length > 0 || !isNameable(section)) return [];
  const names = [...new Set(nameable[section](ruleSet))];
  return withoutWritten(names, around.at(-1)).map((label) => ({ label, kind: 'value' }));
}
