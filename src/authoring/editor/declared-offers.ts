import { relationEnds } from '../../rules/model/object-kind.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { CursorPlace } from './cursor-place.js';
import { type Offer, offersOf } from './offer.js';
import { textAt } from './text-at.js';

type Declaring = (place: CursorPlace, ruleSet: RuleSet) => readonly Offer[];

/** Where keys of declarations mean something else than in rules and screens: the file, and the path to the value. */
const declaring: readonly (readonly [file: string, path: RegExp, offers: Declaring])[] = [
  ['/attributes/', /^objects\b/, (_, { objects }) => offersOf('object', '', objects.keys())],
  [
    '/rule-set.yaml',
    /^relationTypes\/[^/]+\/(?:from|to)$/,
    (_, { objects }) => offersOf('object', '', relationEnds(objects.keys())),
  ],
  ['/rule-set.yaml', /^objects\/[^/]+\/relations\/[^/]+\/by$/, relationTypes],
];

/** The names that a declaration of objects, relations or attributes is made of; undefined where none stands. */
export function declaredOffers(place: CursorPlace, file: string, ruleSet: RuleSet): readonly Offer[] | undefined {
  const path = place.path.join('/');
  const found = declaring.find(([part, pattern]) => file.includes(part) && pattern.test(path));
  return found?.[2](place, ruleSet);
}

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
    { label: 'identifies', kind: 'value', detail: 'between a policy holder and the person that it identifies' },
  ];
}
