import { comparisonOperators } from '../../rules/operators/comparisons.js';
import { aggregates } from '../../rules/operators/aggregates.js';
import { valueOperators } from '../../rules/operators/values/value-operators.js';
import type { OperandForm } from '../../rules/operators/values/value-operator.js';
import type { Entry } from '../../rules/model/catalogue.js';
import type { Unit } from '../../rules/model/unit.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import { describeOne, first, inWords } from './describe.js';
import type { LoadedNames } from './load-names.js';
import { nearest } from '../../documents/findings/nearest.js';
import { append } from '../../lists/append.js';
import type { NameKind } from '../../documents/names.js';

/** One word that an author may write, and what it is. */
export interface VocabularyRow {
  readonly word: string;
  readonly type: string;
  /** A sentence or a name in each locale; empty where nothing says it. */
  readonly meaning: string;
  /** The systems that have it, where not all have. */
  readonly onlyIn?: readonly string[];
}

/** A list of words of one kind, under a heading. */
export interface VocabularySection {
  readonly heading: string;
  readonly rows: readonly VocabularyRow[];
}

/**
 * The words of a scope: an object kind, a catalogue, `operators`, `units`; or what is spelled alike when there is no
 * such scope.
 */
export type VocabularyAnswer =
  | { readonly scope: string; readonly sections: readonly VocabularySection[] }
  | { readonly scopes: readonly string[]; readonly nearest: string | undefined };

export function vocabularyOf(scope: string, loaded: LoadedNames): VocabularyAnswer {
  const sections = sectionsOf(scope, loaded);
  if (sections) return { scope, sections };
  const { ruleSets } = loaded.systems;
  const scopes = [
    ...new Set([
      'operators',
      'units',
      ...ruleSets.flatMap(({ objects }) => [...objects.keys()]),
      ...ruleSets.flatMap(({ catalogues }) => [...catalogues.keys()]),
    ]),
  ];
  return { scopes, nearest: nearest(scope, scopes) };
}

function sectionsOf(scope: string, loaded: LoadedNames): readonly VocabularySection[] | undefined {
  if (scope === 'operators') return operatorSections;
  if (scope === 'units') return [unitSection(loaded)];
  const { ruleSets } = loaded.systems;
  if (ruleSets.some(({ objects }) => objects.has(scope))) return objectSections(scope, loaded);
  return ruleSets.some(({ catalogues }) => catalogues.has(scope)) ? [codeSection(scope, loaded)] : undefined;
}

type OfObjects = 'attributes' | 'facts' | 'relations';

const ofObjects: Readonly<Record<OfObjects, readonly [kind: NameKind, heading: string]>> = {
  attributes: ['attribute', 'attributes'],
  facts: ['fact', 'derived facts'],
  relations: ['relation', 'relations'],
};

function objectSections(scope: string, loaded: LoadedNames): readonly VocabularySection[] {
  return (Object.keys(ofObjects) as OfObjects[]).map((member) => {
    const [kind, heading] = ofObjects[member];
    const names = everywhere(loaded, ({ objects }) => [...namesOf(objects.get(scope), member)]);
    return { heading, rows: [...names].map(([name, systems]) => rowOf(kind, scope, name, systems, loaded)) };
  });
}

const namesOf = (kind: ObjectKind | undefined, member: OfObjects): Iterable<string> => kind?.[member].keys() ?? [];

function rowOf(
  kind: NameKind,
  owner: string,
  word: string,
  systems: readonly string[],
  loaded: LoadedNames,
): VocabularyRow {
  const { type = '', details = [] } = describeOne(kind, owner, word, loaded) ?? {};
  return { word, type, meaning: details[0] ?? '', ...onlyIn(systems, loaded) };
}

