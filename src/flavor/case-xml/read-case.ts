import type { CaseReading, StatedCase } from '../../case/case-reading.js';
import { quoted } from '../../text/quoted.js';
import { CaseError } from '../../errors/case-error.js';
import { Attributes } from './attributes.js';
import { checkIds } from './check-ids.js';
import { type ElementForm, elementForms } from './element-forms.js';
import { malformed } from './malformed.js';
import { type ElementTarget, parseElements } from './parse-elements.js';
import { plainDocument } from './plain-document.js';
import { StatedParts } from './stated-parts.js';

const deepest = 64;
const mostAttributes = 32;

/**
 * Reads a `Case` element in steps (specification, "Case"; decisions, "transferCaseToDBXML"). The first fault of form
 * ends it: what follows could be anything. Names are not looked at: they are the rules' to say.
 */
export function* readCase(bytes: Uint8Array): Generator<void, CaseReading> {
  try {
    const parts = new StatedParts();
    yield* parseElements(yield* plainDocument(bytes), new CaseTarget(parts));
    const stated: StatedCase = parts.finish();
    checkIds(stated.case);
    return { stated };
  } catch (error) {
    if (error instanceof CaseError) return { error };
    throw error;
  }
}

interface OpenElement {
  readonly name: string;
  /** Its place among its siblings of the same name, from 1. */
  readonly number: number;
  readonly form: ElementForm;
  /** How many children of each name it has so far. */
  readonly seen: Map<string, number>;
}

/** Lets through what the table of elements has, and hands each element to its reader. */
class CaseTarget implements ElementTarget {
  readonly #open: OpenElement[] = [];
  #given = new Map<string, string>();

  constructor(private readonly parts: StatedParts) {}

  begin(name: string): void {
    const parent = this.#open.at(-1);
    const form = (parent ? parent.form.children.includes(name) : name === 'Case') ? elementForms.get(name) : undefined;
    if (!form) throw malformed(`${this.#path}: ${quoted(name)} has no place here`);
    const before = parent?.seen.get(name) ?? 0;
    if (form.once && before > 0) throw malformed(`${this.#path}: a second ${name}`);
    if (this.#open.length >= deepest) throw malformed(`the document is deeper than ${deepest}`);
    parent?.seen.set(name, before + 1);
    this.#open.push({ name, number: before + 1, form, seen: new Map() });
    this.#given = new Map();
  }

  attribute(name: string, value: string): void {
    const { form } = this.#last;
    if (!form.attributes.includes(name)) throw malformed(`${this.#path}: unknown attribute ${quoted(name)}`);
    if (this.#given.has(name)) throw malformed(`${this.#path}: the attribute ${name} is given twice`);
    if (this.#given.size >= mostAttributes) throw malformed(`${this.#path}: more than ${mostAttributes} attributes`);
    this.#given.set(name, value);
  }

  open(): void {
    const { name, form } = this.#last;
    form.open(new Attributes(this.#path, this.#given), this.parts, name);
  }

  close(): void {
    const { form, seen } = this.#last;
    for (const name of form.needs ?? []) if (!seen.has(name)) throw malformed(`${this.#path}: ${name} is missing`);
    form.close?.(this.#path, this.parts);
    this.#open.pop();
  }

  get #last(): OpenElement {
    const last = this.#open.at(-1);
    if (!last) throw new Error('no element is open');
    return last;
  }

  get #path(): string {
    return this.#open.length === 0
      ? 'the document'
      : this.#open.map(({ name, number, form }) => (form.once ? name : `${name}[${number}]`)).join('/');
  }
}
