import type { NameKind } from '../../documents/names.js';

/** An offer before it is known where it is written. */
export interface Offer {
  readonly label: string;
  /** What kind of thing it is, for the sign in front. */
  readonly kind: NameKind | 'key' | 'operator' | 'value';
  /** Of a name that the index knows: whose it is. */
  readonly owner?: string;
  readonly detail?: string;
  /** True or false itself, not the word for it: never in quotes. */
  readonly isTruth?: true;
}

export const truths: readonly Offer[] = ['true', 'false'].map((label) => ({ label, kind: 'value', isTruth: true }));

/** Names of one kind that belong to one owner. */
export const offersOf = (kind: NameKind, owner: string, names: Iterable<string>): readonly Offer[] =>
  [...names].map((label) => ({ label, kind, owner }));
