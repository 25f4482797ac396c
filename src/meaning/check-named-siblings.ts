import { append } from '../lists/append.js';
import { remembered } from '../lists/remembered.js';
import {
  attributeValue,
  type Condition,
  type Expression,
  type FactType,
  parameterValue,
} from '../rules/model/expression.js';
import { choosersOf, partsOf } from '../rules/model/parts-of.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { unitWord } from '../rules/model/unit.js';
import type { CaseRules } from '../screens/model/systems.js';
import { wordsOfName } from '../text/words-of-name.js';
import { type Everywhere, excused } from './everywhere.js';

/** A name that something reads. */
interface Read {
  /** Names of the same kind could stand in its place. */
  readonly kind: string;
  readonly name: string;
  readonly at: Everywhere['at'];
  /** A code that the comparison asks for, and does not exclude. */
  readonly isAffirmed: boolean;
}

/** A name that could stand where another one does: words that only the other one has, and those that only it has. */
interface Sibling {
  readonly name: string;
  readonly others: readonly string[];
  readonly own: readonly string[];
}

/** What is called after what it reads. */
interface Called {
  readonly title: string;
  readonly name: string;
  readonly about: Pick<Everywhere, 'at' | 'intended'>;
  readonly wholes: readonly (Expression | Condition)[];
}

/** What excludes a code. */
const denied: ReadonlySet<string> = new Set(['notEqual', 'notIn']);

/** What is called so may read codes other than the one after which it is called, but not exclude them. */
const denying: ReadonlySet<string> = new Set(['without', 'not', 'no', 'non', 'none']);

/**
 * Rules and facts that are called after one of several names that could stand for each other, and read another one of
 * them: `resting-ecg-needed` that reads `exerciseEcgRequired`, `insulin-before-diagnosis` that asks for `tablets`.
 */
export function* checkNamedSiblings({ ruleSet }: CaseRules): Iterable<Everywhere> {
  const siblings = new Siblings(ruleSet);
  for (const { title, name, about, wholes } of allCalled(ruleSet)) {
    const words = new Set(wordsOfName(name));
    const denies = [...words].some((word) => denying.has(word));
    const reads = [
      ...new Map(wholes.flatMap((whole) => readIn(whole, about.at)).map((read) => [read.name, read])).values(),
    ];
    for (const read of reads)
      for (const sibling of denies && read.isAffirmed ? [] : siblings.of(read, words))
        if (
          !sibling.others.some((word) => words.has(word)) &&
          sibling.name !== name &&
          !reads.some((other) => other.name === sibling.name) &&
          !siblings.areRead(sibling, reads)
        )
          yield {
            about: 'rules',
            ...about,
            at: read.at,
            code: 'misplaced-name',
            message: `${title} is called after ${sibling.name}, and reads ${read.name}; should it read ${sibling.name}?`,
            holds: true,
          };
  }
}

function* allCalled({ rules, objects }: RuleSet): Iterable<Called> {
  for (const rule of rules) {
    const title = `the rule ${rule.id}`;
    const own = [...rule.with.values()].map(({ is }) => is);
    yield {
      title,
      name: rule.id,
      about: { at: rule.at, intended: excused(title, rule) },
      wholes: [rule.violatedWhen, ...own],
    };
  }
  for (const kind of objects.values())
    for (const fact of kind.facts.values())
      yield { title: `the fact ${kind.name}.${fact.name}`, name: fact.name, about: { at: fact.at }, wholes: [fact.is] };
}

/** The names that a value or a condition reads itself, with the comparison in which they stand. */
function readIn(whole: Expression | Condition, around: Everywhere['at']): readonly Read[] {
  const at = whole.node === 'comparison' ? whole.at : around;
  const inside = partsOf(whole).flatMap((part) =>
    part.from === 'fact'
      ? []
      : [...(part.of ? [part.of] : []), ...choosersOf(part)].flatMap((each) => readIn(each, at)),
  );
  const isAffirmed = whole.node === 'comparison' && !denied.has(whole.operator);
  return [...namesOf(whole).map(([kind, name]) => ({ kind, name, at, isAffirmed })), ...inside];
}

