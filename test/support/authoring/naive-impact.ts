import type { Case, CaseReference } from '../../../src/case/case.js';
import type { Impact } from '../../../src/authoring/diff/impact/impact.js';
import type { Counted } from '../../../src/authoring/diff/impact/tally.js';
import { dayIn } from '../../../src/rules/values/day-in.js';
import { assess } from '../../../src/screens/assess/assessment.js';
import { completenessOf } from '../../../src/screens/assess/completeness-of.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';

export interface KeptCase {
  readonly reference: CaseReference;
  readonly case: Case;
}

/** One row of an impact, however it was counted. */
export interface Row {
  readonly what: string;
  readonly cases: number;
  readonly times: number;
  readonly sums: Readonly<Record<string, number>> | undefined;
  readonly parameterSets: Readonly<Record<string, number>>;
  readonly subSystems: Readonly<Record<string, number>>;
  readonly samples: readonly string[];
}

type Saying = readonly [about: string, word: string];

const same = (name: string): string => name;

/** Everything that is said of a case, each as a line, or why nothing can be said. */
function sayings(
  subject: Case,
  systems: Systems,
  time: number,
  named: (rule: string) => string,
  attribute: (name: string) => string,
): Map<string, string> | string {
  const rules = systems.forCsp(subject.csp);
  if (!rules) return `the rules have no parameter set ${subject.csp}`;
  const view = rules.program.view(subject, dayIn(rules.ruleSet.timeZone, time));
  const all: Saying[] = [];
  for (const { typeId } of subject.sources) {
    const source = sourceProgram(rules, typeId);
    if (!source) return `the rules have no source type ${typeId}`;
    const assessment = assess(source, view);
    const { complete, consistent, missing } = completenessOf(assessment, 'en');
    all.push([`flip|${typeId}|complete`, complete ? 'complete' : 'incomplete']);
    all.push([`flip|${typeId}|consistent`, consistent ? 'consistent' : 'inconsistent']);
    for (const { questions } of assessment.items)
      for (const { asked } of questions) {
        const { object, fact } = asked.question.attribute;
        all.push([`asked|${typeId}|${attribute(`${object}.${fact}`)}|${asked.id}`, 'asked']);
        if (missing.some(({ questionId }) => questionId === asked.id))
          all.push([`open|${typeId}|${attribute(`${object}.${fact}`)}|${asked.id}`, 'open']);
      }
    for (const { key, asked, severity } of assessment.ownViolations) all.push([`rule|${key}|${asked.id}`, severity]);
    for (const { name, objectId } of assessment.failedConditions) all.push([`rule|${name}|${objectId}`, 'undecided']);
  }
  for (const rule of rules.ruleSet.rules) {
    const { violations, undecided } = rules.program.evaluate(view, [rule]);
    for (const { instance, severity } of violations) all.push([`rule|${named(rule.id)}|${instance.id}`, severity]);
    for (const { instance } of undecided) all.push([`rule|${named(rule.id)}|${instance.id}`, 'undecided']);
  }
  return new Map(all);
}

/** What is kept of a case that something is said otherwise of. */
interface Seen {
  readonly name: string;
  readonly csp: number;
  readonly subId: string;
  readonly sums: Readonly<Record<string, number>>;
}