function codeSection(name: string, loaded: LoadedNames): VocabularySection {
  const words = everywhere(loaded, ({ catalogues }) => [...(catalogues.get(name)?.entries.keys() ?? [])]);
  const rows = [...words].map(([word, systems]): VocabularyRow => {
    const entry = first(loaded.systems.ruleSets, ({ catalogues }) => catalogues.get(name)?.entries.get(word)) as Entry;
    const gone = entry.validTo === undefined ? '' : `until ${entry.validTo}`;
    return { word, type: gone, meaning: inWords(entry.name), ...onlyIn(systems, loaded) };
  });
  return { heading: `codes of ${name}`, rows };
}

function unitSection(loaded: LoadedNames): VocabularySection {
  const words = everywhere(loaded, ({ units }) => [...units.byWord.keys()]);
  const rows = [...words].map(([word, systems]): VocabularyRow => {
    const unit = first(loaded.systems.ruleSets, ({ units }) => units.byWord.get(word)) as Unit;
    return {
      word,
      type: `${unit.dimension}, factor ${unit.factor}`,
      meaning: inWords(unit.name),
      ...onlyIn(systems, loaded),
    };
  });
  const own: readonly VocabularyRow[] = [
    { word: 'currency', type: 'currency', meaning: 'the first currency of the parameter set' },
    { word: 'currency/<unit of time>', type: 'currencyPerTime', meaning: 'that currency per year, month, ...' },
  ];
  return { heading: 'units', rows: [...own, ...rows] };
}

const sides = {
  same: 'a value like the left one',
  list: 'a list of such values',
  element: 'one value like an element of the list',
  range: 'a pair of numbers, [low, high]',
  pattern: 'a pattern',
  yesNo: 'true or false',
} as const;

const operatorSections: readonly VocabularySection[] = [
  {
    heading: 'comparisons, in conditions: { fact, operator, value }; before a list someFact: or everyFact:',
    rows: [...comparisonOperators.values()]
      .filter(({ internal }) => !internal)
      .map(({ name, left, right }) => ({ word: name, type: left.join(', '), meaning: `value: ${sides[right]}` })),
  },
  {
    heading: 'operators of values',
    rows: [...valueOperators.values()].map(({ name, written }) => ({
      word: name,
      type: writtenText(name, written),
      meaning: '',
    })),
  },
  {
    heading: 'operators over objects: { over, where, of, others }',
    rows: [...aggregates.values()].map(({ name, of, gives }) => ({
      word: name,
      type: of.length === 0 ? 'over objects' : `of ${of.join(', ')}`,
      meaning: `gives ${gives === 'same' ? 'what is under of' : gives === 'truth' ? 'yes or no' : `a ${gives}`}`,
    })),
  },
  {
    heading: 'other forms of a value',
    rows: [
      { word: 'when', type: 'when: <condition>', meaning: 'yes or no' },
      { word: 'choose', type: 'choose: [{ when, is }, { is }]', meaning: 'the value of the first case that holds' },
      { word: 'convert', type: 'convert: { value, to }', meaning: 'the amount in another unit' },
      { word: 'table', type: 'table: { of: csp.<table>, at, gives }', meaning: 'a cell of the first row that matches' },
      { word: 'literal', type: 'literal: <value>, unit: <unit>', meaning: 'a value as it is written' },
    ],
  },
];

function writtenText(name: string, written: OperandForm): string {
  if (written.form === 'one') return `${name}: <value>`;
  if (written.form === 'list')
    return `${name}: [${Array.from({ length: written.least }, () => '<value>').join(', ')}${written.most > written.least ? ', ...' : ''}]`;
  return `${name}: { value, ${Object.keys(written.options).join(', ')} }`;
}

/** Names with the systems that have them, in the order in which they are first met. */
function everywhere(
  { systems: { ruleSets } }: LoadedNames,
  of: (ruleSet: LoadedNames['systems']['ruleSets'][number]) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const ruleSet of ruleSets) for (const name of of(ruleSet)) append(found, name, ruleSet.system);
  return found;
}

const onlyIn = (systems: readonly string[], { systems: { ruleSets } }: LoadedNames): Pick<VocabularyRow, 'onlyIn'> =>
  systems.length < ruleSets.length ? { onlyIn: systems } : {};
