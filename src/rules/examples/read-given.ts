import type { CaseObject } from '../../case/case-object.js';
import type { Findings } from '../../documents/findings/findings.js';
import type { Cursor } from '../../documents/cursor.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { RuleSet } from '../model/rule-set.js';
import type { ExampleCase } from './example-case.js';

/**
 * Makes the objects that an example gives: `this` with its attributes, relations of `this` by name, `case` or
 * `case.<name>`. Parameters and the day are read elsewhere. Returns the id of `this`, undefined when the example has
 * none.
 */
export function readGiven(
  example: ExampleCase,
  scope: string,
  given: Cursor,
  ruleSet: RuleSet,
  findings: Findings,
): number | undefined {
  const kind = ruleSet.objects.get(scope) as ObjectKind;
  const application = ruleSet.objects.get('case') as ObjectKind;
  const own = given.member('this');
  const members: (readonly [string, Cursor])[] = [...own.members];
  const ofCase: (readonly [string, Cursor])[] = [...given.member('case').members];
  for (const [key, cursor] of given.members) {
    if (key === 'this' || key === 'case' || key === 'evaluation.today' || key === 'csp' || key.startsWith('csp.'))
      continue;
    if (key.startsWith('case.')) ofCase.push([key.slice('case.'.length), cursor]);
    else if (kind.relations.has(key)) members.push([key, cursor]);
    else {
      const known = ['this', 'case', 'csp', 'evaluation.today', ...kind.relations.keys()];
      findings.error(
        cursor.at,
        'unknown-key',
        `unknown key "${key}"${didYouMean(key, known)}; expected this, a relation of ${scope}, csp, csp.<parameter>, case.<fact> or evaluation.today`,
      );
    }
  }
  const subject: CaseObject = scope === 'case' ? example.application : example.add(kind, members);
  if (scope === 'case') ofCase.push(...members);
  example.fill(
    application,
    example.application,
    ofCase.filter(([name, cursor]) => !takeEnvironment(example, name, cursor, ruleSet, findings)),
    true,
  );
  return subject.id;
}

/** What a case says of itself beside its objects. @returns whether it is that, right or wrong */
function takeEnvironment(
  { subject }: ExampleCase,
  name: string,
  { text, number, valueAt }: Cursor,
  { versions }: RuleSet,
  findings: Findings,
): boolean {
  if (name === 'mode' && (text === 'POS' || text === 'STD')) subject.mode = text;
  else if (name === 'locale' && text !== undefined) subject.locale = text;
  else if (name === 'version' && number !== undefined) subject.versionId = number;
  else {
    const expected = Object.hasOwn(ofTheCase, name) ? ofTheCase[name]?.(versions) : undefined;
    if (expected !== undefined) findings.error(valueAt, 'wrong-kind', `case.${name} is ${expected}`);
    return expected !== undefined;
  }
  return true;
}

/** What a case says of itself, as findings call it. */
const ofTheCase: Readonly<Record<string, (versions: RuleSet['versions']) => string>> = {
  mode: () => 'POS or STD',
  locale: () => 'a locale, as in en or deDE',
  version: (versions) => `the number of a version, one of: ${[...versions.keys()].join(', ')}`,
};
