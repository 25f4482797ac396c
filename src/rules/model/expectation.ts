import type { Located } from '../../documents/located.js';
import type { Position } from '../../documents/position.js';
import { remembered } from '../../lists/remembered.js';

/**
 * What an insurer expects a plausibility check to say (rule language, `references.yaml`), by the id that a `reference`
 * cites.
 */
export interface Expectation {
  readonly id: string;
  /** When it should be said. */
  readonly when: string;
  /** Questions that are mandatory and so stand for a rule. */
  readonly asked: readonly ExpectedQuestion[];
  /** Why it is no rule, and what stands for it. */
  readonly instead: string | undefined;
  readonly at: Position;
}

/** A question as `<screen>.<fact>` of the attribute that it asks for. */
export interface ExpectedQuestion {
  readonly name: string;
  readonly at: Position;
}

/** The words of a `reference`, of which some are ids and others the names of laws and sources. */
export function* citedIn(reference: string): Iterable<{ readonly id: string; readonly from: number }> {
  for (const { 0: id, index: from } of reference.matchAll(/[A-Za-z0-9]+/g)) yield { id, from };
}

/** The text of a key `reference`, and where it stands. */
export interface WrittenReference {
  readonly value: string;
  readonly quoted: boolean;
  readonly at: Position;
}

/** Of what was read from a file: systems share files, and checks of an editor. */
const written = new WeakMap<Located, readonly WrittenReference[]>();

/** Every text of a key `reference` in a file, wherever it stands. */
export const referencesIn = (file: Located): readonly WrittenReference[] =>
  remembered(written, file, () => {
    const found: WrittenReference[] = [];
    gather(file, found);
    return found;
  });

function gather(node: Located, found: WrittenReference[]): void {
  if (node.node === 'list') for (const item of node.items) gather(item, found);
  if (node.node !== 'map') return;
  for (const [key, { value: member }] of node.entries) {
    if (member.node !== 'scalar') gather(member, found);
    else if (key === 'reference' && typeof member.value === 'string') {
      const { value, quoted, at } = member;
      found.push({ value, quoted, at });
    }
  }
}
