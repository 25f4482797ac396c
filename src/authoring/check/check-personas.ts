import { basename } from 'node:path';
import { type Finding, Findings } from '../../documents/findings/findings.js';
import type { Kept } from '../../documents/kept.js';
import type { Ask } from '../../documents/kept-answers.js';
import { toldOnce } from '../../documents/findings/told-once.js';
import { Sources } from '../../documents/sources.js';
import { loadPersonas, personasFolder } from '../../personas/load-personas.js';
import { withLostEntries } from '../../rules/load/catalogues/lost-entries.js';
import { namesOfAll } from '../../rules/model/definitions-read.js';
import type { Systems } from '../../screens/model/systems.js';

/**
 * What is wrong with how the personas of a directory of rules are written (rule language, "Personas"): nothing captures
 * them here. Personas that were well before are not read again while they, and all that they can name, are as they
 * were.
 */
export function checkPersonas(rules: string, systems: Systems, ask: Ask, kept?: Kept): readonly Finding[] {
  const located = new Findings();
  const unread = new Findings();
  const sources = new Sources(rules, unread, kept);
  if (sources.folders().includes(personasFolder)) sources.expectRead(personasFolder, ['.yaml']);
  located.addFrom(unread, basename(rules));
  const texts = sources.files(personasFolder).map((file) => [file, sources.text(file)] as const);
  if (texts.length === 0 || unread.all.length > 0) return located.all;
  const areWell = ask(
    () => systems.ruleSets.flatMap(namesOfAll),
    `personas ${JSON.stringify([texts, systems.ruleSets.map(saidIn)])}`,
    () => {
      const { findings } = loadPersonas(rules, systems, { ...(kept && { kept }) });
      const told = new Findings();
      told.repeat(withLostEntries(findings.all, systems.ruleSets));
      located.addFrom(told, basename(rules));
      return findings.all.length === 0 || undefined;
    },
  );
  return areWell ? [] : toldOnce(located.all);
}

/** What a persona can expect of rules. */
const saidIn = ({ system, rules, ownFindings }: Systems['ruleSets'][number]): unknown => [
  system,
  rules.map(({ id, severity }) => [id, severity]),
  [...ownFindings.values()].map(({ key, severity }) => [key, severity]),
];
