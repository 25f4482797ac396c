import type { Rule } from '../../model/rule.js';
import { restsOn } from '../../resolve/rests-on.js';
import type { KindLookup, ResolveScope } from '../../resolve/resolve-scope.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Cursor } from '../../../documents/cursor.js';
import { tail } from '../../../documents/names.js';
import { didYouMean } from '../../../documents/findings/nearest.js';

/**
 * `concerns` names attributes, of the scope's own object, along relations or of the case: questions show the violation
 * there.
 */
export function checkConcerns(concerns: Cursor, scope: ResolveScope, findings: Findings): void {
  for (const item of concerns.items) {
    const steps = item.text?.split('.') ?? [];
    const fromCase = steps[0] === 'case' && steps.length > 1;
    let kind: KindLookup | undefined = fromCase ? scope.model.kinds.get('case') : scope.kind;
    if (fromCase) steps.shift();
    const last = steps.pop();
    const tell = (owner: string, name: string, isRelation: boolean, behind: readonly string[]): void =>
      findings.names?.mention({
        kind: isRelation ? 'relation' : 'attribute',
        owner,
        at: item.valueAt,
        ...tail(item.text as string, [name, ...behind]),
      });
    for (const [index, step] of steps.entries()) {
      if (kind?.relationNames.has(step)) tell(kind.name, step, true, [...steps.slice(index + 1), last as string]);
      const relation: { readonly target: string } | undefined = kind?.relationNames.has(step)
        ? kind.relation(step, item.valueAt)
        : undefined;
      if (kind && !kind.relationNames.has(step)) {
        findings.error(
          item.valueAt,
          'unknown-relation',
          `unknown relation "${step}" of ${kind.name}${didYouMean(step, kind.relationNames)}`,
          `${kind.name}.${step}`,
        );
      }
      kind = relation && scope.model.kinds.get(relation.target);
    }
    if (!kind || last === undefined) continue;
    if (kind.attributes.has(last) || kind.relationNames.has(last)) {
      tell(kind.name, last, !kind.attributes.has(last), []);
      continue;
    }
    const [code, what] = kind.factNames.has(last)
      ? (['wrong-fact', `${last} is a derived fact, which no question asks`] as const)
      : (['unknown-fact', `unknown attribute "${last}" of ${kind.name}`] as const);
    findings.error(
      item.valueAt,
      code,
      `${what}${didYouMean(last, [...kind.attributes.keys(), ...kind.relationNames])}`,
      code === 'unknown-fact' ? `${kind.name}.${last}` : undefined,
    );
  }
}

/**
 * A rule that rests on answers of its object, and shows at answers of its object, shows at one of those that it rests
 * on: there it can be satisfied.
 */
export function checkConcernsAreRead(
  { id, concerns, violatedWhen }: Rule,
  written: Cursor,
  { kind }: ResolveScope,
  findings: Findings,
): void {
  if (!written.present) return;
  const { paths } = restsOn([violatedWhen]);
  const own = [...paths].filter((path) => kind.attributes.has(path));
  if (own.length === 0 || concerns.some((each) => paths.has(each) || !kind.attributes.has(each))) return;
  findings.warning(
    written.valueAt,
    'wrong-fact',
    `the rule ${id} rests on ${own.slice(0, 5).join(', ')}; it concerns none of them`,
  );
}
