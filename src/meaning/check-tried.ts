import type { Position } from '../documents/position.js';
import { examplesOf } from '../rules/examples/examples-of.js';
import { partsToTry, type TriedPart } from '../rules/examples/parts-tried.js';
import type { Condition, Expression } from '../rules/model/expression.js';
import { firstPlace } from '../rules/model/first-place.js';
import { edgesOf } from '../rules/operators/edges-of.js';
import { nameOfValue, shownCondition, shownValue } from '../rules/operators/shown-condition.js';
import type { ValueOperator } from '../rules/operators/values/value-operator.js';
import { valueOperators } from '../rules/operators/values/value-operators.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Asked, askedAnew } from './asked.js';
import { type Everywhere, excused } from './everywhere.js';
import { nearbyExample } from './nearby-example.js';
import { ownNodes } from './own-nodes.js';

/**
 * Comparisons that no example of their rule or fact comes to with one of their outcomes, and cases of `choose` that
 * none takes (rule language, "What checking proves"). Of a limit more is asked: that examples stand at it.
 */
export function* checkTried(rules: CaseRules, _: unknown, __: unknown, asked: Asked = askedAnew): Iterable<Everywhere> {
  const { tried, withWrongExamples } = asked;
  if (!tried) return;
  for (const ofSubject of examplesOf(rules.ruleSet)) {
    const [{ of, title }, examples] = ofSubject;
    if (examples.length === 0) continue;
    // What several systems share is not told of either, where the examples of one are wrong and prove nothing.
    const isWrong = withWrongExamples?.has(of) === true;
    const parts = partsToTry(of);
    const again = repeatedIn('violatedWhen' in of ? of.violatedWhen : of.is);
    // A case that is never taken says it of what it asks, too.
    const isUntried = (part: TriedPart): boolean => !isWrong && !tried.has(part);
    const cases = new Set(parts.flatMap((part) => (isUntried(part) ? (caseOf(part)?.when ?? []) : [])));
    for (const part of parts) {
      if (isLimit(part) || again.has(part.of) || cases.has(part.of as Condition)) continue;
      const others = parts.filter((other) => other !== part && other.of === part.of);
      const untried = (how: string, holds: boolean, partOf?: Everywhere): Everywhere => ({
        about: 'rules',
        at: placeIn(part) ?? of.at,
        code: 'untried-part',
        message: `no example of ${title} ${how}`,
        intended: excused(title, of),
        holds,
        witness: () => nearbyExample(rules, ofSubject, part),
        ...(partOf && { partOf }),
      });
      const [whole, one] = shown(part);
      const notOne = isUntried(part);
      const comesToIt = untried(whole, notOne && others.every((other) => !tried.has(other)));
      yield comesToIt;
      yield untried(one, notOne, comesToIt);
    }
  }
}

const caseOf = ({ of, came }: TriedPart) => (of.node === 'choice' ? of.cases[Number(came)] : undefined);

function placeIn(part: TriedPart): Position | undefined {
  const { when, is } = caseOf(part) ?? {};
  return (when && firstPlace(when)) ?? (is && firstPlace(is)) ?? firstPlace(part.of);
}

const isLimit = ({ of }: TriedPart): boolean => of.node === 'comparison' && [...edgesOf(of)].length > 0;

/** What stands beside the same comparison before it: that it stands twice is a finding of its own. */
function repeatedIn(whole: Condition | Expression): ReadonlySet<Condition | Expression> {
  const again = new Set<Condition>();
  for (const each of ownNodes(whole)) {
    if (each.node !== 'any' && each.node !== 'all') continue;
    const before = new Set<string>();
    for (const condition of each.conditions) {
      const text = condition.node === 'comparison' ? shownCondition(condition) : undefined;
      if (text !== undefined && before.has(text)) again.add(condition);
      if (text !== undefined) before.add(text);
    }
  }
  return again;
}

/** What is not come to at all, and so. */
function shown({ of, came }: TriedPart): readonly [whole: string, one: string] {
  if (of.node === 'operation') {
    const names = of.operands.map(nameOfValue);
    const operands = names.map((name, at) => (names.indexOf(name) < at ? `${name} at place ${at + 1}` : name));
    const { ways } = valueOperators.get(of.operator) as ValueOperator;
    const said = ways?.said(Number(came), operands) ?? '';
    return [ways?.count(operands.length) === 1 ? said : `comes to its ${of.operator}`, said];
  }
  if (of.node !== 'choice') {
    const comparison = shownCondition(of);
    return [`comes to ${comparison}`, `comes to ${comparison} being ${came}`];
  }
  const taken = caseOf({ of, came });
  const value = taken ? ` (${shownValue(taken.is)})` : '';
  return ['comes to its choose', `takes case ${Number(came) + 1} of its choose${value}`];
}
