import { inFileOrder, placeOf, type Position } from '../../documents/position.js';

/** What is counted: rules, comparisons, rows of tables, cases of choose, and the words that a comparison lists. */
export const coverageKinds = ['rule', 'leaf', 'row', 'case', 'option'] as const;
export type CoverageKind = (typeof coverageKinds)[number];

/** One thing that examples and personas should have come to. */
export interface CoverageItem {
  readonly kind: CoverageKind;
  readonly at: Position;
  /** What it belongs to, as `the rule end-age`. */
  readonly owner: string;
  /** What it is: the comparison, the row, the case or the word. */
  readonly what: string;
  /** What was not seen of it, in words: `never true`; none: it is covered. */
  readonly missing: readonly string[];
}

/** How much of the rules examples and personas come to. */
export interface CoverageReport {
  readonly kinds: Readonly<Record<CoverageKind, { readonly total: number; readonly covered: number }>>;
  /** What is not covered, in the order of the files. */
  readonly missing: readonly CoverageItem[];
}

/** Counts items by kind; what several systems load is one item, covered as soon as it is in all that is asked of it. */
export function coverageReport(items: readonly CoverageItem[]): CoverageReport {
  const byPlace = new Map<string, CoverageItem>();
  for (const item of items) {
    const { at, kind, owner, what } = item;
    const key = `${placeOf(at)} ${kind} ${owner} ${what}`;
    const before = byPlace.get(key);
    const missing = before ? item.missing.filter((each) => before.missing.includes(each)) : item.missing;
    byPlace.set(key, { ...item, missing });
  }
  const all = [...byPlace.values()];
  const countOf = (kind: CoverageKind) => {
    const own = all.filter((item) => item.kind === kind);
    return { total: own.length, covered: own.filter(({ missing }) => missing.length === 0).length };
  };
  return {
    kinds: {
      rule: countOf('rule'),
      leaf: countOf('leaf'),
      row: countOf('row'),
      case: countOf('case'),
      option: countOf('option'),
    },
    missing: all.filter(({ missing }) => missing.length > 0).sort((a, b) => inFileOrder(a.at, b.at)),
  };
}
