import { type Finding, Findings } from '../../documents/findings/findings.js';
import { checkConditions } from '../../meaning/check-conditions.js';
import { setsOf } from '../../meaning/check-meaning.js';
import { Domains } from '../../meaning/domains.js';
import { Gathered } from '../../meaning/gathered.js';
import type { Systems } from '../../screens/model/systems.js';

const missingExample = /^the rule "([^"]+)" has no example that expects (violated|satisfied)$/;

/** What a rule is of which no example can expect an outcome. */
const whyNone: Readonly<Record<string, Finding['code']>> = {
  violated: 'impossible-condition',
  satisfied: 'inevitable-violation',
};

/**
 * The findings of loading where nothing but examples is missing: of a rule that can never be violated, or always is,
 * that is told and not that no example expects otherwise. There could be none.
 *
 * @param folder in which rules are named
 */
export function withNeverViolated(findings: Findings, systems: Systems, folder: string): Findings {
  if (!findings.errors.every(({ code }) => code === 'missing-example')) return findings;
  const gathered = new Gathered();
  for (const set of setsOf(systems))
    for (const each of checkConditions(set, new Domains(set.program))) gathered.add(each);
  const told = new Findings();
  told.addFrom(gathered.findings({ excusesMayBeIdle: true }).rules, folder);
  const instead = new Findings();
  instead.repeat(
    findings.all.map((finding) => {
      const [, id, outcome] = missingExample.exec(finding.message) ?? [];
      if (id === undefined || outcome === undefined) return finding;
      return (
        told.all.find(({ code, message }) => code === whyNone[outcome] && message.startsWith(`the rule ${id} `)) ??
        finding
      );
    }),
  );
  return instead;
}
