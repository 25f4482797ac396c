import type { DerivedFact } from '../../rules/model/expression.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { outcomes } from '../../rules/load/rules/check-outcomes.js';
import { type Offer, offersOf } from './offer.js';
import type { CursorPlace } from './cursor-place.js';
import { valuesOf } from './fitting.js';
import { namesOf } from './path-offers.js';
import { textAt } from './text-at.js';
import { scopeAt } from './scope-at.js';
import { unitsToAnswerIn } from './unit-offers.js';

/** What an example or a persona gives: attributes and relations of an object, then their values. */
export function givenOffers(place: CursorPlace, file: string, ruleSet: RuleSet): readonly Offer[] {
  const { path, isKey } = place;
  if (file.startsWith('personas/') && path.at(-1) === 'derives' && isKey)
    return namesOf(ruleSet.objects.get('person'), ['fact']);
  if (file.startsWith('personas/') && path.at(-2) === 'sets' && !isKey)
    return [...ruleSet.parameterSets.keys()].map((id) => ({
      label: String(id),
      kind: 'value',
      detail: ruleSet.system,
      isNoText: true,
    }));
  if (file.startsWith('personas/') && path.at(-1) === 'rule')
    return offersOf(
      'rule',
      '',
      ruleSet.rules.map(({ id }) => id),
    );
  const subject = subjectAt(place, file, ruleSet);
  if (path.at(-1) === 'expect') return expected(subject, ruleSet);
  const inside = file.startsWith('personas/') ? personaSteps(path) : path.slice(path.indexOf('given') + 1);
  const start = file.startsWith('personas/')
    ? ruleSet.objects.get('case')
    : (subject?.kind ?? scopeAt(place, ruleSet)?.kind);
  const names = inside?.filter((step): step is string => typeof step === 'string');
  if (!start || !names) return [];
  if (path.at(-1) === 'each') return isKey ? offersOf('object', '', ruleSet.objects.keys()) : [];
  if (names.length === 0 && isKey) return beginnings(start, ruleSet);
  return isKey ? ofObject(objectAt(names, start, ruleSet)) : ofValue(names, start, ruleSet);
}

/** What an example is about. */
interface Subject {
  readonly kind: ObjectKind | undefined;
  /** None of a rule. */
  readonly fact?: DerivedFact | undefined;
}

/** The rule or fact that the examples of a file of tests name, or the fact of a file of facts; undefined elsewhere. */
function subjectAt(place: CursorPlace, file: string, { rules, objects }: RuleSet): Subject | undefined {
  const { path, around } = place;
  if (file.includes('/facts/')) {
    const kind = objects.get(textAt(around[1], 'scope') ?? '');
    return { kind, fact: kind?.facts.get(String(path[0])) };
  }
  const named = file.includes('/tests/') ? around[2] : undefined;
  const rule = rules.find(({ id }) => id === textAt(named, 'rule'));
  if (rule) return { kind: objects.get(rule.scope) };
  const [owner = '', name = ''] = (textAt(named, 'fact') ?? '').split('.');
  const kind = objects.get(owner);
  return kind && { kind, fact: kind.facts.get(name) };
}

/** What can come out: of a rule its outcomes, of a fact the codes and words that it can be. */
function expected(subject: Subject | undefined, ruleSet: RuleSet): readonly Offer[] {
  const type = subject?.fact?.type;
  if (!type) return outcomes.map((label) => ({ label, kind: 'value' }));
  const element = type.kind === 'list' ? type.of : type;
  return [...valuesOf(element, ruleSet), { label: 'undecided', kind: 'value' }];
}

/** Where the object begins that a persona gives, as a path of the case. */
function personaSteps(path: CursorPlace['path']): CursorPlace['path'] | undefined {
  const begin = path.findIndex(
    (step) => typeof step === 'string' && ['case', 'person', 'persons', 'each'].includes(step),
  );
  const [first, ...rest] = path.slice(begin);
  if (begin < 0 || first === undefined) return undefined;
  return first === 'each' ? rest : first === 'case' ? ['case', ...rest] : ['persons', ...rest];
}

const beginnings = (kind: ObjectKind, ruleSet: RuleSet): readonly Offer[] => [
  { label: 'this', kind: 'object', detail: `the ${kind.name}` },
  { label: 'case', kind: 'object', owner: '' },
  { label: 'evaluation.today', kind: 'value', detail: 'the day, "YYYY.MM.DD"' },
  ...namesOf(kind, ['relation']),
  ...[...ruleSet.parameters.values()].map(
    ({ name, meaning }): Offer => ({ label: `csp.${name}`, kind: 'parameter', detail: meaning }),
  ),
];

const ofObject = (kind: ObjectKind | undefined): readonly Offer[] => namesOf(kind, ['attribute', 'relation']);

/** The object that keys lead to: by relations, `this` and `case`, or the name of a kind. */
function objectAt(names: readonly string[], start: ObjectKind, { objects }: RuleSet): ObjectKind | undefined {
  let kind: ObjectKind | undefined = start;
  for (const [index, name] of names.entries()) {
    if (index === 0 && name === 'this') continue;
    if (index === 0 && name === 'case') kind = objects.get('case');
    else kind = objects.get(kind?.relations.get(name)?.target ?? '') ?? (index === 0 ? objects.get(name) : undefined);
  }
  return kind;
}

function ofValue(names: readonly string[], start: ObjectKind, ruleSet: RuleSet): readonly Offer[] {
  const isUnit = names.at(-1) === 'unit';
  const isInner = isUnit || names.at(-1) === 'value';
  const path = isInner ? names.slice(0, -1) : names;
  const attribute = objectAt(path.slice(0, -1), start, ruleSet)?.attributes.get(path.at(-1) ?? '');
  if (isUnit && attribute?.kind === 'number') return unitsToAnswerIn(ruleSet, attribute.unit);
  return attribute?.catalogue ? valuesOf({ kind: 'code', catalogue: attribute.catalogue.name }, ruleSet) : [];
}
