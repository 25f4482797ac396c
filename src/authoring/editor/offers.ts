import { aggregates } from '../../rules/operators/aggregates.js';
import { valueOperators } from '../../rules/operators/values/value-operators.js';
import { columnsOf } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { type CursorPlace, textBefore } from './cursor-place.js';
import { cellKeys, declaredOffers } from './declared-offers.js';
import { fittingFacts, fittingOperators, fittingValues } from './fitting.js';
import { givenOffers } from './given-offers.js';
import { innerKeys, isComparison, withoutWritten } from './inner-keys.js';
import { namingOffers } from './naming-offers.js';
import { type Offer, offersOf } from './offer.js';
import { namesInText, pathOffers } from './path-offers.js';
import { textAt } from './text-at.js';
import { currencies, declaredUnits, otherUnits, unitsToConvertTo } from './unit-offers.js';

type Offering = (place: CursorPlace, ruleSet: RuleSet) => Iterable<Offer>;

const objects: Offering = (_, ruleSet) => offersOf('object', '', ruleSet.objects.keys());
const facts = (place: CursorPlace, ruleSet: RuleSet): readonly Offer[] =>
  pathOffers(place, ruleSet, ['attribute', 'fact', 'own fact', 'relation']);
const attributes: Offering = (place, ruleSet) => pathOffers(place, ruleSet, ['attribute', 'relation']);
const relations: Offering = (place, ruleSet) => pathOffers(place, ruleSet, ['relation']);
const catalogues: Offering = (_, ruleSet) => offersOf('catalogue', '', ruleSet.catalogues.keys());
const sourceTypes: Offering = (_, ruleSet) =>
  offersOf(
    'source type',
    '',
    ruleSet.sourceTypes.map(({ key }) => key),
  );

const ruleOffers = ({ rules }: RuleSet): readonly Offer[] =>
  offersOf(
    'rule',
    '',
    rules.map(({ id }) => id),
  );

/** By the key under which a value stands, or the list in which it stands. */
const ofValues: Readonly<Record<string, Offering>> = {
  fact: (place, ruleSet) => fittingFacts(place, ruleSet, facts(place, ruleSet)),
  operator: fittingOperators,
  value: fittingValues,
  over: relations,
  among: relations,
  one: relations,
  named: relations,
  objects: relations,
  choose: relations,
  from: relations,
  scope: objects,
  object: objects,
  many: objects,
  unit: declaredUnits,
  to: unitsToConvertTo,
  alsoIn: otherUnits,
  catalogue: catalogues,
  exceptIn: catalogues,
  attribute: attributes,
  by: attributes,
  followsUp: attributes,
  concerns: attributes,
  alsoSets: attributes,
  zeroes: attributes,
  sources: sourceTypes,
  notice: (_, ruleSet) => offersOf('notice', '', ruleSet.notices.keys()),
  rule: (_, ruleSet) => ruleOffers(ruleSet),
};

const groupKeys = ['all', 'any', 'not', 'atLeast'];
const comparisonKeys = ['fact', 'operator', 'value'];
/** What has a text in every locale. */
const inLocales: readonly unknown[] = ['message', 'name', 'synonyms', 'forms', 'title', 'text'];
const valueKeys: readonly Offer[] = [
  ...['when', 'choose', 'convert', 'table', 'literal'].map((label): Offer => ({ label, kind: 'key' })),
  ...[...valueOperators.keys(), ...aggregates.keys()].map((label): Offer => ({ label, kind: 'operator' })),
];

/** What may be written at a place by what it means there. */
export function offersAt(place: CursorPlace, file: string, ruleSet: RuleSet): Iterable<Offer> {
  const given = place.path.findIndex((step) => step === 'given' || step === 'expect');
  if (given >= 0 || file.startsWith('personas/')) return givenOffers(place, file, ruleSet);
  if (file.includes('/csp/')) return ofParameterSet(place, ruleSet);
  if (file.endsWith('/names.yaml')) return namingOffers(place, ruleSet);
  if (place.isKey && file.includes('/catalogues/')) return cellKeys(place, ruleSet);
  if (place.isKey) return keyOffers(place, ruleSet);
  return declaredOffers(place, file, ruleSet) ?? valueOffers(place, ruleSet);
}

