import type { NameSink, Naming } from '../../documents/names.js';
import type { Position } from '../../documents/position.js';

/**
 * A naming as the loader told it: of which system, in which of the two directories, and whether it makes the name
 * known.
 */
export interface Told extends Naming {
  readonly root: string;
  readonly system: string;
  readonly defines: boolean;
  /** In an example of a rule or a derived fact. */
  readonly inExample: boolean;
}

/** Writes down what a load tells. */
export class NameLog {
  readonly told: Told[] = [];
  readonly #at = new Map<Position, Told[]>();
  readonly #owners = new Map<readonly string[], string>();
  #system = '';
  #inExample = false;

  /** The sink of one of the two directories, by its name. */
  of(root: string): NameSink {
    const tell = ({ kind, owner, name, at, from = 0, text }: Naming, defines: boolean): void => {
      const system = this.#system;
      const before = this.#at.get(at) ?? [];
      const isSame = (told: Told): boolean =>
        told.from === from &&
        told.kind === kind &&
        told.owner === owner &&
        told.system === system &&
        told.name === name;
      // What many personas share is read for each of them.
      if (before.some((told) => isSame(told) && told.defines === defines)) return;
      const told = {
        kind,
        owner,
        name,
        at,
        from,
        ...(text === undefined ? {} : { text }),
        root,
        system,
        defines,
        inExample: this.#inExample,
      };
      if (before.length === 0) this.#at.set(at, [told]);
      else before.push(told);
      this.told.push(told);
    };
    return {
      enter: (system) => void (this.#system = system),
      define: (naming) => tell(naming, true),
      mention: (naming) => tell(naming, false),
      own: (words, owner) => void this.#owners.set(words, owner),
      mentionWord: (words, naming) => {
        const owner = this.#owners.get(words);
        if (owner !== undefined) tell({ ...naming, kind: 'word', owner }, false);
      },
    };
  }

  /** What is told meanwhile stands in examples. */
  examples(tell: () => void): void {
    this.#inExample = true;
    tell();
    this.#inExample = false;
  }
}
