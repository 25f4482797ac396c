import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import type { DerivedFact } from '../../model/expression.js';
import type { Rule } from '../../model/rule.js';
import type { RuleSetReading } from '../draft/draft.js';
import { checkOutcomes } from '../rules/check-outcomes.js';
import { readExamples } from '../rules/fact-model.js';
import { testsSchema } from './tests-schema.js';

/**
 * `tests/*.yaml` of each folder: examples that stand apart from the rule (`rule`) or derived fact (`fact`) that they
 * try.
 */
export function readTests(reading: RuleSetReading): void {
  const { draft, sources, folders } = reading;
  const known: Known = {
    rules: new Map(draft.rules.map((rule) => [rule.id, rule])),
    facts: new Map(
      [...draft.objects.values()].flatMap(({ name, facts }) =>
        [...facts.values()].map((fact) => [`${name}.${fact.name}`, fact] as const),
      ),
    ),
  };
  for (const file of folders.flatMap((folder) => sources.files(`${folder}/tests`)))
    for (const item of sources.document(file, testsSchema)?.member('tests').items ?? []) {
      const of = subjectOf(item, known, reading.findings);
      if (!of) continue;
      const examples = item.member('examples');
      if ('violatedWhen' in of) checkOutcomes(examples, reading.findings);
      draft.tests.push({ of, examples: readExamples(examples), at: item.valueAt });
    }
}

/** What can be tried, by the name that a test has for it. */
interface Known {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly facts: ReadonlyMap<string, DerivedFact>;
}

function subjectOf(
  item: Cursor,
  { rules, facts }: Known,
  findings: RuleSetReading['findings'],
): Rule | DerivedFact | undefined {
  const [rule, fact] = [item.member('rule'), item.member('fact')];
  // A key that is not known may be the one that is missing.
  if (!rule.present && !fact.present && item.hasUnknownKey) return undefined;
  if (rule.present === fact.present) {
    const [code, found] = rule.present ? (['surplus-key', 'both'] as const) : (['missing-key', 'neither'] as const);
    findings.error(item.valueAt, code, `a test says either rule or fact, found ${found}`);
    return undefined;
  }
  if (rule.present) {
    const named = rules.get(rule.text ?? '');
    if (!named && rule.text !== undefined)
      findings.error(
        rule.valueAt,
        'unknown-rule',
        `unknown rule "${rule.text}"${didYouMean(rule.text, rules.keys())}`,
        `rule ${rule.text}`,
      );
    if (named) findings.names?.mention({ kind: 'rule', owner: '', name: named.id, at: rule.valueAt });
    return named;
  }
  const named = facts.get(fact.text ?? '');
  if (!named && fact.text !== undefined) {
    const message = `there is no derived fact "${fact.text}"${didYouMean(fact.text, facts.keys())}; expected <object>.<fact>`;
    findings.error(fact.valueAt, 'unknown-fact', message, fact.text);
  }
  if (named) {
    const { scope, name } = named;
    findings.names?.mention({ kind: 'object', owner: '', name: scope, at: fact.valueAt });
    findings.names?.mention({ kind: 'fact', owner: scope, name, at: fact.valueAt, from: scope.length + 1 });
  }
  return named;
}
