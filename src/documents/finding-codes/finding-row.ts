/** What one code of a finding means to who reads it, how it comes about, and what to do. */
export interface FindingRow {
  readonly meaning: string;
  readonly example: FindingExample;
  readonly cure: string;
  /** Left out: an error. */
  readonly severity?: 'warning';
  /** Only `check --deep` finds it. */
  readonly deep?: true;
}

/**
 * A mistake in a file of the small rule system of the examples (`test/support/rules/tiny`), that makes this finding and
 * no other. `wrong` stands instead of `right`, which stands there once; without `right` it is the whole file, and
 * without both the file is left out.
 */
export interface FindingExample extends Mistake {
  /** What the mistake needs beside it, so that nothing else is wrong. */
  readonly besides?: readonly Mistake[];
  /** The place of the finding, where `wrong` does not mark it with `¦`. */
  readonly at?: string;
}

export interface Mistake {
  /** As the report names it, below `rules/` or `screens/`. */
  readonly file: string;
  readonly right?: string;
  readonly wrong?: string;
}

/** The rows of one subject by their codes. */
export type FindingRows = Readonly<Record<string, FindingRow>>;
