import type { Finding } from '../../documents/findings/findings.js';
import { placeOf } from '../../documents/position.js';
import type { UnexpectedOutcome } from '../../rules/examples/run-example.js';
import { listFormat } from '../../text/list-formats.js';
import type { Repair } from './repair.js';

/** The findings of examples, with what explains several of them in their place, and what may explain one beside it. */
export function withRepairs(findings: readonly Finding[], repairs: readonly Repair[]): readonly Finding[] {
  const explained = new Map(repairs.flatMap((repair) => repair.explains.map(({ at }) => [placeOf(at), repair])));
  const repairOf = ({ at, code }: Finding): Repair | undefined =>
    code === 'wrong-example' ? explained.get(placeOf(at)) : undefined;
  const rest = findings.flatMap((finding) => {
    const repair = repairOf(finding);
    if (!repair) return [finding];
    return repair.isGuess ? [{ ...finding, message: `${finding.message}; ${repair.why}: ${placeOf(repair.at)}` }] : [];
  });
  const told = repairs.filter(({ isGuess }) => !isGuess);
  return [
    ...rest,
    ...told.map((repair): Finding => {
      const standsFor = findings.filter((finding) => repairOf(finding) === repair);
      return { severity: 'error', at: repair.at, code: 'wrong-definition', message: messageOf(repair), standsFor };
    }),
  ];
}

function messageOf({ why, explains }: Repair): string {
  const subjects = [...new Set(explains.map(({ title }) => title))];
  const places = new Set(explains.map(({ at }) => placeOf(at)));
  const { at, title, expected, came } = explains[0] as UnexpectedOutcome;
  const count = places.size === 1 ? 'one of them does' : `${places.size} of them do`;
  return `${why}; of ${listFormat('en').format(subjects)} ${count} not (${placeOf(at)}: ${expected.slice(`${title}: `.length)}, came out ${came})`;
}
