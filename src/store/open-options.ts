/** How a case store is opened. */
export interface OpenOptions {
  /** Fails where there is no store yet, instead of making an empty one. */
  readonly mustExist?: boolean;
  /** For one of several processes of a service, for all of which another one holds the store. */
  readonly shared?: SharedOptions;
  /** For a service, which wants to know first that the store is sound and its own. */
  readonly serving?: ServingOptions;
}

/** A service that keeps a store open for long, and alone where the store needs that. */
export interface ServingOptions {
  /** Hears of what an operator should know and that does not prevent serving. */
  readonly warn: (message: string) => void;
}

/** One of several processes that read and write a store. */
export interface SharedOptions {
  /** Takes the writes of this process: who holds the store keeps them back while somebody opens it. */
  readonly writes: (writes: Writes) => void;
  /** Hears that only another process can go on with the store. */
  readonly storeFailed: () => void;
}

/** Writes that can be kept back for a moment. */
export interface Writes {
  /** Resolves when none is under way; those that come wait. */
  pause(): Promise<void>;
  resume(): void;
}
