import type { NameKind } from '../../documents/names.js';
import type { Entry } from '../../rules/model/catalogue.js';
import { columnsOf } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { ScreenDefinition } from '../../screens/model/definition.js';
import { screensOf, type Systems } from '../../screens/model/systems.js';
import type { Words } from '../../rules/model/words.js';
import { typeName } from '../../rules/resolve/type-name.js';
import { blockOf, meaningAt } from './block.js';
import { labelOf } from './label.js';
import type { LoadedNames } from './load-names.js';
import type { Meaning } from './meaning.js';
import type { Mention, Named } from './name-index.js';
import { attributeType, columnType, parameterType, relationType, tableColumnType } from './type-text.js';
import { valuesText } from './value-text.js';

/** What a name is, for whoever points at it. */
export interface Description {
  /** `attribute person.height`. */
  readonly title: string;
  /** What kind of value it has. */
  readonly type: string | undefined;
  /** What else there is to know, a sentence or a list each. */
  readonly details: readonly string[];
  /** How it is written. */
  readonly source: readonly string[];
}

interface Facts {
  readonly type?: string;
  readonly details?: readonly string[];
  /** How it is written says more than words. */
  readonly isShown?: true;
}

/** So many lines of what is written are shown. */
const mostLines = 25;

type Describer = (owner: string, name: string, ruleSets: readonly RuleSet[], systems: Systems) => Facts;

/** By kind; of what is left out its meaning is said alone. */
const describers: Readonly<Partial<Record<NameKind, Describer>>> = {
  attribute(owner, name, ruleSets) {
    const attribute = first(ruleSets, ({ objects }) => objects.get(owner)?.attributes.get(name));
    if (!attribute) return {};
    const { lookBack, absentMeans } = attribute;
    return {
      type: attributeType(attribute),
      details: [
        inWords(attribute.name),
        ...(lookBack === undefined ? [] : [`looks back ${lookBack === 'ever' ? 'for ever' : `csp.${lookBack.name}`}`]),
        ...(absentMeans === undefined ? [] : [`not answered, it counts as ${absentMeans}`]),
        ...[attribute.minimum, attribute.maximum, lookBack, attribute.offered].flatMap((each) =>
          typeof each === 'object' ? valuesText(each.name, ruleSets).map((line) => `csp.${each.name}, ${line}`) : [],
        ),
      ],
    };
  },
  fact(owner, name, ruleSets) {
    const fact = first(ruleSets, ({ objects }) => objects.get(owner)?.facts.get(name));
    return { ...(fact ? { type: typeName(fact.type) } : {}), isShown: true };
  },
  'own fact'(owner, name, ruleSets) {
    const fact = first(ruleSets, ({ rules }) => rules.find(({ id }) => id === owner)?.with.get(name));
    return { ...(fact ? { type: typeName(fact.type) } : {}), isShown: true };
  },
  relation(owner, name, ruleSets) {
    const relation = first(ruleSets, ({ objects }) => objects.get(owner)?.relations.get(name));
    return relation ? { type: relationType(relation), isShown: true } : {};
  },
  object(_, name, ruleSets) {
    const kind = first(ruleSets, ({ objects }) => objects.get(name));
    if (!kind) return {};
    const { attributes, facts, relations, title } = kind;
    return {
      details: [
        inWords(title),
        `${attributes.size} attributes, ${facts.size} derived facts, ${relations.size} relations`,
      ],
    };
  },
  parameter(_, name, ruleSets) {
    const parameter = first(ruleSets, ({ parameters }) => parameters.get(name));
    return parameter ? { type: parameterType(parameter), details: valuesText(name, ruleSets) } : {};
  },
  'table column'(owner, name, ruleSets) {
    const parameter = first(ruleSets, ({ parameters }) => parameters.get(owner));
    const column = parameter && columnsOf(parameter).find((each) => each.name === name);
    return column ? { type: tableColumnType(column) } : {};
  },
  catalogue(_, name, ruleSets) {
    const catalogue = first(ruleSets, ({ catalogues }) => catalogues.get(name));
    if (!catalogue) return {};
    const columns = [...catalogue.columns.values()].map((column) => `${column.name}: ${columnType(column)}`);
    return { details: [`${catalogue.entries.size} codes`, ...columns] };
  },
  column(owner, name, ruleSets) {
    const column = first(ruleSets, ({ catalogues }) => catalogues.get(owner)?.columns.get(name));
    return column ? { type: columnType(column) } : {};
  },
  code(owner, name, ruleSets) {
    const entry = first(ruleSets, ({ catalogues }) => catalogues.get(owner)?.entries.get(name));
    return entry ? { details: [inWords(entry.name), ...cells(entry)] } : {};
  },
  rule(_, name, ruleSets) {
    const rule = first(ruleSets, ({ rules }) => rules.find(({ id }) => id === name));
    if (!rule) return {};
    return { type: `${rule.severity} of ${rule.scope}`, details: [inWords(rule.message), rule.reference] };
  },
  screen(_, name, __, systems) {
    const screen = screenOf(name, systems);
    if (!screen) return {};
    const { sourceType, scope, questions } = screen;
    return {
      type: `screen of ${sourceType.key}, for each ${scope}`,
      details: [inWords(screen.name), `${questions.length} questions`],
    };
  },
  question(owner, name, _, systems) {
    const question = screenOf(owner, systems)?.questions.find(({ key }) => key === name);
    return question ? { details: [inWords(question.text)] } : {};
  },
  reference: () => ({ isShown: true }),
  term: () => ({ isShown: true }),
  'relation type': () => ({ isShown: true }),
  notice: () => ({ isShown: true }),
  persona: () => ({ isShown: true }),
  profile: () => ({ isShown: true }),
};

