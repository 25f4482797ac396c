import { notesOf } from '../../../rules/model/notes.js';
import type { ObjectKind } from '../../../rules/model/object-kind.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import { conditionText } from './condition-text.js';
import { type Item, reference } from './item.js';
import { type ItemMaker, summaryOf } from './item-maker.js';
import { pathForm } from './path-form.js';
import { addExamples, addValue } from './rule-items.js';

/** The objects of a case with their attributes, facts and relations, and the types of relations between them. */
export function objectItems(ruleSet: RuleSet, make: ItemMaker): readonly Item[] {
  const { objects, relationTypes } = ruleSet;
  const types = [...relationTypes.values()].map((type) => {
    const { all: aspects } = make.aspects('relation type').ofModel(type, 'key');
    return make.item({
      about: 'relation type',
      key: make.names.of('relation type', type.key),
      name: type.key,
      storedAs: type.id,
      aspects,
      summary: `from ${type.from} to ${type.to}`,
      at: make.find('rule-set.yaml', 'relationTypes', type.key),
    });
  });
  return [...types, ...[...objects.values()].flatMap((kind) => itemsOf(kind, ruleSet, make))];
}

function itemsOf(kind: ObjectKind, ruleSet: RuleSet, make: ItemMaker): readonly Item[] {
  const { names } = make;
  const key = names.of('object', kind.name);
  const partOf = [reference('object', key)];
  const object = make.item({
    about: 'object',
    key,
    name: kind.name,
    aspects: make.aspects('object').ofModel(kind, 'name', 'relations', 'attributes', 'attributesById', 'facts').all,
    at: make.find('rule-set.yaml', 'objects', kind.name),
  });
  const attributes = [...kind.attributes.values()].map((attribute) => {
    const isForUnderwriters = attribute.forUnderwriters === undefined ? undefined : true;
    const { all: aspects } = make
      .aspects('attribute')
      .ofModel(attribute, 'fact', 'object', 'slot', 'forUnderwriters', 'at')
      .add('forUnderwriters', isForUnderwriters);
    const name = `${kind.name}.${attribute.fact}`;
    const summary = summaryOf(aspects, 'kind', 'catalogue', 'unit');
    const { at, id: storedAs } = attribute;
    return make.item({
      about: 'attribute',
      key: names.of('attribute', `${key}.${attribute.fact}`),
      name,
      storedAs,
      aspects,
      partOf,
      summary,
      at,
    });
  });
  const facts = [...kind.facts.values()].map((fact) => {
    const aspects = make.aspects('fact').ofModel(notesOf(fact));
    addValue(aspects, 'is', fact, make);
    addExamples(aspects, fact.examples, make);
    const name = `${kind.name}.${fact.name}`;
    const summary = conditionText(fact.is);
    return make.item({
      about: 'fact',
      key: names.of('fact', `${key}.${fact.name}`),
      name,
      aspects: aspects.all,
      partOf,
      summary,
      at: fact.at,
    });
  });
  const relations = [...kind.relations.values()].map((relation) => {
    const aspects = make.aspects('relation').ofModel(relation, 'name', 'of', 'named', 'at');
    const walked = (path: string): string => pathForm(path, kind.name, ruleSet, names);
    if ('of' in relation) {
      const way = relation.of.join('.');
      aspects.add('of', way, way, walked(way));
    }
    if ('named' in relation && relation.named !== undefined)
      aspects.add('named', relation.named, relation.named, walked(relation.named));
    const name = `${kind.name}.${relation.name}`;
    const summary = `to ${relation.target}`;
    return make.item({
      about: 'relation',
      key: names.of('relation', `${key}.${relation.name}`),
      name,
      aspects: aspects.all,
      partOf,
      summary,
      at: relation.at,
    });
  });
  return [object, ...attributes, ...facts, ...relations];
}
