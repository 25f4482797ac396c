import type { NameKind } from '../../documents/names.js';

/** An offer before it is known where it is written. */
export interface Offer {
  readonly label: string;
  /** What kind of thing it is, for the sign in front. */
  readonly kind: NameKind | 'key' | 'operator' | 'value';
  /** Of a name that the index knows: whose it is. */
  readonly owner?: string;
  readonly detail?: string;
  /** A number, true or false itself, not the text for it: never in quotes. */
  readonly isNoText?: true;
}

export const truths: readonly Offer[] = ['true', 'false'].map((label) => ({ label, kind: 'value', isNoText: true }));

/** Names of one kind that belong to one owner. */
export const offersOf = (kind: NameKind, owner: string, names: Iterable<string>): readonly Offer[] =>
  [...names].map((label) => ({ label, kind, owner }));