/** A screen of the first system that has it, as its people see it. */
function screenOf(key: string, systems: Systems): ScreenDefinition | undefined {
  return first(systems.ruleSets, (ruleSet) =>
    [...(screensOf(systems, ruleSet)?.bySourceType.values() ?? [])]
      .flatMap(({ screens }) => screens)
      .find((screen) => screen.key === key),
  );
}

/** What is known of a name: of each of its meanings once, by its first definition. */
export function describe(named: Named, { systems, linesOf }: LoadedNames): readonly Description[] {
  const definitions = named.mentions.filter(({ defines }) => defines);
  return named.meanings.map((meaning) => descriptionOf(meaning, definitions, systems, linesOf));
}

/** What is known of the name of a kind that an owner has; undefined where the index does not know it. */
export function describeOne(kind: NameKind, owner: string, name: string, loaded: LoadedNames): Description | undefined {
  const named = loaded.index.get(kind, owner, name);
  const meaning = named?.meanings.find((each) => each.owner === owner && each.kind === kind);
  return named && meaning && describe({ ...named, meanings: [meaning] }, loaded)[0];
}

function descriptionOf(
  meaning: Meaning,
  definitions: readonly Mention[],
  systems: Systems,
  linesOf: LoadedNames['linesOf'],
): Description {
  const { kind, owner, name } = meaning;
  const { type, details = [], isShown } = describers[kind]?.(owner, name, systems.ruleSets, systems) ?? {};
  const [definition] = definitions;
  const said = definition && meaningAt(definition, linesOf);
  return {
    title: `${kind} ${labelOf(meaning)}`,
    type,
    details: [...(said === undefined ? [] : [said]), ...details].filter((each) => each !== ''),
    source: isShown && definition ? blockOf(definition, linesOf).slice(0, mostLines) : [],
  };
}

/** What the first system that has it says. */
export const first = <T>(ruleSets: readonly RuleSet[], of: (ruleSet: RuleSet) => T | undefined): T | undefined =>
  ruleSets.map(of).find((found) => found !== undefined);

/** `Germany (en), Deutschland (de)`. */
export const inWords = (words: Words): string =>
  Object.entries(words)
    .map(([locale, text]) => `${text} (${locale})`)
    .join(', ');

const cells = ({ cells, validFrom, validTo, replacedBy }: Entry): readonly string[] =>
  Object.entries({ ...cells, validFrom, validTo, replacedBy }).flatMap(([column, cell]) =>
    cell === undefined ? [] : [`${column}: ${[cell].flat().join(', ')}`],
  );
