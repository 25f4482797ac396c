import { parseDate } from '../case/values/date.js';
import { Cursor } from '../documents/cursor.js';
import { Findings } from '../documents/findings/findings.js';
import type { Located } from '../documents/located.js';
import { didYouMean } from '../documents/findings/nearest.js';
import type { Reading } from '../documents/reading.js';
import { Sources } from '../documents/sources.js';
import { tellExpected } from '../rules/examples/tell-given.js';
import type { DerivedFact } from '../rules/model/expression.js';
import { type RuleSet, severityIn } from '../rules/model/rule-set.js';
import type { CaseRules, Systems } from '../screens/model/systems.js';
import { checkGiven } from './check-given.js';
import { checkWho } from './check-who.js';
import { tellLayer } from './tell-layer.js';
import { overlay, withMember } from './overlay.js';
import type { ExpectedFact, ExpectedRule, Persona } from './persona.js';
import { personasSchema, profilesSchema } from './persona-schema.js';

export const personasFolder = 'personas';
const profilesFile = `${personasFolder}/profiles.yaml`;

/**
 * Reads `personas/*.yaml` of a directory of rules, which may have none: each persona once for every parameter set that
 * it names. What it names must be there: attributes, words of catalogues, rules, profiles; anything else is a finding
 * at its place. `only`: the one file to read, while somebody edits it.
 */
export function loadPersonas(
  directory: string,
  systems: Systems,
  { names, kept }: Reading = {},
  only?: string,
): { readonly personas: readonly Persona[]; readonly findings: Findings } {
  const findings = new Findings(names);
  const sources = new Sources(directory, findings, kept);
  const files = sources.files(personasFolder);
  if (files.length === 0) return { personas: [], findings };
  const reader = new PersonaReader(systems, sources.document(profilesFile, profilesSchema), findings);
  const personas: Persona[] = [];
  const places = new Map<string, Cursor>();
  for (const file of files) {
    if (file === profilesFile || (only !== undefined && file !== only)) continue;
    for (const [name, cursor] of sources.document(file, personasSchema)?.members ?? []) {
      names?.define({ kind: 'persona', owner: '', name, at: cursor.at });
      const other = places.get(name);
      if (other)
        findings.error(
          cursor.at,
          'duplicate-key',
          `there is a persona ${name} at ${other.at.file}:${other.at.line} already`,
        );
      places.set(name, cursor);
      personas.push(...reader.read(name, cursor));
    }
  }
  return { personas, findings };
}

/** Reads one persona after the other against the same profiles. */
class PersonaReader {
  readonly #told = new Set<RuleSet>();

  constructor(
    private readonly systems: Systems,
    private readonly shared: Cursor | undefined,
    private readonly findings: Findings,
  ) {}

  read(name: string, cursor: Cursor): readonly Persona[] {
    const who = cursor.member('who').text ?? '';
    const day = this.#day(cursor);
    if (!day) return [];
    this.#checkSystems(cursor);
    checkWho(cursor, this.shared?.member('profiles'), this.findings);
    return cursor.member('sets').items.flatMap((set) => {
      const csp = set.number;
      const rules = csp === undefined ? undefined : this.systems.forCsp(csp);
      if (!rules || csp === undefined) {
        this.findings.error(
          set.valueAt,
          'unknown-parameter',
          `there is no parameter set ${csp}`,
          `parameter set ${csp}`,
        );
        return [];
      }
      const own = cursor.member('in').member(rules.ruleSet.system);
      this.#tell([cursor, own], rules.ruleSet);
      const { given, each } = this.#given(cursor, own);
      checkGiven({ rules, day, systems: this.systems, findings: this.findings }, given, each);
      const derives = this.#derives(cursor.member('derives'), rules);
      const says = this.#says(own.member('says').present ? own.member('says') : cursor.member('says'), rules);
      return [{ name, who, at: cursor.at, csp, day, given, each, derives, says }];
    });
  }