/** The names that stand in a node, each with what tells the kind of those that could stand in its place. */
function namesOf(whole: Expression | Condition): readonly (readonly [kind: string, name: string])[] {
  if (whole.node === 'attribute')
    return [[kindOf(`answer of ${whole.attribute.object}`, whole.type), whole.attribute.fact]];
  if (whole.node === 'derived') return [[kindOf(whole.fact.scope, whole.fact.type), whole.fact.name]];
  if (whole.node === 'parameter' || whole.node === 'table')
    return [[kindOf('csp', parameterValue(whole.parameter)?.type), whole.parameter.name]];
  if (whole.node !== 'comparison' || whole.left.type.kind !== 'code' || whole.right.node !== 'literal') return [];
  const { catalogue } = whole.left.type;
  return [whole.right.value].flat().map((code) => [`${codes}${catalogue}`, String(code)]);
}

const kindOf = (of: string, type: FactType | undefined): string =>
  type?.kind === 'number' ? `${of} number ${type.unit ? unitWord(type.unit) : ''}` : `${of} ${JSON.stringify(type)}`;

const codes = 'codes of ';

interface Named {
  readonly name: string;
  readonly words: readonly string[];
}

/** The names of a rule set that could stand for each other. */
class Siblings {
  readonly #byWords = new Map<string, Named>();
  readonly #words = new Set<string>();
  readonly #catalogues: RuleSet['catalogues'];
  readonly #codes = new Map<string, ReadonlyMap<string, readonly Named[]>>();

  constructor({ objects, parameters, catalogues }: RuleSet) {
    const add = (kind: string, name: string): void => {
      const words = wordsOfName(name);
      this.#byWords.set(keyOf(kind, words), { name, words });
      for (const word of words) this.#words.add(word);
    };
    for (const { name, attributes, facts } of objects.values()) {
      for (const each of attributes.values()) add(kindOf(`answer of ${name}`, attributeValue(each).type), each.fact);
      for (const each of facts.values()) add(kindOf(name, each.type), each.name);
    }
    for (const each of parameters.values()) add(kindOf('csp', parameterValue(each)?.type), each.name);
    this.#catalogues = catalogues;
  }

  /** Those after which something can be called: codes of the same catalogue, or names but for one of their words. */
  of({ kind, name }: Read, called: ReadonlySet<string>): readonly Sibling[] {
    const words = wordsOfName(name);
    const candidates = kind.startsWith(codes)
      ? [...called].flatMap((word) => this.#codesOf(kind.slice(codes.length)).get(word) ?? [])
      : [...called].filter((word) => this.#words.has(word)).flatMap((word) => this.#withOne(kind, words, word));
    return candidates
      .map((named) => ({
        name: named.name,
        own: named.words.filter((word) => !words.includes(word)),
        others: words.filter((word) => !named.words.includes(word)),
      }))
      .filter(({ own }) => own.length > 0 && own.every((word) => called.has(word)));
  }

  /**
   * Whether other names that are read say that this one is no slip: they have the words as it has them, or those of the
   * sibling though none stands in for the other in a name of their own kind. Of a word that only the sibling has they
   * must show that it is meant.
   */
  areRead({ own, others }: Sibling, reads: readonly Read[]): boolean {
    const withAny = (words: readonly string[]): readonly Read[] =>
      reads.filter(({ name }) => wordsOfName(name).some((word) => words.includes(word)));
    const isTurned = ({ kind, name }: Read): boolean => {
      const turned = wordsOfName(name).flatMap((word) => (word === own[0] ? others.slice(0, 1) : [word]));
      return this.#named(kind, turned).length > 0;
    };
    const theirs = withAny(own);
    if (others.length === 0) return !theirs.some(isTurned);
    return withAny(others).length > 1 || (theirs.length > 0 && !theirs.some(isTurned));
  }

  /** Codes by the first of their words. */
  #codesOf(catalogue: string): ReadonlyMap<string, readonly Named[]> {
    return remembered(this.#codes, catalogue, () => {
      const byWord = new Map<string, Named[]>();
      for (const name of this.#catalogues.get(catalogue)?.entries.keys() ?? []) {
        const words = wordsOfName(name);
        append(byWord, String(words[0]), { name, words });
      }
      return byWord;
    });
  }

  /** The names with another word in one place, or with one word more in front. */
  #withOne(kind: string, words: readonly string[], word: string): readonly Named[] {
    const more = this.#named(kind, [word, ...words]);
    return words.length > 1
      ? [...more, ...words.flatMap((_, index) => this.#named(kind, words.with(index, word)))]
      : more;
  }

  #named(kind: string, words: readonly string[]): readonly Named[] {
    const named = this.#byWords.get(keyOf(kind, words));
    return named ? [named] : [];
  }
}

const keyOf = (kind: string, words: readonly string[]): string => [kind, ...words].join('|');
