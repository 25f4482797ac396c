import { type PartialDate, parseDate } from '../../case/values/date.js';
import type { Findings } from '../../documents/findings.js';
import type { Cursor } from '../../documents/cursor.js';
import { didYouMean } from '../../documents/nearest.js';
import { readParameterValue } from '../load/parameters/read-parameter-value.js';
import type { ParameterValue } from '../model/parameter.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';

/** What an example says beside the objects: the parameters it changes and the day it is evaluated on. */
export interface ExampleSetting {
  readonly parameterSet: ParameterSet;
  readonly today: PartialDate | undefined;
}

/**
 * Reads `csp.<parameter>` and `evaluation.today` of an example; a parameter that is not given keeps the value of the
 * set.
 */
export function exampleSetting(
  given: Cursor,
  ruleSet: RuleSet,
  parameterSet: ParameterSet,
  findings: Findings,
): ExampleSetting {
  const values = new Map<string, ParameterValue>(parameterSet.values);
  for (const [key, cursor] of given.members) {
    if (!key.startsWith('csp.')) continue;
    const name = key.slice('csp.'.length);
    const parameter = ruleSet.parameters.get(name);
    if (!parameter) {
      const known = [...ruleSet.parameters.keys()].map((each) => `csp.${each}`);
      findings.error(cursor.at, 'unknown-parameter', `unknown parameter "${key}"${didYouMean(key, known)}`);
      continue;
    }
    const value = readParameterValue(parameter, cursor, cursor.at.file, { draft: ruleSet, findings });
    if (value) values.set(name, value);
  }
  const day = given.member('evaluation.today');
  const today = day.text === undefined ? undefined : parseDate(day.text);
  if (day.present && today?.day === undefined) {
    findings.error(day.valueAt, 'wrong-kind', 'evaluation.today is a day; expected "YYYY.MM.DD", in quotes');
  }
  return { parameterSet: { ...parameterSet, values }, today: today?.day === undefined ? undefined : today };
}
