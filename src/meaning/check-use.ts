import { placeOf, type Position } from '../documents/position.js';
import type { Attribute } from '../rules/model/attribute.js';
import { benefitTypeColumns } from '../rules/model/benefit-type-columns.js';
import type { Catalogue } from '../rules/model/catalogue.js';
import type { Condition, DerivedFact, Expression } from '../rules/model/expression.js';
import type { Parameter } from '../rules/model/parameter.js';
import { choosersOf, partsOf } from '../rules/model/parts-of.js';
import type { Rule } from '../rules/model/rule.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { restsOn } from '../rules/resolve/rests-on.js';
import { askedAttribute, type ScreenSet } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { wordsOfName } from '../text/words-of-name.js';
import { askedAttributes } from './asked-attributes.js';
import { type Everywhere, excused } from './everywhere.js';
import { ruleCalledAfter } from './lost-readers.js';
import { mistakenFor, readInstead } from './read-instead.js';

/**
 * What is defined in vain, and what rules rest on though no question asks for it (rule language, "What checking
 * proves").
 */
export function* checkUse({ ruleSet, screens }: CaseRules): Iterable<Everywhere> {
  const kinds = [...ruleSet.objects.values()];
  const attributes = kinds.flatMap((kind) => [...kind.attributes.values()]);
  const read = new Reached();
  for (const root of [ruleSet.rules, ruleSet.notices, screens, attributes, kinds.map(({ relations }) => relations)])
    read.from(root);
  const facts = kinds.flatMap((kind) => [...kind.facts.values()]);
  const isRead = (fact: DerivedFact): boolean => read.facts.has(fact) || read.names.has(fact.name);
  // What only a fact reads that nothing reads is not read because of that.
  const inVain = new Reached();
  for (const fact of facts) if (!isRead(fact)) inVain.from(fact.is);
  for (const fact of facts)
    yield {
      ...unused('the fact', fact, isRead(fact) || inVain.facts.has(fact)),
      witness: () => ruleCalledAfter(fact, ruleSet),
    };
  for (const rule of ruleSet.rules) yield* unusedOwnFacts(rule);
  for (const parameter of ruleSet.parameters.values())
    yield* unusedParameter(parameter, read.parameters.has(parameter) || read.names.has(parameter.name), ruleSet);
  for (const catalogue of ruleSet.catalogues.values())
    yield unused('the catalogue', catalogue, catalogue.name === 'units' || read.catalogues.has(catalogue.name));
  yield* unusedColumns(ruleSet, read);
  if (screens.bySourceType.size === 0) return;
  const asked = askedAttributes(screens);
  const judged = ruleSet.rules.flatMap((rule) => [rule.violatedWhen, ...[...rule.with.values()].map(({ is }) => is)]);
  const restedOn = restsOn(judged).attributes;
  // One that several objects have is asked of one of them.
  const places = new Set([...asked].map(({ at }) => placeOf(at)));
  for (const attribute of attributes) {
    const isJudged = restedOn.has(attribute);
    // A text may come with the case.
    const isExpected =
      isJudged ||
      (attribute.forUnderwriters !== undefined && attribute.kind !== 'string' && !places.has(placeOf(attribute.at)));
    const who = isJudged ? 'rules rest' : 'underwriters rely';
    yield {
      about: 'rules',
      at: attribute.at,
      code: 'unasked-attribute',
      message: `${who} on ${attribute.object}.${attribute.fact}, which no question asks for${asked.has(attribute) ? '' : onlyZeroed(attribute, attributes)}`,
      intended: excused(`the attribute ${attribute.object}.${attribute.fact}`, attribute),
      holds: isExpected && !asked.has(attribute) && attribute.kind !== 'internal',
      witness: () => askedBeside(attribute, ruleSet, screens),
    };
  }
}

/** So many lines away a word that two names have in common still shows that they belong together. */
const linesPerWord = 3;

