import type { Catalogue } from '../../rules/model/catalogue.js';
import { relationEnds } from '../../rules/model/object-kind.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { CursorPlace } from './cursor-place.js';
import { valuesOf } from './fitting.js';
import { withoutWritten } from './inner-keys.js';
import { type Offer, offersOf, truths } from './offer.js';
import { textAt } from './text-at.js';

type Declaring = (place: CursorPlace, ruleSet: RuleSet) => readonly Offer[];

/** Where keys of declarations mean something else than in rules and screens: the file, and the path to the value. */
const declaring: readonly (readonly [file: string, path: RegExp, offers: Declaring])[] = [
  ['/attributes/', /^objects\b/, (_, { objects }) => offersOf('object', '', objects.keys())],
  [
    '/rule-set.yaml',
    /^relationTypes\/[^/]+\/(?:from|to)/,
    (_, { objects }) => offersOf('object', '', relationEnds(objects.keys())),
  ],
  ['/rule-set.yaml', /^objects\/[^/]+\/relations\/[^/]+\/by/, relationTypes],
  ['/tests/', /^tests\/\d+\/fact/, factsOfObjects],
  ['/catalogues/', /^columns\/[^/]+\/inheritsFrom/, ownColumns],
  ['/catalogues/', /^(?:notListed|entries\/[^/]+\/replacedBy)/, ownEntries],
  ['/catalogues/', /^entries\/[^/]+\/[^/]+(?:\/\d+)?$/, cellValues],
];

/** The catalogue that a file is of. */
const catalogueOf = ({ around }: CursorPlace, { catalogues }: RuleSet): Catalogue | undefined =>
  catalogues.get(textAt(around[0], 'catalogue') ?? '');

/** The columns that name one entry of the catalogue itself. */
function ownColumns(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const catalogue = catalogueOf(place, ruleSet);
  const own = [...(catalogue?.columns.values() ?? [])].filter(
    (column) => column.catalogue === catalogue?.name && !column.list,
  );
  return offersOf(
    'column',
    catalogue?.name ?? '',
    own.map(({ name }) => name),
  );
}

function ownEntries(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const catalogue = catalogueOf(place, ruleSet);
  return offersOf('code', catalogue?.name ?? '', catalogue?.entries.keys() ?? []);
}

/** What a cell of an entry may hold. */
function cellValues(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const column = catalogueOf(place, ruleSet)?.columns.get(String(place.path[2]));
  if (column?.kind === 'boolean') return truths;
  if (column?.values) return valuesOf({ kind: 'word', values: column.values }, ruleSet);
  return column?.catalogue === undefined ? [] : valuesOf({ kind: 'code', catalogue: column.catalogue }, ruleSet);
}

/** The columns that an entry of a catalogue has no cell in yet. */
export function cellKeys(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const catalogue = catalogueOf(place, ruleSet);
  const open = withoutWritten([...(catalogue?.columns.keys() ?? [])], place.around.at(-1));
  return place.path[0] === 'entries' && place.path.length === 2 ? offersOf('column', catalogue?.name ?? '', open) : [];
}

/** Derived facts with their objects; behind an object its facts. */
function factsOfObjects({ written }: CursorPlace, { objects }: RuleSet): readonly Offer[] {
  const owner = written.includes('.') ? objects.get(written.slice(0, written.indexOf('.'))) : undefined;
  if (owner) return offersOf('fact', owner.name, owner.facts.keys());
  return offersOf(
    'object',
    '',
    [...objects.values()].filter(({ facts }) => facts.size > 0).map(({ name }) => name),
  );
}

/** The names that a declaration of objects, relations or attributes is made of; undefined where none stands. */
export function declaredOffers(place: CursorPlace, file: string, ruleSet: RuleSet): readonly Offer[] | undefined {
  const path = place.path.join('/');
  const found = declaring.find(([part, pattern]) => file.includes(part) && pattern.test(path));
  return found?.[2](place, ruleSet);
}

/** It stands where no relation type leads from the one to the other. */
const identifies: Offer = {
  label: 'identifies',
  kind: 'value',
  detail: 'between a policy holder and the person that it identifies',
};

/** The types that lead between the object which has the relation and the one that it names. */
function relationTypes({ path, around }: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const [, owner] = path;
  const many = textAt(around[path.length - 1], 'many');
  const fitting = [...ruleSet.relationTypes.values()].filter(
    ({ from, to }) => (from === owner && to === (many ?? to)) || (to === owner && from === (many ?? from)),
  );
  return [
    ...offersOf(
      'relation type',
      '',
      fitting.map(({ key }) => key),
    ),
    ...(many === undefined || (fitting.length === 0 && many !== owner) ? [identifies] : []),
  ];
}
