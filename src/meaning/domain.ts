/** What a value can be: some values, or all numbers between two bounds (inclusive), or anything. */
export interface Domain {
  /** Undefined: not only these. */
  readonly values: ReadonlySet<string | number | boolean> | undefined;
  /** What it cannot be, where `values` does not say it. */
  readonly except?: ReadonlySet<string | number | boolean>;
  /** Of numbers. */
  readonly low: number;
  readonly high: number;
  /** Whether the data itself may give none: an empty cell of a column or a table. */
  readonly none: boolean;
}

export const anything: Domain = { values: undefined, low: -Infinity, high: Infinity, none: false };

export const numbers = (low: number, high: number): Domain => ({ ...anything, low, high });

/** These values, of which the numbers give the bounds. */
export function only(values: Iterable<string | number | boolean>, none = false): Domain {
  const set = new Set(values);
  let [low, high] = [Infinity, -Infinity];
  for (const value of set)
    if (typeof value === 'number') {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  return low <= high ? { values: set, low, high, none } : { ...anything, values: set, none };
}

/** What is in one of them. */
export function union(domains: readonly Domain[]): Domain {
  const none = domains.some((domain) => domain.none);
  if (domains.every(({ values }) => values))
    return only(
      domains.flatMap(({ values = [] }) => [...values]),
      none,
    );
  return {
    values: undefined,
    low: Math.min(...domains.map(({ low }) => low)),
    high: Math.max(...domains.map(({ high }) => high)),
    none,
  };
}

/** Whether there is nothing that it could be. */
export const isEmpty = ({ values, low, high }: Domain): boolean => (values ? values.size === 0 : low > high);
