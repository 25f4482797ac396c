import { notesOf } from '../../../rules/model/notes.js';
import type { Example } from '../../../rules/model/example.js';
import type { DerivedFact } from '../../../rules/model/expression.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import type { Rule } from '../../../rules/model/rule.js';
import { typeName } from '../../../rules/resolve/type-name.js';
import type { Aspects } from './aspects.js';
import { conditionText } from './condition-text.js';
import { exactForm, typeForm } from './exact-form.js';
import { type Item, reference } from './item.js';
import { type ItemMaker, summaryOf } from './item-maker.js';
import { pathForm } from './path-form.js';
import { valueText } from './value-text.js';

/** The rules of a rule set, and what the service itself finds. */
export function ruleItems(ruleSet: RuleSet, make: ItemMaker): readonly Item[] {
  const own = [...ruleSet.ownFindings.values()].map((finding) => {
    const { all: aspects } = make.aspects('own finding').ofModel(finding, 'key');
    const at = make.find('plausibility/findings.yaml', 'findings', finding.key);
    return make.item({ about: 'own finding', key: finding.key, aspects, summary: summaryOf(aspects, 'severity'), at });
  });
  return [...ruleSet.rules.flatMap((rule) => itemsOf(rule, ruleSet, make)), ...own];
}

/** A rule with its own facts. */
function itemsOf(rule: Rule, ruleSet: RuleSet, make: ItemMaker): readonly Item[] {
  const key = make.names.of('rule', rule.id);
  const facts = [...rule.with.values()].map((fact) => {
    const aspects = make.aspects('own fact').ofModel(notesOf(fact));
    addValue(aspects, 'is', fact, make);
    return make.item({
      about: 'own fact',
      key: make.names.of('own fact', `${key}.${fact.name}`),
      name: `${rule.id}.${fact.name}`,
      aspects: aspects.all,
      partOf: [reference('rule', key)],
      summary: conditionText(fact.is),
      at: fact.at,
    });
  });
  // Own facts of one name that are reckoned otherwise are not the same.
  const content = JSON.stringify(facts.map((fact) => [fact.key.slice(key.length), ...exactsOf(fact)]));
  return [ruleItem(rule, ruleSet, content, make), ...facts];
}

const exactsOf = ({ aspects }: Item): readonly string[] => [...aspects.values()].map(({ exact }) => exact);

function ruleItem(rule: Rule, ruleSet: RuleSet, content: string, make: ItemMaker): Item {
  const { names } = make;
  const { id, concerns, examples, sources, with: own, at } = rule;
  const named = (path: string): string => {
    const fact = own.get(path);
    return (
      (fact && names.referenceTo(fact)) ??
      (path.startsWith('csp.') ? names.path(path) : pathForm(path, rule.scope, ruleSet, names))
    );
  };
  const aspects = make.aspects('rule', named).ofModel(rule, 'id', 'with', 'concerns', 'sources', 'examples', 'at');
  const paths = concerns.map((path) => pathForm(path, rule.scope, ruleSet, names));
  aspects.add('concerns', concerns, concerns.join(', '), new Set(paths));
  if (sources) aspects.add('sources', sources, sources.join(', '), new Set(sources));
  addExamples(aspects, examples, make);
  const summary = `${summaryOf(aspects.all, 'severity', 'scope')}; violated when ${conditionText(rule.violatedWhen)}`;
  const key = names.of('rule', id);
  return make.item({ about: 'rule', key, name: id, aspects: aspects.all, content, summary, at });
}

/** The value of a derived fact, and of what type it comes out. */
export function addValue(aspects: Aspects, name: string, { is, type }: DerivedFact, { names }: ItemMaker): void {
  aspects.add(name, is, conditionText(is));
  aspects.add(`${name}.type`, typeName(type), undefined, typeForm(type, names));
}

/** Examples, each by itself, in whichever order they stand. */
export function addExamples(aspects: Aspects, examples: readonly Example[] | undefined, { names }: ItemMaker): void {
  for (const example of examples ?? []) {
    const form = exactForm(example, names);
    const text = `${valueText(example.given, names)} → ${valueText(example.expect, names)}`;
    aspects.add(`example.${form}`, example, text, form);
  }
}
