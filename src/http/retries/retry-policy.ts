/** How long and how many answers are kept for calls that are sent again. */
export interface RetryPolicy {
  /** For so many milliseconds. */
  readonly lifetime: number;
  /** Of one case, the newest. */
  readonly most: number;
}