/** What an impact is, worked out case by case and line by line: everything of each case under both states. */
export async function naiveImpact(
  cases: Iterable<KeptCase> | AsyncIterable<KeptCase>,
  old: Systems,
  now: Systems,
  time: number,
  named: (rule: string) => string = (rule) => rule,
  attribute: (name: string) => string = (name) => name,
): Promise<{ readonly rows: readonly Row[]; readonly changed: number; readonly unreadable: readonly string[] }> {
  const seen: { what: string; of: Seen }[] = [];
  const unreadable: string[] = [];
  const changed = new Set<string>();
  for await (const kept of cases) {
    const { subId, caseId } = kept.reference;
    const name = `${subId}/${caseId}`;
    const of: Seen = { name, csp: kept.case.csp, subId, sums: sumsOf(kept.case, now) };
    const before = sayings(kept.case, old, time, named, attribute);
    const after = sayings(kept.case, now, time, same, same);
    if (typeof before === 'string' || typeof after === 'string') {
      if (typeof before === 'string' && before === after) unreadable.push(`both: ${before}: ${name}`);
      else {
        if (typeof before === 'string') unreadable.push(`the old rules: ${before}: ${name}`);
        if (typeof after === 'string') unreadable.push(`the new rules: ${after}: ${name}`);
        changed.add(name);
      }
      continue;
    }
    for (const about of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(about), after.get(about)];
      if (was === is) continue;
      const [kind = '', first = '', second = ''] = about.split('|');
      // A source type that one of the states lacks is told as such.
      if (kind === 'rule') seen.push({ what: `${first}: ${was ?? 'not violated'} → ${is ?? 'not violated'}`, of });
      if (kind === 'flip') seen.push({ what: `source type ${first}: ${was} → ${is}`, of });
      if (kind === 'asked')
        seen.push({ what: `source type ${first}: ${second} ${is ? 'newly' : 'no longer'} asked`, of });
      if (kind === 'open')
        seen.push({ what: `source type ${first}: ${second} ${is ? 'newly' : 'no longer'} open`, of });
      changed.add(name);
    }
  }
  const rows = [...new Set(seen.map(({ what }) => what))].map((what) =>
    rowOf(
      what,
      seen.filter((each) => each.what === what).map((each) => each.of),
    ),
  );
  return { rows: rows.sort(byName), changed: changed.size, unreadable: unreadable.sort() };
}

function sumsOf(stored: Case, systems: Systems): Seen['sums'] {
  const sums: Record<string, number> = {};
  const rules = systems.forCsp(stored.csp)?.ruleSet;
  const benefit = [...(rules?.objects.get('benefit')?.attributes.values() ?? [])];
  for (const { element, attributes } of stored.objects)
    for (const { typeId, value } of attributes) {
      const attribute = benefit.find(({ id }) => id === typeId);
      if (!attribute || attribute.storedOn !== element || !['sumInsured', 'benefitSum'].includes(attribute.fact))
        continue;
      if (value?.kind !== 'number' || value.value === 0) continue;
      const unit = rules?.units.byId.get(value.unit)?.word ?? '';
      sums[unit] = (sums[unit] ?? 0) + value.value;
    }
  return sums;
}

function rowOf(what: string, all: readonly Seen[]): Row {
  const cases = [...new Set(all)];
  const sums: Record<string, number> = {};
  for (const each of cases) for (const [unit, sum] of Object.entries(each.sums)) sums[unit] = (sums[unit] ?? 0) + sum;
  const count = (of: (seen: Seen) => string | number): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const each of cases) counts[of(each)] = (counts[of(each)] ?? 0) + 1;
    return counts;
  };
  return {
    what,
    cases: cases.length,
    times: all.length,
    sums: cases.length < 5 ? undefined : rounded(sums),
    parameterSets: count(({ csp }) => csp),
    subSystems: count(({ subId }) => subId),
    samples: cases.slice(0, 5).map(({ name }) => name),
  };
}

/** The rows of an impact as it was counted. */
export function rowsOf({ rules, questions, completeness }: Impact): readonly Row[] {
  const row = (what: string, { cases, times, sums, parameterSets, subSystems, samples }: Counted): Row => ({
    what,
    cases,
    times,
    sums: sums && rounded(sums),
    parameterSets,
    subSystems,
    samples: samples.map(({ subId, caseId }) => `${subId}/${caseId}`),
  });
  return [
    ...rules.map((each) => row(`${each.rule}: ${each.from} → ${each.to}`, each)),
    ...questions.map((each) => row(`source type ${each.sourceType}: ${each.attribute} ${each.change}`, each)),
    ...completeness.map((each) => row(`source type ${each.sourceType}: ${each.from} → ${each.to}`, each)),
  ].sort(byName);
}

/** The ids of what cannot be read, as the naive count has them. */
export const unreadableOf = ({ unreadable }: Impact): readonly string[] =>
  unreadable
    .flatMap(({ under, reason, ids }) => ids.map(({ subId, caseId }) => `${under}: ${reason}: ${subId}/${caseId}`))
    .sort();

/** Sums in any order of their parts. */
const rounded = (sums: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).map(([unit, sum]) => [unit, Number(sum.toPrecision(10))]));

const byName = (a: Row, b: Row): number => (a.what < b.what ? -1 : 1);
