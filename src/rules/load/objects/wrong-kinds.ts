import type { Finding } from '../../../documents/findings/findings.js';
import { placeOf } from '../../../documents/position.js';
import { grouped } from '../../../lists/grouped.js';
import type { Condition, Expression } from '../../model/expression.js';
import { kindRead } from '../../model/kind-read.js';
import { partsOf } from '../../model/parts-of.js';
import type { RuleSet } from '../../model/rule-set.js';
import { comparisonOperators } from '../../operators/comparisons.js';

/** As many of the places that read it are listed. */
const listed = 4;

/**
 * Attributes whose kind fits nowhere: where nobody reads one rightly, its kind is told where it is declared. That
 * stands for all who read it; of one alone either may be wrong, and both are told.
 *
 * @param leaveOut is told what screens need not tell again
 */
export function withWrongKinds(
  findings: readonly Finding[],
  ruleSet: Pick<RuleSet, 'objects' | 'rules'>,
  leaveOut: (name: string) => void,
): readonly Finding[] {
  const about = grouped(
    findings.filter(({ about: name }) => name?.startsWith('kind ')),
    ({ about: name = '' }) => name,
  );
  if (about.size === 0) return findings;
  const fitting = kindsThatFit(ruleSet);
  const standing = new Map<Finding, readonly Finding[]>();
  for (const [name, all] of about) {
    const [first] = all;
    const attribute = attributeOf(name, ruleSet);
    if (!first || !attribute || fitting.has(name)) continue;
    leaveOut(name);
    const places = [...new Set(all.map(({ at }) => placeOf(at)))];
    const some = `${places.slice(0, listed).join(', ')}${places.length > listed ? ' …' : ''}`;
    const message = `the kind ${attribute.kind} of ${name.slice('kind '.length)} fits nowhere that reads it: ${first.message} (${some})`;
    const told: Finding = { severity: 'error', at: attribute.at, code: 'wrong-kind', message, standsFor: all };
    for (const each of all) standing.set(each, []);
    const { severity, at, code } = first;
    const atReader = {
      severity,
      at,
      code,
      message: `${first.message}; its kind is declared at ${placeOf(attribute.at)}`,
    };
    standing.set(first, places.length > 1 ? [told] : [told, atReader]);
  }
  return findings.flatMap((each) => standing.get(each) ?? [each]);
}

function attributeOf(name: string, { objects }: Pick<RuleSet, 'objects'>) {
  const [object = '', fact = ''] = name.slice('kind '.length).split('.');
  return objects.get(object)?.attributes.get(fact);
}

/** The attributes that something reads by their kind; whether they are known may be asked of all. */
function kindsThatFit({ objects, rules }: Pick<RuleSet, 'objects' | 'rules'>): ReadonlySet<string> {
  const fitting = new Set<string>();
  const seen = new Set<Expression | Condition>();
  const walk = (whole: Expression | Condition): void => {
    if (seen.has(whole)) return;
    seen.add(whole);
    if (whole.node === 'comparison' && comparisonOperators.get(whole.operator)?.asksPresence) return;
    const read = whole.node === 'attribute' ? kindRead(whole) : undefined;
    if (read) fitting.add(read.about);
    for (const { of } of partsOf(whole)) if (of) walk(of);
  };
  for (const { facts } of objects.values()) for (const { is } of facts.values()) walk(is);
  for (const rule of rules) {
    walk(rule.violatedWhen);
    for (const { is } of rule.with.values()) walk(is);
  }
  return fitting;
}
