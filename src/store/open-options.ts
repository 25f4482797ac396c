/** How a case store is opened. */
export interface OpenOptions {
  /** Fails where there is no store yet, instead of making an empty one. */
  readonly mustExist?: boolean;
  /** For a service, which wants to know first that the store is sound and its own. */
  readonly serving?: ServingOptions;
}

/** A service that keeps a store open for long, and alone where the store needs that. */
export interface ServingOptions {
  /** Hears of what an operator should know and that does not prevent serving. */
  readonly warn: (message: string) => void;
}