/** Where an attribute that is declared nearby, and called alike, is asked for: there its question may have stood. */
function askedBeside(attribute: Attribute, { objects }: RuleSet, { bySourceType }: ScreenSet): string {
  const questions = [...bySourceType.values()].flatMap(({ screens }) => screens.flatMap((screen) => screen.questions));
  const declared = [...(objects.get(attribute.object)?.attributes.values() ?? [])];
  const [own, called] = [declared.indexOf(attribute), wordsOfName(attribute.fact)];
  const farness = ({ fact }: Attribute, index: number): number =>
    Math.abs(index - own) - linesPerWord * wordsOfName(fact).filter((word) => called.includes(word)).length;
  const near = declared.map((other, index) => ({ other, far: farness(other, index) })).sort((a, b) => a.far - b.far);
  for (const { other } of near) {
    const question = questions.find((each) => askedAttribute(each) === other);
    if (question) return `; ${other.fact}, which is declared beside it, is asked for at ${placeOf(question.at)}`;
  }
  return '';
}

/** What no question asks for may be set to 0 by an answer: then that was to set it, or another one. */
function onlyZeroed(attribute: Attribute, attributes: readonly Attribute[]): string {
  const by = attributes.filter(({ zeroes }) => zeroes.some((effect) => effect.attribute === attribute));
  if (by.length === 0) return '';
  return `; it is set to 0 with ${by.map(({ fact }) => fact).join(', ')}, and nothing sets it otherwise`;
}

/** What a rule says under `with` and neither its condition, nor its message, nor another of these facts reads. */
function* unusedOwnFacts({ id, with: own, violatedWhen, message }: Rule): Iterable<Everywhere> {
  if (own.size === 0) return;
  const read = new Set<DerivedFact>();
  const walk = (whole: Expression | Condition): void => {
    if (whole.node === 'derived') read.add(whole.fact);
    else for (const part of partsOf(whole)) for (const each of [part.of, ...choosersOf(part)]) if (each) walk(each);
  };
  for (const each of [violatedWhen, ...[...own.values()].map(({ is }) => is)]) walk(each);
  const named = new Set(Object.values(message).flatMap((text) => [...namesIn(text)]));
  for (const fact of own.values())
    yield {
      ...unused('the fact', fact, read.has(fact) || named.has(fact.name)),
      message: `nothing reads the fact ${fact.name} of the rule ${id}`,
    };
}

/** Of catalogues that something reads; texts are for people, and units are made of theirs. */
function* unusedColumns({ catalogues, objects }: RuleSet, read: Reached): Iterable<Everywhere> {
  const ofService = objects.get('benefit')?.attributes.get('benefitType')?.catalogue?.name;
  const byService: readonly string[] = Object.values(benefitTypeColumns);
  for (const { name: catalogue, columns } of catalogues.values()) {
    if (catalogue === 'units' || !read.catalogues.has(catalogue)) continue;
    const inherited = new Set([...columns.values()].map(({ inheritsFrom }) => inheritsFrom));
    for (const { name, kind, at, intended } of columns.values())
      if (kind !== 'text')
        yield unused(
          'the column',
          { name: `${catalogue}.${name}`, at, ...(intended !== undefined && { intended }) },
          inherited.has(name) ||
            read.columns.has(`${catalogue}.${name}`) ||
            (catalogue === ofService && byService.includes(name)),
        );
  }
}

interface Defined {
  readonly name: string;
  readonly at: Position;
  readonly intended?: string;
}

/**
 * A parameter is told where an attribute reads another one that its name is less like, else where it is declared; one
 * that other systems read, where a set of this one gives it a value.
 */
function* unusedParameter(parameter: Parameter, isUsed: boolean, ruleSet: RuleSet): Iterable<Everywhere> {
  const found = unusedAnywhere(parameter, isUsed, ruleSet);
  yield found;
  for (const { places } of ruleSet.parameterSets.values()) {
    const at = places.get(parameter.name)?.at;
    if (!at) continue;
    const message = `no rule, screen, answer or notice of ${ruleSet.system} rests on the parameter ${parameter.name}, to which this set gives a value; those of other systems do`;
    yield { ...unused('the parameter', parameter, isUsed), at, message, partOf: found };
    return;
  }
}

