import { type Finding, Findings } from './findings/findings.js';

/** What was made of a text, and what was wrong with it. */
interface Made<T> {
  readonly text: string;
  readonly made: T;
  readonly findings: readonly Finding[];
}

/** How long something is kept: what it returns gives it back, or undefined when it is gone. */
type Keep = <T extends object>(made: T) => () => T | undefined;

/** Files whose texts were read before are not read again while the text is the same. */
export class ReadTexts {
  readonly #made = new Map<string, Map<object, () => Made<unknown> | undefined>>();

  constructor(private readonly keep: Keep) {}

  /**
   * What `make` makes of the text of a file as a schema wants it, made again only when the text is another one; its
   * findings are reported every time. What loading notes of a place in it (`findings/faults.ts`) must follow from the
   * text alone: it is known to the next load. `file` is below its directory.
   */
  of<T>(
    { file, schema, text }: { readonly file: string; readonly schema: object; readonly text: string },
    findings: Findings,
    make: (findings: Findings) => T,
  ): T {
    const ofFile = this.#made.get(file) ?? new Map<object, () => Made<unknown> | undefined>();
    this.#made.set(file, ofFile);
    const before = ofFile.get(schema)?.() as Made<T> | undefined;
    if (before?.text === text) {
      findings.repeat(before.findings);
      return before.made;
    }
    const own = new Findings();
    const made = make(own);
    ofFile.set(schema, this.keep({ text, made, findings: own.all }));
    findings.repeat(own.all);
    return made;
  }
}

/** Of a process that keeps nothing else: what was read is there for a later load until its memory is needed. */
export const readTextsOfProcess = new ReadTexts((made) => {
  const reference = new WeakRef(made);
  return () => reference.deref();
});