  /** What layers give, and the profiles once for each system. */
  #tell(layers: readonly Cursor[], ruleSet: RuleSet): void {
    const { findings } = this;
    if (!findings.names) return;
    findings.names.enter(ruleSet.system);
    const profiles = this.#told.has(ruleSet) ? [] : (this.shared?.member('profiles').members ?? []);
    this.#told.add(ruleSet);
    for (const [name, { at }] of profiles) findings.names.define({ kind: 'profile', owner: '', name, at });
    for (const layer of [...profiles.map(([, profile]) => profile), ...layers]) tellLayer(layer, { ruleSet, findings });
  }

  /** `on`: the persona's own day, else the day of all. */
  #day(cursor: Cursor): Persona['day'] | undefined {
    const own = cursor.member('day');
    const written = own.present ? own : this.shared?.member('day');
    const { year, month, day } = (written?.text === undefined ? undefined : parseDate(written.text)) ?? {};
    if (year !== undefined && month !== undefined && day !== undefined) return { year, month, day };
    if (written?.present)
      this.findings.error(
        written.valueAt,
        'wrong-kind',
        'a persona applies on a day; expected "YYYY.MM.DD", in quotes',
      );
    return undefined;
  }

  #checkSystems(cursor: Cursor): void {
    const known = this.systems.ruleSets.map(({ system }) => system);
    for (const [system, { at }] of cursor.member('in').members)
      if (!known.includes(system))
        this.findings.error(at, 'unknown-key', `there is no system "${system}"${didYouMean(system, known)}`);
  }

  /** The answers of the profiles that it is like, of the persona, of the persona in this system, one over the other. */
  #given(cursor: Cursor, own: Cursor): Pick<Persona, 'given' | 'each'> {
    const profiles = [cursor, own].flatMap((each) => this.#profiles(each));
    const layers = [...profiles, cursor, own];
    const over = (key: string, from: readonly Cursor[]): Located | undefined =>
      from.reduce<Located | undefined>((below, layer) => overlay(below, layer.member(key).node), undefined);
    const ofAll = over('person', layers);
    const listed = [own, cursor].map((layer) => layer.member('persons')).find(({ present }) => present);
    const persons: readonly Located[] = listed
      ? listed.items.flatMap((item) => this.#person(ofAll, item) ?? [])
      : ofAll
        ? [ofAll]
        : [];
    const list: Located = { node: 'list', items: persons, at: cursor.at };
    const given = withMember(over('case', layers), 'persons', list, cursor.at);
    return { given: new Cursor(given, cursor.at), each: new Cursor(over('each', layers), cursor.at) };
  }

  /** One of several persons: what all of them answer, the profiles that this one is like, and its own. */
  #person(ofAll: Located | undefined, item: Cursor): Located | undefined {
    const profiles = this.#profiles(item);
    const below = profiles.reduce((each, profile) => overlay(each, profile.member('person').node), ofAll);
    const { node } = item;
    if (node?.node !== 'map') return below;
    return overlay(below, { ...node, entries: new Map([...node.entries].filter(([key]) => key !== 'like')) });
  }

  #profiles(cursor: Cursor): readonly Cursor[] {
    const profiles = this.shared?.member('profiles');
    return cursor.member('like').items.flatMap((item) => {
      const { text } = item;
      // The schema has said so.
      if (text === undefined) return [];
      const profile = profiles?.member(text);
      if (profile?.present) {
        this.findings.names?.mention({ kind: 'profile', owner: '', name: text, at: item.valueAt });
        return [profile];
      }
      const known = (profiles?.members ?? []).map(([name]) => name);
      this.findings.error(
        item.valueAt,
        'unknown-key',
        `there is no profile "${text}" in ${profilesFile}${didYouMean(text, known)}`,
      );
      return [];
    });
  }

  #derives(cursor: Cursor, { ruleSet }: CaseRules): readonly ExpectedFact[] {
    const facts = ruleSet.objects.get('person')?.facts ?? new Map<string, DerivedFact>();
    return cursor.members.flatMap(([name, expected]) => {
      const fact = facts.get(name);
      if (fact) {
        this.findings.names?.mention({ kind: 'fact', owner: fact.scope, name, at: expected.at });
        tellExpected(fact.type, expected, { ruleSet, findings: this.findings });
        return [{ fact, expected }];
      }
      this.findings.error(
        expected.at,
        'unknown-fact',
        `there is no derived fact "${name}" of person${didYouMean(name, facts.keys())}`,
      );
      return [];
    });
  }

  #says(cursor: Cursor, { ruleSet, parameterSet }: CaseRules): readonly ExpectedRule[] {
    const known = new Set<string>([...ruleSet.rules.map(({ id }) => id), ...ruleSet.ownFindings.keys()]);
    return cursor.items.flatMap((item) => {
      const rule = item.member('rule').text;
      const severity = item.member('severity').text as ExpectedRule['severity'] | undefined;
      if (rule === undefined || severity === undefined) return [];
      if (known.has(rule)) {
        const kind = ruleSet.ownFindings.has(rule) ? 'finding' : 'rule';
        this.findings.names?.mention({ kind, owner: '', name: rule, at: item.member('rule').valueAt });
        const ofRules = ruleSet.rules.find(({ id }) => id === rule);
        const weighs = ofRules ? severityIn(parameterSet, ofRules) : ruleSet.ownFindings.get(rule)?.severity;
        if (weighs !== severity && !item.holdsFault)
          this.findings.error(
            item.member('severity').valueAt,
            'wrong-value',
            `found ${severity}; ${rule} ${weighs === 'off' ? 'is switched off' : `has the severity ${weighs}`}`,
          );
        return [{ rule, severity, at: item.at }];
      }
      this.findings.error(
        item.member('rule').valueAt,
        'unknown-rule',
        `there is no rule "${rule}" in the system ${ruleSet.system}${didYouMean(rule, known)}`,
      );
      return [];
    });
  }
}
