import { append } from '../lists/append.js';
import type { Condition, Expression } from '../rules/model/expression.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';
import { ownNodes } from './own-nodes.js';

/** How a meaning says on which side of a limit something is so. */
const said = /\b(above|over|beyond|more than|below|under|less than) which\b/;

/** What compares a value as on that side. */
const isOn = {
  above: (operator: string): boolean => operator.startsWith('greaterThan') || operator === 'after',
  below: (operator: string): boolean => operator.startsWith('lessThan') || operator === 'before',
} as const;

/** A limit “above which” something is so by its meaning, and as below which every rule and fact compares with it. */
export function* checkSaidSides({ ruleSet }: CaseRules): Iterable<Everywhere> {
  const operators = new Map<string, string[]>();
  const look = (whole: Condition | Expression): void => {
    for (const node of ownNodes(whole))
      if (node.node === 'comparison' && node.right.node === 'parameter')
        append(operators, node.right.parameter.name, node.operator);
  };
  for (const { violatedWhen } of ruleSet.rules) look(violatedWhen);
  for (const { facts } of ruleSet.objects.values()) for (const { is } of facts.values()) look(is);
  for (const parameter of ruleSet.parameters.values()) {
    const word = said.exec(parameter.meaning)?.[1];
    const used = operators.get(parameter.name) ?? [];
    if (word === undefined || used.length === 0) continue;
    const other = /^(?:below|under|less)/.test(word) ? 'above' : 'below';
    yield {
      about: 'rules',
      at: parameter.at,
      intended: excused(`the parameter ${parameter.name}`, parameter),
      code: 'uncertain-value',
      message: `the meaning of ${parameter.name} says “${word} which”; all that compare with it ask what is ${other} it`,
      holds: used.every(isOn[other]),
    };
  }
}
