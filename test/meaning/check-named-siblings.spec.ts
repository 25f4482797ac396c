import { expect } from 'chai';
import { checkNamedSiblings } from '../../src/meaning/check-named-siblings.js';
import { ownNodes } from '../../src/meaning/own-nodes.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import type { Condition, NodeOf } from '../../src/rules/model/expression.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { wordsOfName } from '../../src/text/words-of-name.js';
import { realSystems } from '../support/rules/real-systems.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = ({ ruleSet, ...rest }: CaseRules, rules: readonly Rule[]): readonly string[] =>
  [...checkNamedSiblings({ ...rest, ruleSet: { ...ruleSet, rules } })].map(({ message }) => message);

/** Whatever a node of a condition holds that is no node itself stays as it is. */
const whole: ReadonlySet<string> = new Set(['attribute', 'fact', 'parameter', 'relation', 'type', 'over']);

/** The condition with something else wherever it reads what is asked for. */
function withOther(
  condition: Condition,
  isMeant: (node: object) => boolean,
  change: (node: object) => object,
): Condition {
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null || value instanceof Map) return value;
    if (isMeant(value)) return change(value);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole.has(key) ? each : put(each)]));
  };
  return put(condition) as Condition;
}

/** All names and codes that a rule reads. */
const namesRead = (rule: Rule): readonly string[] => [
  ...new Set(
    [...ownNodes(rule.violatedWhen)].flatMap((node) => {
      if (node.node === 'attribute') return [node.attribute.fact];
      if (node.node === 'derived') return [node.fact.name];
      if (node.node === 'parameter' || node.node === 'table') return [node.parameter.name];
      return node.node === 'literal' ? [node.value].flat().map(String) : [];
    }),
  ),
];

const nodesOf = <K extends 'attribute' | 'derived'>(rule: Rule, node: K): readonly NodeOf<K>[] =>
  [rule.violatedWhen, ...[...rule.with.values()].map(({ is }) => is)]
    .flatMap((each) => [...ownNodes(each)])
    .filter((each): each is NodeOf<K> => each.node === node);

describe('A rule that is called after one of several names that could stand for each other', () => {
  it('reads that one, in all rules and facts of this repository', () => {
    for (const rules of systems) expect(told(rules, rules.ruleSet.rules)).to.deep.equal([]);
  });

  it('is told where it reads another answer instead', () => {
    let count = 0;
    for (const rules of systems)
      for (const rule of rules.ruleSet.rules.filter(({ with: own }) => own.size === 0)) {
        const [words, names] = [wordsOfName(rule.id), namesRead(rule)];
        const having = (word: string): number => names.filter((name) => wordsOfName(name).includes(word)).length;
        const read = new Set(nodesOf(rule, 'attribute').map(({ attribute }) => attribute));
        const all = [...rules.ruleSet.objects.values()].flatMap(({ attributes }) => [...attributes.values()]);
        for (const attribute of read)
          for (const sibling of all.filter((each) => isLike(each, attribute))) {
            const [mine, other] = differingWords(attribute.fact, sibling.fact);
            const isLone = words.includes(mine) && having(mine) === 1 && having(other) === 0 && !words.includes(other);
            if (!isLone || wordsOfName(attribute.fact).includes(other)) continue;
            const violatedWhen = withOther(
              rule.violatedWhen,
              (node) => 'attribute' in node && node.attribute === attribute,
              (node) => ({ ...node, attribute: sibling }),
            );
            expect(told(rules, [{ ...rule, violatedWhen }]).join(), `${rule.id}: ${attribute.fact}`).to.include(
              `the rule ${rule.id} is called after ${attribute.fact}, and reads ${sibling.fact}; should it read ${attribute.fact}?`,
            );
            count++;
          }
      }
    expect(count).to.be.at.least(20);
  });

  it('is told where it reads another fact instead, though it reads an answer with the word of its own', () => {
    let count = 0;
    for (const rules of systems)
      for (const rule of rules.ruleSet.rules) {
        const kinds = [...rules.ruleSet.objects.values()];
        const answers = nodesOf(rule, 'attribute').map(({ attribute }) => attribute);
        for (const { fact } of nodesOf(rule, 'derived'))
          for (const sibling of kinds.flatMap(({ facts }) => [...facts.values()])) {
            const [mine, other] = differingWords(fact.name, sibling.name);
            const turned = (name: string): string =>
              wordsOfName(name).with(wordsOfName(name).indexOf(mine), other).join();
            const hasTurned = answers.some(
              ({ fact: name }) =>
                wordsOfName(name).includes(mine) &&
                kinds.some(({ attributes }) =>
                  [...attributes.keys()].some((each) => wordsOfName(each).join() === turned(name)),
                ),
            );
            const words = wordsOfName(rule.id);
            if (mine === '' || !hasTurned || !words.includes(mine) || words.includes(other)) continue;
            if (namesRead(rule).filter((name) => wordsOfName(name).includes(other)).length > 0) continue;
            const violatedWhen = withOther(
              rule.violatedWhen,
              (node) => 'fact' in node && node.fact === fact,
              (node) => ({ ...node, fact: sibling }),
            );
            expect(told(rules, [{ ...rule, violatedWhen }]).join(), `${rule.id}: ${fact.name}`).to.include(
              `called after ${fact.name}, and reads ${sibling.name}`,
            );
            count++;
          }
      }
    expect(count).to.be.at.least(4);
  });

  it('is told where it asks for another code instead, unless its name denies one that it asks for', () => {
    const ofCodes = (id: string, code: string, other: string): readonly string[] =>
      systems.flatMap((rules) => {
        const rule = rules.ruleSet.rules.find((each) => each.id === id);
        if (!rule) throw new Error(`no rule ${id}`);
        const violatedWhen = withOther(
          rule.violatedWhen,
          (node) => 'node' in node && node.node === 'literal' && 'value' in node && [node.value].flat().includes(code),
          (node) => ({ ...node, value: other }),
        );
        return told(rules, [{ ...rule, violatedWhen }]);
      });
    expect(ofCodes('shock-beside-mild-symptoms', 'mild', 'severe').join()).to.include(
      'is called after mild, and reads severe',
    );
    expect(ofCodes('healed-with-complaints', 'healed', 'worse').join()).to.include(
      'is called after healed, and reads worse',
    );
    expect(ofCodes('type-1-without-insulin', 'diet', 'none')).to.deep.equal([]);
    expect(ofCodes('company-scheme-without-employer', 'employer', 'parent').join()).to.include(
      'is called after employer, and reads parent',
    );
  });
});

/** The only word in which one name differs from another; empty ones where they differ in more. */
function differingWords(name: string, sibling: string): readonly [string, string] {
  const [own, its] = [name, sibling].map(wordsOfName) as [readonly string[], readonly string[]];
  const differing = own.flatMap((word, index) => (word === its[index] ? [] : [[word, String(its[index])] as const]));
  return own.length === its.length && own.length > 1 && differing.length === 1 ? (differing[0] ?? ['', '']) : ['', ''];
}

const isLike = (one: Attribute, other: Attribute): boolean =>
  one.object === other.object &&
  one.kind === other.kind &&
  one.catalogue === other.catalogue &&
  JSON.stringify(one.unit) === JSON.stringify(other.unit);
