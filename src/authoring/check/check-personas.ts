import { basename } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Finding, Findings } from '../../documents/findings/findings.js';
import type { Kept } from '../../documents/kept.js';
import { type Ask, digestOf } from '../../documents/kept-answers.js';
import { toldOnce } from '../../documents/findings/told-once.js';
import { Sources } from '../../documents/sources.js';
import { atOnce, type PersonaAtOnce } from '../../personas/at-once.js';
import { givenNames } from '../../personas/given-names.js';
import { loadPersonas, personasFolder } from '../../personas/load-personas.js';
import type { Persona } from '../../personas/persona.js';
import { withLostEntries } from '../../rules/load/catalogues/lost-entries.js';
import { namesOfAll } from '../../rules/model/definitions-read.js';
import type { Systems } from '../../screens/model/systems.js';
import type { PersonasAtOnce } from './judge-personas.js';

/** What was found of how personas are written, and the personas when nothing was. */
export interface CheckedPersonas {
  readonly findings: readonly Finding[];
  readonly written: PersonasAtOnce | undefined;
}

/** Personas as they are kept from check to check. */
interface Packed {
  readonly digest: string;
  readonly bytes: Uint8Array;
}

/**
 * What is wrong with how the personas of a directory of rules are written (rule language, "Personas"): nothing captures
 * them here. Personas that were well before are not read again while they, and all that they can name, are as they
 * were.
 */
export function checkPersonas(rules: string, systems: Systems, ask: Ask, kept?: Kept): CheckedPersonas {
  const located = new Findings();
  const unread = new Findings();
  const sources = new Sources(rules, unread, kept);
  if (sources.folders().includes(personasFolder)) sources.expectRead(personasFolder, ['.yaml']);
  located.addFrom(unread, basename(rules));
  const texts = sources.files(personasFolder).map((file) => [file, sources.text(file)] as const);
  if (texts.length === 0 || unread.all.length > 0) return { findings: located.all, written: undefined };
  const asked = JSON.stringify([texts, systems.ruleSets.map(saidIn)]);
  const packed = ask(
    () => systems.ruleSets.flatMap(namesOfAll),
    `personas ${asked}`,
    () => {
      const { personas, findings } = loadPersonas(rules, systems, { ...(kept && { kept }) });
      const told = new Findings();
      told.repeat(withLostEntries(findings.all, systems.ruleSets));
      located.addFrom(told, basename(rules));
      return findings.all.length === 0 ? pack(personas, asked, systems) : undefined;
    },
  );
  if (!packed) return { findings: toldOnce(located.all), written: undefined };
  let unpacked: readonly PersonaAtOnce[] | undefined;
  return {
    findings: [],
    written: {
      digest: packed.digest,
      personas: () => (unpacked ??= deserialize(packed.bytes) as readonly PersonaAtOnce[]),
      answersOf: ({ name, csp, at }) => {
        const { personas } = loadPersonas(rules, systems, { ...(kept && { kept }) }, at.file);
        const persona = personas.find((each) => each.name === name && each.csp === csp);
        const set = systems.forCsp(csp);
        return persona && set ? givenNames(persona, set.ruleSet) : [];
      },
    },
  };
}

const pack = (personas: readonly Persona[], asked: string, systems: Systems): Packed => ({
  digest: digestOf(asked),
  bytes: serialize(atOnce(personas, systems)),
});

/** What a persona can expect of rules. */
const saidIn = ({ system, rules, ownFindings }: Systems['ruleSets'][number]): unknown => [
  system,
  rules.map(({ id, severity }) => [id, severity]),
  [...ownFindings.values()].map(({ key, severity }) => [key, severity]),
];
