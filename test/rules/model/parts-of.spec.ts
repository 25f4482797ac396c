import { expect } from 'chai';
import type { Condition, Expression } from '../../../src/rules/model/expression.js';
import { partsOf } from '../../../src/rules/model/parts-of.js';
import { realSystems } from '../../support/rules/real-systems.js';

type Whole = Condition | Expression;

/** What the model points to beside the insides of a value or a condition. */
const outside: ReadonlySet<string> = new Set([
  'examples',
  'attribute',
  'parameter',
  'relation',
  'over',
  'type',
  'from',
  'to',
]);

/** What chooses the objects of a relation is part of the relation. */
const isRelation = (held: object): boolean => 'target' in held;

/** The values and conditions inside one, whatever holds them: found without knowing its kind. */
function insideOf(held: unknown): readonly Whole[] {
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).flatMap(([key, value]) => {
    if (outside.has(key) || typeof value !== 'object' || value === null || isRelation(value)) return [];
    return 'node' in value ? [value as Whole] : insideOf(value);
  });
}

describe('What a value or a condition is made of', () => {
  it('is everything that stands inside it, for every node of the rules of this repository', () => {
    const seen = new Set<Whole>();
    const kinds = new Set<string>();
    const walk = (whole: Whole): void => {
      if (seen.has(whole)) return;
      seen.add(whole);
      kinds.add(whole.node);
      const parts = partsOf(whole).flatMap(({ of }) => of ?? []);
      const inside = insideOf(whole);
      expect(parts.length, whole.node).to.equal(inside.length);
      for (const part of parts) expect(inside.includes(part), whole.node).to.equal(true);
      for (const part of parts) walk(part);
    };
    for (const { rules } of realSystems().ruleSets) for (const { violatedWhen } of rules) walk(violatedWhen);
    const all =
      'aggregate all always any atLeast attribute case choice column comparison condition convert datePart derived environment literal object operation parameter related size table this';
    expect([...kinds].sort().join(' ')).to.equal(all);
  });
});
