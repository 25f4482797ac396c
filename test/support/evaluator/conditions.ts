import fc from 'fast-check';
import type { FactType } from '../../../src/rules/model/expression.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { sameType } from '../../../src/rules/units/same-type.js';
import { lab } from './lab.js';
import type { Written } from './located.js';
import type { LabPath } from './paths.js';

/** Few values, so that thresholds are met exactly; the random cases use the same. */
export const labNumbers = [0, 1, 2, 5, 12, 18, 40, 50, 60, 100, 500, 1000, 0.5];
export const labDates = [
  '2019',
  '2019.10',
  '2019.10.15',
  '2026',
  '2026.11',
  '2026.11.21',
  '2021.11.21',
  '2008.11.21',
  '2008',
];
export const labTexts = ['ada', 'bob', 'en', 'lab'];

function literals(type: FactType): readonly Written[] {
  if (type.kind === 'number') return labNumbers;
  if (type.kind === 'code') return [...(lab.ruleSet.catalogues.get(type.catalogue)?.entries.keys() ?? [])];
  if (type.kind === 'word') return type.values;
  if (type.kind === 'truth') return [true, false];
  return type.kind === 'date' ? labDates : labTexts;
}

const pairs: readonly (readonly [number, number])[] = [
  [0, 5],
  [5, 50],
  [18, 60],
  [60, 1000],
];

const patterns: readonly Written[] = [
  [{ letters: 3 }],
  [{ letters: [1, 2] }, { lettersOrDigits: [0, 2] }],
  [{ anything: [0, 5] }, { letters: 2 }],
  [{ capitals: 2 }, { digits: [1, 5] }],
  [{ anything: 3 }],
];

function rightSide(operator: string, left: LabPath, pool: readonly LabPath[]): fc.Arbitrary<Written | undefined> {
  const right = comparisonOperators.get(operator)?.right;
  const type = left.type.kind === 'list' ? left.type.of : left.type;
  if (right === 'yesNo') return fc.constantFrom(undefined, true, false);
  if (right === 'pattern') return fc.constantFrom(...patterns);
  const wanted: FactType =
    right === 'list'
      ? { kind: 'list', of: type }
      : right === 'range' && type.kind === 'number'
        ? { ...type, kind: 'range' }
        : type;
  const facts = pool
    .filter((other) => other.path !== left.path && sameType(wanted, other.type))
    .map(({ path }) => ({ fact: path }));
  const literal: fc.Arbitrary<Written> =
    right === 'list'
      ? fc.uniqueArray(fc.constantFrom(...literals(type)), {
          minLength: 1,
          maxLength: 3,
          selector: (each) => JSON.stringify(each),
        })
      : right === 'range'
        ? fc.constantFrom<Written>(...pairs)
        : fc.constantFrom(...literals(type));
  return facts.length === 0
    ? literal
    : fc.oneof({ weight: 2, arbitrary: literal }, { weight: 1, arbitrary: fc.constantFrom(...facts) });
}

function comparison(pool: readonly LabPath[]): fc.Arbitrary<Written> {
  // Operators first: they are reached about equally often however few facts take them.
  const byOperator = new Map<string, LabPath[]>();
  for (const path of pool)
    for (const operator of path.operators) byOperator.set(operator, [...(byOperator.get(operator) ?? []), path]);
  return fc.constantFrom(...byOperator.keys()).chain((operator) =>
    fc.constantFrom(...(byOperator.get(operator) ?? [])).chain((left) =>
      rightSide(operator.replace(/^.*:/, ''), left, pool).map((value) => {
        const written: Record<string, Written> = { fact: left.path, operator };
        if (value !== undefined) written['value'] = value;
        return written;
      }),
    ),
  );
}

/** Conditions over all facts of a pool, with every operator, decorators, nesting, `not`, `true` and `false`. */
export function conditionsOver(pool: readonly LabPath[]): fc.Arbitrary<Written> {
  const leaf = comparison(pool);
  const { node } = fc.letrec<{ node: Written }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      { weight: 6, arbitrary: leaf },
      { weight: 2, arbitrary: fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })) },
      { weight: 2, arbitrary: fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })) },
      {
        weight: 1,
        arbitrary: fc
          .array(leaf, { minLength: 3, maxLength: 4 })
          .chain((of) => fc.integer({ min: 2, max: of.length - 1 }).map((count) => ({ atLeast: { count, of } }))),
      },
      { weight: 2, arbitrary: tie('node').map((not) => ({ not })) },
      { weight: 1, arbitrary: leaf.map((inner) => ({ all: [true, inner] })) },
    ),
  }));
  return node;
}
