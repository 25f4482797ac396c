/** Keys that stand behind each other in one file, and are missing elsewhere. */
export interface RowOfKeys {
  readonly keys: readonly [string, ...string[]];
  /** What is there and stands in front of them; undefined: nothing is. */
  readonly behind: string | undefined;
  /** What is there and stands behind them; undefined: nothing is. */
  readonly before: string | undefined;
  /** Nothing that is there stands behind them. */
  readonly isLast: boolean;
}

/** The rows of what is sought among the keys of a file; what is there ends a row, all else is passed over. */
export function rowsOf(
  keys: Iterable<string>,
  isThere: (key: string) => boolean,
  isSought: (key: string) => boolean,
): readonly RowOfKeys[] {
  const rows: {
    keys: [string, ...string[]];
    behind: string | undefined;
    before: string | undefined;
    isLast: boolean;
  }[] = [];
  let [behind, row]: [string | undefined, (typeof rows)[number] | undefined] = [undefined, undefined];
  for (const key of keys)
    if (isThere(key)) {
      if (row) [row.isLast, row.before] = [false, key];
      [behind, row] = [key, undefined];
    } else if (isSought(key)) {
      if (row) row.keys.push(key);
      else rows.push((row = { keys: [key], behind, before: undefined, isLast: true }));
    }
  return rows;
}
