import type { Example } from '../../../rules/model/example.js';
import type { DerivedFact } from '../../../rules/model/expression.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import type { Rule } from '../../../rules/model/rule.js';
import { typeName } from '../../../rules/resolve/type-name.js';
import type { Aspects } from './aspects.js';
import { conditionText } from './condition-text.js';
import { exactForm, typeForm } from './exact-form.js';
import type { Item } from './item.js';
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
  return [...ruleSet.rules.map((rule) => ruleItem(rule, ruleSet, make)), ...own];
}

function ruleItem(rule: Rule, ruleSet: RuleSet, make: ItemMaker): Item {
  const { names } = make;
  const { id, concerns, examples, sources, with: own, at } = rule;
  const aspects = make.aspects('rule').ofModel(rule, 'id', 'with', 'concerns', 'sources', 'examples', 'at');
  const paths = concerns.map((path) => pathForm(path, rule.scope, ruleSet, names));
  aspects.add('concerns', concerns, concerns.join(', '), new Set(paths));
  if (sources) aspects.add('sources', sources, sources.join(', '), new Set(sources));
  for (const fact of own.values()) addValue(aspects, `with.${fact.name}`, fact, make);
  addExamples(aspects, examples, make);
  const summary = `${summaryOf(aspects.all, 'severity', 'scope')}; violated when ${conditionText(rule.violatedWhen)}`;
  return make.item({ about: 'rule', key: names.of('rule', id), name: id, aspects: aspects.all, summary, at });
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