function unusedAnywhere(parameter: Parameter, isUsed: boolean, ruleSet: RuleSet): Everywhere {
  const found = unused('the parameter', parameter, isUsed);
  const instead = mistakenFor(ruleSet).get(parameter);
  if (!instead) return { ...found, witness: () => readInstead(parameter, ruleSet) };
  const { attribute, reads } = instead;
  const message = `nothing reads csp.${parameter.name} (${placeOf(parameter.at)}), which the name of ${attribute.object}.${attribute.fact} is more like than csp.${reads.name}, which that reads; was it meant here?`;
  return { ...found, at: attribute.at, message };
}

const unused = (what: string, { name, at, intended }: Defined, isRead: boolean): Everywhere => ({
  about: 'rules',
  at,
  intended: excused(`${what} ${name}`, { intended, at }),
  code: 'unused-definition',
  message: `no rule, screen, answer or notice rests on ${what} ${name}`,
  holds: !isRead,
});

/** Everything that a part of a rule set leads to, by whatever way, and the names that its texts are filled with. */
class Reached {
  readonly facts = new Set<DerivedFact>();
  readonly parameters = new Set<Parameter>();
  readonly catalogues = new Set<string>();
  /** As `<catalogue>.<column>`. */
  readonly columns = new Set<string>();
  readonly names = new Set<string>();
  readonly #seen = new Set<object>();

  from(root: object): void {
    const waiting: object[] = [root];
    for (let whole = waiting.pop(); whole !== undefined; whole = waiting.pop()) {
      if (this.#seen.has(whole)) continue;
      this.#seen.add(whole);
      this.#note(whole);
      forEachMember(whole, (part, key) => {
        if (typeof part === 'object' && part !== null && key !== 'examples' && !isPlace(part)) waiting.push(part);
        if (typeof part === 'string') this.#noteText(key, part);
      });
    }
  }

  #note(part: object): void {
    if ('node' in part && 'fact' in part && part.node === 'derived') this.facts.add(part.fact as DerivedFact);
    if (isCatalogue(part)) this.catalogues.add(part.name);
    const column = columnRead(part as Partial<Expression>);
    if (column !== undefined) this.columns.add(column);
    if ('meaning' in part && 'kind' in part && 'name' in part) this.parameters.add(part as Parameter);
  }

  #noteText(key: unknown, text: string): void {
    if (key === 'catalogue') this.catalogues.add(text);
    if (text.includes('{')) for (const name of namesIn(text)) this.names.add(name);
  }
}

/** The column that a value is read from, or by which it is chosen among codes, as `<catalogue>.<column>`. */
function columnRead(part: Partial<Expression>): string | undefined {
  if (part.node === 'column') return `${part.catalogue}.${part.column}`;
  if (part.node !== 'operation' || typeof part.options?.['by'] !== 'string' || part.type?.kind !== 'code')
    return undefined;
  return `${part.type.catalogue}.${part.options['by']}`;
}

/** The names that a text is filled with. */
function* namesIn(text: string): Iterable<string> {
  for (const [, name = ''] of text.matchAll(/\{\s*(?:csp\.)?(\w+)/g)) yield name;
}

/** Half of what a rule set is made of says where it stands. */
const isPlace = (part: object): boolean => 'line' in part && 'file' in part;

const isCatalogue = (part: object): part is Catalogue => 'byId' in part;

/** What a part is made of; of a catalogue its columns, not the entries. */
function forEachMember(part: object, visit: (member: unknown, key: unknown) => void): void {
  if (isCatalogue(part)) forEachMember(part.columns, visit);
  else if (part instanceof Map || part instanceof Set) part.forEach(visit);
  else for (const key in part) visit(part[key as keyof typeof part], key);
}
