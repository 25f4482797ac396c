import { grouped } from '../../lists/grouped.js';
import type { Finding } from './findings.js';
import { placeOf } from '../position.js';

/** As many who miss the same are told one by one: each may have misspelled it. */
const most = 3;
/** As many other places are listed. */
const listed = 6;

/**
 * What is missed at many places is misspelled, gone or wrong where it is declared: one finding then stands for all,
 * there if that is known and else at the first place, and says where the others are.
 */
export function toldOnce(findings: readonly Finding[]): readonly Finding[] {
  const missed = grouped(
    findings.filter(({ about }) => about !== undefined),
    ({ about }) => about,
  );
  return findings.flatMap((finding) => {
    const same = (missed.get(finding.about) ?? []).toSorted(
      (one, other) => Number(isDoubt(one)) - Number(isDoubt(other)),
    );
    const [first] = same;
    if (same.length <= most || !first) return [finding];
    return finding === first ? [standingFor(first, same)] : [];
  });
}

const isDoubt = ({ severity }: Finding): boolean => severity === 'warning';

function standingFor(first: Finding, same: readonly Finding[]): Finding {
  const others = same.slice(first.declared ? 0 : 1).map(({ at }) => placeOf(at));
  const places = others.slice(0, listed).join(', ');
  const more = others.length > listed ? ' …' : '';
  return {
    ...first,
    at: first.declared ?? first.at,
    message: `${first.message}; the same at ${others.length} ${first.declared ? '' : 'more '}places: ${places}${more}`,
    standsFor: same,
  };
}
