import type { Finding } from '../../../documents/findings/findings.js';
import { placeOf } from '../../../documents/position.js';
import { grouped } from '../../../lists/grouped.js';
import type { Condition, Expression } from '../../model/expression.js';
import { partsOf } from '../../model/parts-of.js';
import type { RuleSet } from '../../model/rule-set.js';
import { dimensionOf, type UnitSpec } from '../../model/unit.js';
import { unitOfParameter } from '../../model/unit-of-parameter.js';

/** So many who read a parameter are not wrong one by one. */
const several = 2;
/** As many of their places are listed. */
const listed = 4;

/**
 * Parameters whose dimension fits nowhere: where several read one, and nobody rightly, its unit is told once, where it
 * is declared.
 *
 * @param leaveOut is told what screens need not tell again
 */
export function withWrongUnits(
  findings: readonly Finding[],
  ruleSet: Pick<RuleSet, 'parameters' | 'objects' | 'rules'>,
  leaveOut: (name: string) => void,
): readonly Finding[] {
  const about = grouped(
    findings.filter(({ code, about: name }) => code === 'wrong-dimension' && name?.startsWith('unit csp.')),
    ({ about: name }) => name,
  );
  const suspects = [...about].filter(([, all]) => new Set(all.map(({ at }) => placeOf(at))).size >= several);
  if (suspects.length === 0) return findings;
  const fitting = unitsThatFit(ruleSet);
  const standing = new Map<Finding, Finding | undefined>();
  for (const [name = '', all] of suspects) {
    const [, parameter = ''] = name.split('.');
    const at = ruleSet.parameters.get(parameter)?.at;
    const [first] = all;
    if (!at || !first || fitting.has(name)) continue;
    for (const each of all) standing.set(each, undefined);
    const places = all.slice(0, listed).map((each) => placeOf(each.at));
    leaveOut(name);
    const message = `the unit of ${name.slice('unit csp.'.length)} fits nowhere that reads it: ${first.message} (${places.join(', ')}${all.length > listed ? ' …' : ''})`;
    standing.set(first, { severity: 'error', at, code: 'wrong-dimension', message, standsFor: all });
  }
  return findings.flatMap((each) => (standing.has(each) ? (standing.get(each) ?? []) : [each]));
}

/** The parameters and columns of them that something reads, in whose dimension they are. */
function unitsThatFit({ objects, rules }: Pick<RuleSet, 'objects' | 'rules'>): ReadonlySet<string> {
  const fitting = new Set<string>();
  const seen = new Set<Expression | Condition>();
  const walk = (whole: Expression | Condition): void => {
    if (seen.has(whole)) return;
    seen.add(whole);
    const unit = whole.node === 'parameter' || whole.node === 'table' ? unitOfParameter(whole) : undefined;
    if (unit !== undefined) fitting.add(unit);
    for (const { of } of partsOf(whole)) if (of) walk(of);
  };
  for (const { attributes, facts } of objects.values()) {
    for (const { is } of facts.values()) walk(is);
    for (const { minimum, maximum, lookBack, unit } of attributes.values()) {
      for (const bound of [minimum, maximum])
        if (typeof bound === 'object' && dimension(bound) === dimension({ unit }))
          fitting.add(`unit csp.${bound.name}`);
      if (typeof lookBack === 'object') fitting.add(`unit csp.${lookBack.name}`);
    }
  }
  for (const rule of rules) {
    walk(rule.violatedWhen);
    for (const { is } of rule.with.values()) walk(is);
  }
  return fitting;
}

const dimension = ({ unit }: { readonly unit?: UnitSpec | undefined }): string => (unit ? dimensionOf(unit) : 'number');
