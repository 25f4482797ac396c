import { Cursor } from '../documents/cursor.js';
import { Findings } from '../documents/findings/findings.js';
import type { Located, LocatedMap, LocatedScalar } from '../documents/located.js';
import { nowhere } from '../documents/position.js';
import { ruleSubject } from '../rules/examples/rule-subject.js';
import { judgeExample } from '../rules/examples/judge-example.js';
import { prepareExample } from '../rules/examples/prepare-example.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Expression } from '../rules/model/expression.js';
import type { Rule } from '../rules/model/rule.js';
import type { Program } from '../rules/program/program.js';

/** A case as the examples of rules give it, with nothing in it. */
export const nothingGiven: LocatedMap = { node: 'map', entries: new Map(), at: nowhere };

/** What is given for an example as it would be written, on one line: `{ this: { age: 17 } }`. */
export function writtenGiven(given: Located): string {
  if (given.node === 'list') return `[${given.items.map(writtenGiven).join(', ')}]`;
  if (given.node === 'scalar') return given.quoted ? JSON.stringify(given.value) : String(given.value);
  const members = [...given.entries].map(([key, { value }]) => `${key}: ${writtenGiven(value)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** An answer as an example writes it: texts, dates and codes of keyed catalogues in quotes. */
export const answerIn = ({ kind, catalogue }: Attribute, value: string | number): LocatedScalar => ({
  node: 'scalar',
  value,
  quoted: kind === 'date' || kind === 'string' || (catalogue?.keyed ?? false),
  at: nowhere,
});

/**
 * What is given, with another answer at a path from the object of the rule (`person.age`), or from the case (`case.x`).
 */
export function withAnswer(given: LocatedMap, path: string, answer: Located): LocatedMap {
  const [first = '', ...rest] = path.split('.');
  if (first === 'case' && !given.entries.has('case')) return put(given, [path], answer);
  const isBeside = first === 'case' || (rest.length > 0 && given.entries.has(first));
  return put(given, isBeside ? [first, ...rest] : ['this', first, ...rest], answer);
}

function put(into: Located | undefined, [first = '', ...rest]: readonly string[], answer: Located): LocatedMap {
  const map = into?.node === 'list' ? into.items[0] : into;
  const entries = new Map(map?.node === 'map' ? map.entries : []);
  const value = rest.length === 0 ? answer : put(entries.get(first)?.value, rest, answer);
  return { ...nothingGiven, entries: entries.set(first, { keyAt: nowhere, value }) };
}

/** The answer that is given at a path; undefined: none is. */
export function answerAt(given: Located | undefined, path: string): LocatedScalar | undefined {
  const find = (from: Located | undefined, steps: readonly string[]): Located | undefined =>
    steps.reduce<Located | undefined>((at, step) => {
      const map = at?.node === 'list' ? at.items[0] : at;
      return map?.node === 'map' ? map.entries.get(step)?.value : undefined;
    }, from);
  const steps = path.split('.');
  const found = find(given, [path]) ?? find(given, ['this', ...steps]) ?? find(given, steps);
  return found?.node === 'scalar' ? found : undefined;
}

/** What the examples of a rule give, without parameters of their own: they are judged by those of the set. */
export const examplesOf = (rule: Rule): readonly LocatedMap[] =>
  rule.examples.map(({ given }) => {
    const node = (given as Cursor).node as LocatedMap;
    const entries = [...node.entries].filter(([key]) => !key.startsWith('csp.'));
    return { ...node, entries: new Map(entries) };
  });

/** Whether the service itself says that a rule is violated in a case; no, too, when no case can be that. */
export function isViolated(rule: Rule, given: LocatedMap, program: Program): boolean {
  const findings = new Findings();
  const expect = new Cursor({ node: 'scalar', value: 'violated', quoted: false, at: nowhere }, nowhere);
  const example = { given: new Cursor(given, nowhere), expect, at: nowhere };
  const prepared = prepareExample(ruleSubject(rule), example, program, { findings, notHere: findings });
  if (!prepared) return false;
  // A rule about the day is judged on the day of examples that give none.
  const { code = 'missing-today' } = judgeExample(prepared) ?? {};
  return code === 'missing-today';
}

/**
 * The first of some cases in which the service itself says that all rules are violated, as it ends a finding; empty: it
 * is none of them.
 */
export function violatingAll(rules: readonly Rule[], tried: readonly LocatedMap[], program: Program): string {
  const given = tried.find((each) => rules.every((rule) => isViolated(rule, each, program)));
  return given ? `; with given: ${writtenGiven(given)}` : '';
}

/** An answer, and its path from the object of a rule. */
export interface Answer {
  readonly attribute: Attribute;
  readonly path: string;
}

/** The answer that a value is; undefined when it is none, or one of several objects. */
export function answerOf(expression: Expression, path: readonly string[] = []): Answer | undefined {
  switch (expression.node) {
    case 'attribute':
      return expression.aspect === 'value' || expression.aspect === 'stored'
        ? { attribute: expression.attribute, path: [...path, expression.attribute.fact].join('.') }
        : undefined;
    case 'related':
      return expression.relation.kind === 'one'
        ? answerOf(expression.of, [...path, expression.relation.name])
        : undefined;
    case 'case':
      return path.length === 0 ? answerOf(expression.of, ['case']) : undefined;
    default:
      return undefined;
  }
}
