import type { SeenCondition, SeenTerm } from '../../../src/authoring/explain/seen/seen.js';

/** Every condition within a condition, itself first, with those within its values; facts are not followed. */
export function conditionsIn(condition: SeenCondition): readonly SeenCondition[] {
  if (condition.node === 'always') return [condition];
  const inside =
    condition.node === 'comparison'
      ? [condition.left, condition.right].flatMap((side) => termsIn(side).flatMap(conditionsOf))
      : condition.conditions.flatMap(conditionsIn);
  return [condition, ...inside];
}

/** Every term within a term, itself first. */
export function termsIn(term: SeenTerm): readonly SeenTerm[] {
  const { from = [], objects = [], cases = [], condition } = term;
  const below = [...from, ...objects.flatMap(({ of }) => of ?? []), ...cases.flatMap(({ is }) => is ?? [])];
  const compared = [condition, ...objects.map(({ where }) => where), ...cases.map(({ when }) => when)].flatMap(
    (each) => (each ? conditionsIn(each).flatMap(sidesOf) : []),
  );
  return [term, ...below.flatMap(termsIn), ...compared.flatMap(termsIn)];
}

const conditionsOf = ({ condition }: SeenTerm): readonly SeenCondition[] => (condition ? conditionsIn(condition) : []);

export const sidesOf = (condition: SeenCondition): readonly SeenTerm[] =>
  condition.node === 'comparison' ? [condition.left, condition.right] : [];
