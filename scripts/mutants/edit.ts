/** One change of a source: what stands in place of the characters from `start` to `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where the code stands that is executed by all that could notice; `start` when it is left out. */
  readonly reachedAt?: number;
}

export const edited = (code: string, { start, end, text }: Edit): string =>
  code.slice(0, start) + text + code.slice(end);

interface Placed {
  readonly start: number;
  readonly end: number;
}

/** An edit for each item of a list in brackets that is separated by commas: the list without it. */
export function droppedItems(list: Placed, items: readonly (Placed | null)[]): readonly Edit[] {
  if (items.length === 1) return [{ start: list.start + 1, end: list.end - 1, text: '' }];
  return items.flatMap((item, index) => {
    if (item === null) return [];
    const [before, after] = [items[index - 1], items[index + 1]];
    const start = after || !before ? item.start : before.end;
    return [{ start, end: after ? after.start : item.end, text: '', reachedAt: item.start }];
  });
}

/** Another operator between two operands. The operands keep their place, whether they stand in parentheses or not. */
export function withOperator(
  code: string,
  { left, operator }: { readonly left: Placed; readonly operator: string },
  replacement: string | undefined,
): readonly Edit[] {
  if (replacement === undefined) return [];
  const start = code.indexOf(operator, left.end);
  return [{ start, end: start + operator.length, text: replacement, reachedAt: left.start }];
}
