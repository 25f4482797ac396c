import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DataDirectories, pathOf } from '../../documents/data-directories.js';
import { type Finding, Findings } from '../../documents/findings/findings.js';
import { Kept } from '../../documents/kept.js';
import { byCodePoint } from '../../text/by-code-point.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { loadPersonas } from '../../personas/load-personas.js';
import type { Persona } from '../../personas/persona.js';
import { referenceOf } from '../../personas/persona-run.js';
import { capturePersona, noonOf } from '../../personas/run-personas.js';
import { ServedSystems } from '../../reload/served-systems.js';
import { loadSystems } from '../../screens/load/load-systems.js';
import type { CaseRules } from '../../screens/model/systems.js';
import { MemoryStore } from '../../store/memory-store.js';
import { BackgroundCheck } from '../editor/background-check.js';
import { type WrittenFinding, writtenFindings } from '../check/written-findings.js';
import { type Line, Places } from './places.js';
import { type ShownPlace, showPlace } from './show-place.js';

/** What the page is told whenever it changes. */
export interface PreviewState {
  /** Counts the rules and screens that were taken over: another one, and what is shown is to be drawn again. */
  readonly version: number;
  /** The case that is shown has been captured anew so many times. */
  readonly captures: number;
  readonly persona: string | undefined;
  /** By id, with what an underwriter would say of them. */
  readonly personas: readonly { readonly id: string; readonly who: string }[];
  readonly files: readonly string[];
  /** Errors for which the files as they are now cannot be shown: what is shown is of those before. */
  readonly errors: number;
  /** What checking found; while it is still under way, of the files before. */
  readonly findings: readonly WrittenFinding[];
  readonly isChecking: boolean;
  /** Where the editor says that the cursor is. */
  readonly cursor: Line | undefined;
}

const noSystems = { ruleSets: [], forCsp: () => undefined };

/**
 * What is between rules and screens that are being written and the page that shows them: the last good state of the
 * files, a persona's case.
 */
export class Preview {
  readonly served = new ServedSystems(noSystems, Date.now);
  readonly cases = new MemoryStore();
  readonly #kept = new Kept();
  readonly #check: BackgroundCheck;
  readonly #places = new WeakMap<CaseRules, Places>();
  #personas: readonly Persona[] = [];
  #persona: Persona | undefined;
  #state: PreviewState = {
    ...{ version: 0, captures: 0, persona: undefined, personas: [], files: [], errors: 0, findings: [] },
    ...{ isChecking: false, cursor: undefined },
  };

  /** `wanted`: the name of a persona, by default the first one. `tell` is called with each state. */
  private constructor(
    private readonly directories: DataDirectories,
    private readonly wanted: string | undefined,
    private readonly tell: (state: PreviewState) => void,
  ) {
    this.#check = new BackgroundCheck(directories, (found) => {
      // What was checked may be older than what could not be loaded since.
      if (this.#state.errors === 0) this.#become({ findings: this.#written(found), isChecking: false });
    });
  }

  /** With the files as they are. @throws Error when there is no such persona */
  static async open(
    directories: DataDirectories,
    wanted: string | undefined,
    tell: (state: PreviewState) => void,
  ): Promise<Preview> {
    const preview = new Preview(directories, wanted, tell);
    try {
      await preview.refresh();
      if (preview.wanted !== undefined && preview.served.current.ruleSets.length > 0 && !preview.#persona)
        throw new Error(
          `there is no persona ${preview.wanted}${didYouMean(
            preview.wanted,
            preview.#personas.map(({ name }) => name),
          )}`,
        );
      return preview;
    } catch (error) {
      await preview.stop();
      throw error;
    }
  }

  get state(): PreviewState {
    return this.#state;
  }

  /** The day on which the persona answers: what is shown is as it was then. */
  readonly now = (): number => (this.#persona ? noonOf(this.#persona) : Date.now());

  /** Takes over the files as they are, unless they have errors; what is shown goes on with the case as it stands. */
  async refresh(): Promise<void> {
    this.#kept.begin();
    const reading = { kept: this.#kept };
    const { rules, screens } = this.directories;
    const files = (await Promise.all([filesOf(rules), filesOf(screens)])).flat();
    const { systems, findings } = loadSystems(rules, screens, { rules: reading, screens: reading });
    const errors = findings.errors.length;
    if (errors > 0) {
      this.#become({ files, errors, findings: writtenFindings(findings, this.directories), isChecking: false });
      return;
    }
    this.served.take(systems);
    // First what is to be seen, then what is said of it.
    this.#become({ files, errors, version: this.#state.version + 1, isChecking: true });
    const loaded = loadPersonas(rules, systems, reading);
    this.#personas = loaded.personas.filter(({ csp }) => systems.forCsp(csp));
    const id = this.#persona && idOf(this.#persona);
    const same = this.#personas.find((each) => idOf(each) === id);
    if (same) this.#persona = same;
    else await this.choose(this.#personas.find(({ name }) => this.wanted === undefined || name === this.wanted));
    this.#become({ personas: this.#personas.map((each) => ({ id: idOf(each), who: each.who })) });
    this.#check.run();
  }

  /** Captures a persona from the beginning, and shows its case; none: there is no case. */
  async choose(persona: Persona | string | undefined): Promise<boolean> {
    const chosen = typeof persona === 'string' ? this.#personas.find((each) => idOf(each) === persona) : persona;
    if (typeof persona === 'string' && !chosen) return false;
    this.#persona = chosen;
    if (chosen) {
      await this.cases.remove(referenceOf(chosen));
      await capturePersona(chosen, this.served.current, new Findings(), this.cases);
    }
    this.#become({ persona: chosen && idOf(chosen), captures: this.#state.captures + 1 });
    return true;
  }

  /** The cursor of an editor is there now. */
  follow(cursor: Line): boolean {
    if (!this.#state.files.includes(cursor.file)) return false;
    this.#become({ cursor });
    return true;
  }

  /** The text of a file; undefined for what is none of the rules and screens. */
  text(file: string): string | undefined {
    return this.#state.files.includes(file) ? readFileSync(pathOf(file, this.directories), 'utf8') : undefined;
  }

  /**
   * What is shown for a line: the question, its item in the persona's case, the way there. Undefined: it is about none.
   */
  async show(line: Line): Promise<ShownPlace | undefined> {
    const persona = this.#persona;
    const rules = persona && this.served.current.forCsp(persona.csp);
    if (!persona || !rules) return undefined;
    const places = this.#places.get(rules) ?? new Places(rules, this.directories);
    this.#places.set(rules, places);
    const shown = places.at(line, this.text(line.file) ?? '');
    const stored = await this.cases.read(referenceOf(persona));
    if (!shown || !stored) return undefined;
    return showPlace(shown, rules, rules.program.view(stored.case, persona.day), referenceOf(persona));
  }

  stop(): Promise<void> {
    return this.#check.stop();
  }

  #written(found: readonly Finding[]): readonly WrittenFinding[] {
    const findings = new Findings();
    findings.repeat(found);
    return writtenFindings(findings, this.directories);
  }

  #become(changes: Partial<PreviewState>): void {
    this.#state = { ...this.#state, ...changes };
    this.tell(this.#state);
  }
}

const idOf = ({ name, csp }: Persona): string => `${name} ${csp}`;

/** The files that an author writes, below a folder and named from it. */
async function filesOf(directory: string): Promise<readonly string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(basename(directory), entry.parentPath.slice(directory.length), entry.name))
    .sort(byCodePoint);
}
