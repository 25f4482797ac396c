import type { Position } from '../documents/position.js';
import { examplesOf } from '../rules/examples/examples-of.js';
import { type LeftOutPart, partsToLeaveOut } from '../rules/examples/parts-left-out.js';
import { partsToTry } from '../rules/examples/parts-tried.js';
import type { Condition, Expression } from '../rules/model/expression.js';
import { firstPlace } from '../rules/model/first-place.js';
import { isCondition } from '../rules/model/parts-of.js';
import { nameOfValue, shownCondition } from '../rules/operators/shown-condition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Asked, askedAnew } from './asked.js';
import { type Everywhere, excused } from './everywhere.js';
import { nearbyExample } from './nearby-example.js';
import { ownNodes } from './own-nodes.js';

type Whole = Condition | Expression;

/**
 * Words of lists, conditions among several and terms of sums that could be left out of a rule or fact: all its examples
 * would come out the same (rule language, "What checking proves"). Of what no example comes to that is told instead.
 */
export function* checkNeeded(rules: CaseRules, _: unknown, asked: Asked = askedAnew): Iterable<Everywhere> {
  const { tried, withWrongExamples } = asked;
  if (!tried) return;
  for (const ofSubject of examplesOf(rules.ruleSet)) {
    const [{ of, title }, examples] = ofSubject;
    if (examples.length === 0) continue;
    // What several systems share is not told of either, where the examples of one are wrong and prove nothing.
    const isWrong = withWrongExamples?.has(of) === true;
    const parts = partsToLeaveOut(of);
    const untried = new Set<Whole>(partsToTry(of).flatMap((part) => (tried.has(part) ? [] : [part.of])));
    const within = new Map<Whole, Everywhere>();
    for (const part of parts) {
      const around = within.get(part.of);
      const found: Everywhere = {
        about: 'rules',
        at: placeOfPart(part) ?? of.at,
        code: 'untried-part',
        message: `no example of ${title} needs ${shown(part)}: without it all come out the same`,
        intended: excused(title, of),
        holds: !isWrong && !tried.has(part) && !isTwice(part) && !nodesOf(part).some((node) => untried.has(node)),
        witness: () => nearbyExample(rules, ofSubject, part),
        ...(around && { partOf: around }),
      };
      yield found;
      if (found.holds && typeof part.without === 'object')
        for (const node of ownNodes(part.without)) within.set(node, found);
    }
  }
}

/** An operand that is only named has no place of its own. */
function placeOfPart({ of, without }: LeftOutPart): Position | undefined {
  const own = typeof without === 'object' ? firstPlace(without) : undefined;
  return own ?? (isCondition(of) ? firstPlace(of) : undefined);
}

const nodesOf = ({ of, without }: LeftOutPart): readonly Whole[] =>
  typeof without === 'object' ? [...ownNodes(without)] : [of];

/** That the same stands beside it is a finding of its own. */
function isTwice({ of, without }: LeftOutPart): boolean {
  if ((of.node !== 'all' && of.node !== 'any') || typeof without !== 'object' || !isCondition(without)) return false;
  const text = shownCondition(without);
  return of.conditions.some((each) => each !== without && each.node === 'comparison' && shownCondition(each) === text);
}

function shown({ of, without }: LeftOutPart): string {
  if (typeof without !== 'object') return `the value ${without} in ${shownCondition(of as Condition)}`;
  if (isCondition(without)) return `${shownCondition(without)} in its ${shownCondition(of as Condition)}`;
  const name = nameOfValue(without);
  return of.node === 'operation' ? `operand ${of.operands.indexOf(without) + 1} (${name}) of its ${of.operator}` : name;
}
