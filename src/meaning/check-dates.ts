import type { Position } from '../documents/position.js';
import { parseDate } from '../case/values/date.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { dayIn } from '../rules/values/day-in.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Everywhere } from './everywhere.js';
import { outlying } from './given-values.js';

/** Who plans further ahead, or goes back to what held longer ago, has mostly typed another year than was meant. */
const [yearsAhead, yearsBack] = [10, 50];

/**
 * Dates of parameter sets, days from which notices hold, and from or to which entries of catalogues are offered: those
 * of another century.
 *
 * @param now milliseconds since 1970-01-01 UTC
 */
export function* checkDates({ ruleSet }: CaseRules, now: number): Iterable<Everywhere> {
  const today = dayIn(ruleSet.timeZone, now).year;
  for (const set of ruleSet.parameterSets.values())
    for (const [name, value] of set.values) {
      const parameter = ruleSet.parameters.get(name);
      const what = value.kind === 'date' ? hardlyMeant(value.value.year, today, bothWays) : undefined;
      if (parameter && what !== undefined) yield outlying('uncertain-value', { parameter, set }, what);
    }
  for (const { title, written, on, looked } of daysIn(ruleSet)) {
    const date = parseDate(written);
    const what = date && hardlyMeant(date.year, today, looked);
    if (what !== undefined)
      yield { about: 'rules', at: on.at, code: 'uncertain-value', message: `${title} ${what}`, holds: true };
  }
}

type Way = 'ahead' | 'back';
const bothWays: readonly Way[] = ['ahead', 'back'];

/** What is told of a year that is hardly meant. */
function hardlyMeant(year: number, today: number, looked: readonly Way[]): string | undefined {
  if (looked.includes('ahead') && year > today + yearsAhead) return `is more than ${yearsAhead} years ahead: ${year}`;
  if (looked.includes('back') && year < today - yearsBack) return `is more than ${yearsBack} years ago: ${year}`;
  return undefined;
}

interface NamedDay {
  readonly title: string;
  readonly written: string;
  /** Where the place of an entry is asked for, it is worked out. */
  readonly on: { readonly at: Position };
  readonly looked: readonly Way[];
}

function* daysIn({ notices, catalogues }: RuleSet): Iterable<NamedDay> {
  for (const { key, versions } of notices.values())
    for (const [index, version] of versions.entries()) {
      const title = `the day from which version ${version.version} of the notice ${key} holds`;
      // That the first is still to come is told already: until then nobody is shown the notice.
      yield { title, written: version.from, on: version, looked: index === 0 ? ['back'] : bothWays };
    }
  // What was offered long ago may stay for history's sake.
  for (const { name, entries } of catalogues.values())
    for (const entry of entries.values())
      for (const key of ['validFrom', 'validTo'] as const) {
        const written = entry[key];
        if (written !== undefined)
          yield { title: `${key} of ${entry.word} of the catalogue ${name}`, written, on: entry, looked: ['ahead'] };
      }
}
