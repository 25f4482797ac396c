import type { Position } from '../documents/position.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Catalogue } from '../rules/model/catalogue.js';
import type { DerivedFact } from '../rules/model/expression.js';
import type { Parameter } from '../rules/model/parameter.js';
import type { Everywhere } from './everywhere.js';
import type { CaseRules } from '../screens/model/systems.js';

/** What is defined in vain, and what rules rest on though no question asks for it (rule language, "What checking proves"). */
export function* checkUse({ ruleSet, screens }: CaseRules): Iterable<Everywhere> {
  const kinds = [...ruleSet.objects.values()];
  const attributes = kinds.flatMap((kind) => [...kind.attributes.values()]);
  const read = new Reached();
  for (const root of [ruleSet.rules, ruleSet.notices, screens, attributes, kinds.map(({ relations }) => relations)])
    read.from(root);
  for (const fact of kinds.flatMap((kind) => [...kind.facts.values()]))
    yield unused('the fact', fact.name, fact.at, read.facts.has(fact) || read.names.has(fact.name));
  for (const parameter of ruleSet.parameters.values())
    yield unused(
      'the parameter',
      parameter.name,
      parameter.at,
      read.parameters.has(parameter) || read.names.has(parameter.name),
    );
  for (const { name, at } of ruleSet.catalogues.values())
    yield unused('the catalogue', name, at, name === 'units' || read.catalogues.has(name));
  if (screens.bySourceType.size === 0) return;
  const judged = new Reached();
  judged.from(ruleSet.rules);
  const asked = askedAttributes(screens);
  for (const attribute of judged.attributes)
    yield {
      about: 'rules',
      at: attribute.at,
      code: 'unasked-attribute',
      message: `rules rest on ${attribute.object}.${attribute.fact}, which no question asks for`,
      holds: !asked.has(attribute) && attribute.kind !== 'internal',
    };
}

const unused = (what: string, name: string, at: Position, isRead: boolean): Everywhere => ({
  about: 'rules',
  at,
  code: 'unused-definition',
  message: `nothing reads ${what} ${name}`,
  holds: !isRead,
});

/** What questions ask for, and what their answers set beside it. */
function askedAttributes({ bySourceType }: CaseRules['screens']): ReadonlySet<Attribute> {
  const asked = new Set<Attribute>();
  const add = (attribute: Attribute): void => {
    if (asked.has(attribute)) return;
    asked.add(attribute);
    for (const effect of [...attribute.alsoSets, ...attribute.zeroes]) add(effect.attribute);
  };
  for (const { screens } of bySourceType.values())
    for (const { questions } of screens)
      for (const question of questions) add(question.kind === 'attribute' ? question.attribute : question.by);
  return asked;
}

/** Everything that a part of a rule set leads to, by whatever way, and the names that its texts are filled with. */
class Reached {
  readonly facts = new Set<DerivedFact>();
  readonly parameters = new Set<Parameter>();
  readonly attributes = new Set<Attribute>();
  readonly catalogues = new Set<string>();
  readonly names = new Set<string>();
  readonly #seen = new Set<object>();

  from(root: object): void {
    const waiting: object[] = [root];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      if (this.#seen.has(part)) continue;
      this.#seen.add(part);
      this.#note(part);
      if ('byId' in part) part = (part as Catalogue).columns;
      for (const [key, value] of part instanceof Map || part instanceof Set ? part.entries() : Object.entries(part)) {
        if (typeof value === 'object' && value !== null && key !== 'examples') waiting.push(value as object);
        if (typeof value === 'string') this.#noteText(String(key), value);
      }
    }
  }

  #note(part: object): void {
    if ('node' in part && 'fact' in part && part.node === 'derived') this.facts.add(part.fact as DerivedFact);
    if ('node' in part && 'attribute' in part && part.node === 'attribute')
      this.attributes.add(part.attribute as Attribute);
    if ('byId' in part) this.catalogues.add((part as Catalogue).name);
    if ('meaning' in part && 'kind' in part && 'name' in part) this.parameters.add(part as Parameter);
  }

  #noteText(key: string, text: string): void {
    if (key === 'catalogue') this.catalogues.add(text);
    for (const [, name = ''] of text.matchAll(/\{\s*(?:csp\.)?(\w+)/g)) this.names.add(name);
  }
}
