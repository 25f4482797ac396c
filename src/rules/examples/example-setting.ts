import { type PartialDate, parseDate } from '../../case/values/date.js';
import type { Findings } from '../../documents/findings/findings.js';
import type { Cursor } from '../../documents/cursor.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { readParameterValue } from '../load/parameters/read-parameter-value.js';
import type { ParameterPlaces, ParameterValue } from '../model/parameter.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';

/** What an example says beside the objects: the parameters it changes and the day it is evaluated on. */
export interface ExampleSetting {
  readonly changed: ChangedParameters;
  readonly today: Required<PartialDate> | undefined;
}

/** `csp.<parameter>` and what an example gives for it. */
export type ChangedParameters = Cursor['members'];

/**
 * Reads `csp`, `csp.<parameter>` and `evaluation.today` of an example; a parameter that is not given keeps the value of
 * the set. Undefined for an example of another parameter set.
 */
export function exampleSetting(
  given: Cursor,
  ruleSet: RuleSet,
  parameterSet: ParameterSet,
  findings: Findings,
): ExampleSetting | undefined {
  const set = given.member('csp');
  if (set.present && !ruleSet.parameterSets.has(set.number ?? Number.NaN)) {
    const known = [...ruleSet.parameterSets.keys()].join(', ');
    const found = set.text === undefined ? (set.number ?? 'of this form') : `"${set.text}"`;
    const message = `the system ${ruleSet.system} has no parameter set ${found}; expected one of: ${known}`;
    findings.error(set.valueAt, 'unknown-parameter', message, `parameter set ${ruleSet.system} ${found}`);
  }
  if (!isOfSet(given, parameterSet)) return undefined;
  const day = given.member('evaluation.today');
  const today = day.text === undefined ? undefined : parseDate(day.text);
  if (day.present && today?.day === undefined) {
    findings.error(day.valueAt, 'wrong-kind', 'evaluation.today is a day; expected "YYYY.MM.DD", in quotes');
  }
  const changed = given.members.filter(([key]) => key.startsWith('csp.'));
  return { changed, today: today?.day === undefined ? undefined : (today as Required<PartialDate>) };
}

/** Whether an example that gives this is one of a parameter set: it names none, or that. */
export function isOfSet(given: Cursor, { id }: ParameterSet): boolean {
  const set = given.member('csp');
  return !set.present || set.number === id;
}

/** A parameter set of its own for what changes parameters. */
export function withParameters(
  changed: ChangedParameters,
  ruleSet: RuleSet,
  parameterSet: ParameterSet,
  findings: Findings,
): ParameterSet {
  const values = new Map<string, ParameterValue>(parameterSet.values);
  const ownPlaces = new Map<string, ParameterPlaces>();
  for (const [key, cursor] of changed) {
    const name = key.slice('csp.'.length);
    const parameter = ruleSet.parameters.get(name);
    if (!parameter) {
      const known = [...ruleSet.parameters.keys()].map((each) => `csp.${each}`);
      findings.error(cursor.at, 'unknown-parameter', `unknown parameter "${key}"${didYouMean(key, known)}`);
      continue;
    }
    const value = readParameterValue(parameter, cursor, cursor.at.file, { draft: ruleSet, findings });
    if (value) values.set(name, value);
    ownPlaces.set(name, { at: cursor.at, rows: cursor.items.map(({ at }) => at) });
  }
  let places: ParameterSet['places'] | undefined;
  return {
    ...parameterSet,
    values,
    /** Asked for by who explains an example; thousands are only run. */
    get places() {
      return (places ??= new Map([...parameterSet.places, ...ownPlaces]));
    },
  };
}
