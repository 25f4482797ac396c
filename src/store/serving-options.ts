/** How a store is opened for a service, which keeps it open for long and alone where the store needs that. */
export interface ServingOptions {
  /** Hears of what an operator should know and that does not prevent serving. */
  readonly warn: (message: string) => void;
}
