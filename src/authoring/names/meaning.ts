import type { NameKind } from '../../documents/names.js';

/** What a name means in one of the systems. */
export interface Meaning {
  readonly kind: NameKind;
  readonly owner: string;
  readonly name: string;
  readonly systems: readonly string[];
}
