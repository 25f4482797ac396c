import type { Condition, NodeOf } from '../rules/model/expression.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { identityOf } from './identity-of.js';

type Comparison = NodeOf<'comparison', Condition>;

/** So many codes are named. */
const most = 3;

/**
 * Why conditions exclude each other that ask for a code and for a column of it: `E66 has the family other`. Empty where
 * none of the codes is excluded so.
 */
export function excludedCodes(conditions: readonly Condition[], { catalogues }: RuleSet): string {
  const compared = conditions.flatMap(comparisonsOf);
  const codes = new Map(compared.map((each) => [identityOf(each.left), valuesOf(each)]));
  const told = compared.flatMap((each): readonly string[] => {
    const { left } = each;
    if (left.node !== 'column') return [];
    const entries = catalogues.get(left.catalogue)?.entries;
    const allowed = valuesOf(each);
    const cells = (codes.get(identityOf(left.of)) ?? []).flatMap((word) => {
      const entry = entries?.get(word);
      return entry ? [{ word, cell: String(entry.cells[left.column]) }] : [];
    });
    if (cells.some(({ cell }) => allowed.includes(cell))) return [];
    return cells.map(({ word, cell }) => `${word} has the ${left.column} ${cell}`);
  });
  return told.slice(0, most).join(', ');
}

/** What must hold, of what lists the values for which it does. */
function comparisonsOf(condition: Condition): readonly Comparison[] {
  if (condition.node === 'all') return condition.conditions.flatMap(comparisonsOf);
  if (condition.node !== 'comparison' || condition.decorator || condition.right.node !== 'literal') return [];
  return ['equal', 'in'].includes(condition.operator) ? [condition] : [];
}

const valuesOf = ({ right }: Comparison): readonly string[] =>
  right.node === 'literal' ? [right.value].flat().map(String) : [];