function valueOffers(place: CursorPlace, ruleSet: RuleSet): Iterable<Offer> {
  const key = lastKey(place.path);
  if (place.path.at(-2) === 'message') return beginsPlaceholder(textBefore(place)) ? namesInText(place, ruleSet) : [];
  if (isInTable(place) && (key === 'of' || key === 'gives')) return tableOffers(key, place, ruleSet);
  const offer = key === undefined || !Object.hasOwn(ofValues, key) ? undefined : ofValues[key];
  if (offer && !(key === 'value' && !place.around.some(isComparison))) return offer(place, ruleSet);
  return inValue(place) ? facts(place, ruleSet) : [];
}

/** Every second brace inside another begins a text: `{count, plural, one {one of {total}}}`. */
const beginsPlaceholder = (text: string): boolean =>
  /\{\s*$/.test(text) && (text.split('{').length - text.split('}').length) % 2 === 1;

function keyOffers(place: CursorPlace, ruleSet: RuleSet): Iterable<Offer> {
  const key = lastKey(place.path);
  if (key === 'at' && isInTable(place)) return tableOffers('at', place, ruleSet);
  const written = place.around.at(-1);
  const keys = (labels: readonly string[]): readonly Offer[] =>
    withoutWritten(labels, written).map((label) => ({ label, kind: 'key' }));
  if (inLocales.includes(place.path.at(-1))) return keys(ruleSet.locales);
  const inner = innerKeys(place);
  if (inner) return inner;
  if (inCondition(place)) {
    // A condition is a comparison or one group.
    const isBegun = (some: readonly string[]): boolean => withoutWritten(some, written).length < some.length;
    if (isBegun(groupKeys)) return [];
    return keys(isBegun(comparisonKeys) ? comparisonKeys : [...groupKeys, ...comparisonKeys]);
  }
  return inValue(place) ? valueKeys : [];
}

const lastKey = (path: CursorPlace['path']): string | undefined =>
  path.findLast((step): step is string => typeof step === 'string');

const conditions = ['violatedWhen', 'shownWhen', 'mandatoryWhen', 'when', 'where', 'all', 'any', 'not'];

/** Directly in a condition, or in a list of them. */
function inCondition({ path }: CursorPlace): boolean {
  const key = lastKey(path);
  return key !== undefined && (conditions.includes(key) || (key === 'of' && path.at(-3) === 'atLeast'));
}

/** Somewhere in the value of a fact. */
const inValue = ({ path }: CursorPlace): boolean => path.includes('is') || path.includes('where');

/** Under a key of `table: { of, at, gives }`. */
const isInTable = ({ path }: CursorPlace): boolean => path.at(-2) === 'table';

function tableOffers(key: 'of' | 'at' | 'gives', { around }: CursorPlace, { parameters }: RuleSet): readonly Offer[] {
  const tables = [...parameters.values()].filter(({ kind }) => kind === 'table');
  if (key === 'of') return tables.map(({ name }) => ({ label: `csp.${name}`, kind: 'parameter', owner: '' }));
  const name = around.map((node) => textAt(node, 'of')).findLast((found) => found !== undefined);
  const table = tables.find((each) => `csp.${each.name}` === name);
  const columns = key === 'at' ? table?.columns : table?.gives;
  return offersOf(
    'table column',
    table?.name ?? '',
    (columns ?? []).map((column) => column.name),
  );
}

/** The keys of a parameter set are the parameters; their codes. */
function ofParameterSet(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const { path, isKey } = place;
  const [key] = path;
  if (key === undefined) return isKey ? offersOf('parameter', '', ruleSet.parameters.keys()) : [];
  if (key === 'severities' && isKey) return ruleOffers(ruleSet);
  if (key === 'currencies') return isKey ? [] : currencies(place, ruleSet);
  if (key === 'exchangeRates') return isKey ? currencies(place, ruleSet) : [];
  const parameter = ruleSet.parameters.get(String(key));
  const columns = parameter ? columnsOf(parameter) : [];
  if (parameter && columns.length > 0 && isKey)
    return offersOf(
      'table column',
      parameter.name,
      columns.map(({ name }) => name),
    );
  const holds = columns.find(({ name }) => name === lastKey(path)) ?? parameter;
  if (holds?.words) return holds.words.map((label) => ({ label, kind: 'value' }));
  return holds?.catalogue === undefined
    ? []
    : offersOf('code', holds.catalogue, ruleSet.catalogues.get(holds.catalogue)?.entries.keys() ?? []);
}
