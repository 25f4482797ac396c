import type { Catalogue } from '../rules/model/catalogue.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';
import { walkRead } from './walk-read.js';

/** Of so many codes on either side of one at least this many are listed. */
const [near, leastNear] = [2, 3];

/**
 * Lists of codes with numbers from which one is left out in the middle of a run: `I46`, `I47` and `I49` without `I48`,
 * which is a code of the catalogue too.
 */
export function* checkRuns(rules: CaseRules): Iterable<Everywhere> {
  const found: Everywhere[] = [];
  walkRead(rules, (whole, rule, about) => {
    if (whole.node !== 'comparison' || whole.left.type.kind !== 'code' || whole.right.node !== 'literal') return;
    const catalogue = rules.ruleSet.catalogues.get(whole.left.type.catalogue);
    const listed = new Set([whole.right.value].flat().map(String));
    for (const { code, beside } of catalogue ? leftOut(catalogue, listed) : [])
      found.push({
        about,
        at: whole.at,
        code: 'uncertain-condition',
        message: `the list has ${beside.join(', ')}, and not ${code}, which is a code of ${catalogue?.name} too; was it lost?`,
        intended: rule && excused(`the rule ${rule.id}`, rule),
        holds: true,
      });
  });
  yield* found;
}

function* leftOut({ entries }: Catalogue, listed: ReadonlySet<string>) {
  const missing = new Set([...listed].map((code) => neighbour(code, 1)).filter((code) => code !== undefined));
  for (const code of missing) {
    if (listed.has(code) || !entries.has(code)) continue;
    const beside = [-near, -1, 1, near].flatMap((by) => {
      const other = neighbour(code, by);
      return other !== undefined && listed.has(other) ? [other] : [];
    });
    const isWithin = [-1, 1].every((by) => beside.includes(neighbour(code, by) ?? ''));
    if (isWithin && beside.length >= leastNear) yield { code, beside };
  }
}

/** The code that many numbers on, of as many letters; undefined: it has no number at its end. */
function neighbour(code: string, by: number): string | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(code) ?? [];
  const number = Number(digits) + by;
  return digits === '' || number < 0 ? undefined : `${letters}${String(number).padStart(digits.length, '0')}`;
}
