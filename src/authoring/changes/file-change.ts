/** A file of rules or screens with another text than before. */
export interface FileChange {
  /** As findings name it, `rules/common/parameters.yaml`. */
  readonly file: string;
  /** Where it lies. */
  readonly path: string;
  /** Undefined: it is new. */
  readonly before: string | undefined;
  readonly after: string;
}
