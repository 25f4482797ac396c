import type { Finding } from '../../documents/findings/findings.js';
import { startOf } from '../../documents/position.js';
import { grouped } from '../../lists/grouped.js';

/** As many places name a set that is there no more; fewer may have misspelled its number. */
const least = 4;
const ofSystem = /^parameter set (?<system>\S+) (?<set>\d+)$/;

/**
 * The parameter sets that are gone, which the examples of a system name at many places: what else is found follows from
 * that, as sets are compared with one another.
 *
 * @param folder that of the rules, as findings call it
 */
export function lostParameterSets(findings: readonly Finding[], folder: string): readonly Finding[] {
  const named = grouped(
    findings.filter(({ code, about }) => code === 'unknown-parameter' && about !== undefined),
    ({ about }) => about,
  );
  return [...named].flatMap(([about = '', all]): readonly Finding[] => {
    const { system, set } = ofSystem.exec(about)?.groups ?? {};
    const places = all.flatMap((finding) => finding.standsFor ?? [finding]);
    const [first] = all;
    if (system === undefined || places.length < least || !first) return [];
    return [
      {
        severity: 'error',
        at: startOf(`${folder}/${system}/csp/${set}.yaml`),
        code: 'missing-file',
        message: `${first.message}; put the file back`,
        standsFor: all,
      },
    ];
  });
}
