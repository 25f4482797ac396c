/** What a command may do to the outside: text out, and nothing else. Tests bring their own. */
export interface Terminal {
  /** Resolves when the reader keeps up. */
  out(text: string): void | Promise<void>;
  err(text: string): void;
  /** A progress bar is only shown to a person. */
  readonly errIsTty: boolean;
}
