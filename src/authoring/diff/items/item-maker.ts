import type { Position } from '../../../documents/position.js';
import type { KindOfThing } from '../change.js';
import { Aspects } from './aspects.js';
import type { Item } from './item.js';
import type { Names } from './names.js';

/** What is said of an item beside its aspects; what is left out follows from them. */
type Given = Pick<Item, 'about' | 'key' | 'aspects'> & {
  readonly name?: string;
  readonly summary?: string;
  readonly content?: string;
  readonly storedAs?: string | number | undefined;
  readonly partOf?: readonly string[];
  readonly parameterSet?: number;
  readonly order?: number | undefined;
  readonly at?: Position | string | undefined;
  /** The keys that lead to a text of it in the files of texts, by aspect. */
  readonly textPath?: (aspect: string) => readonly string[];
};

/** Where a key is written, in the first file that ends like this and has it. */
export type FindPlace = (ending: string, ...path: readonly string[]) => string | undefined;

/** Makes the items of one rule system, from files of rules or from files of screens. */
export class ItemMaker {
  constructor(
    readonly names: Names,
    readonly locales: readonly string[],
    /** The folder that places are relative to. */
    private readonly folder: string,
    readonly find: FindPlace,
  ) {}

  /** `textPath`: what a placeholder of its texts names, where that is not the same everywhere. */
  aspects(about: KindOfThing, textPath?: (path: string) => string): Aspects {
    return new Aspects(about, this.names, this.locales, textPath);
  }

  item({ name, summary, storedAs, partOf, order, at, textPath, ...given }: Given): Item {
    return {
      ...given,
      name: name ?? given.key,
      summary: summary ?? '',
      partOf: partOf ?? [],
      ...(storedAs === undefined ? {} : { storedAs: String(storedAs) }),
      ...(order === undefined ? {} : { order }),
      ...(at ? { at: typeof at === 'string' ? at : `${this.folder}/${at.file}:${at.line}` } : {}),
      ...(textPath ? { placeOf: (aspect: string) => this.#textPlace(aspect, textPath) } : {}),
    };
  }

  #textPlace(aspect: string, textPath: (aspect: string) => readonly string[]): string | undefined {
    const locale = this.locales.find((each) => aspect.endsWith(`.${each}`));
    return locale === undefined
      ? undefined
      : this.find(`texts/${locale}.yaml`, ...textPath(aspect.slice(0, -1 - locale.length)));
  }
}

/** Aspects that are worth a word when a thing comes or goes: those that it has, joined. */
export const summaryOf = (aspects: Item['aspects'], ...names: readonly string[]): string =>
  names
    .flatMap((name) => aspects.get(name)?.text ?? [])
    .filter(Boolean)
    .join(', ');
