/**
 * That a call with an `Idempotency-Key` was carried out, and how it was answered. It stands beside the case that the
 * call wrote, by that very write, and outlives the case.
 */
export interface Receipt {
  /** Who sent which key, as a digest. */
  readonly id: string;
  /** What was asked for, as a digest. */
  readonly call: string;
  /** From then on, in milliseconds since 1970, it says nothing. */
  readonly until: number;
  /** The answer, compressed; null when it is not kept. */
  readonly answer: Uint8Array | null;
  /** Whether the answer has values of the case: it goes with them. */
  readonly hasValues: boolean;
}

/** That a call which may be sent again was carried out. */
export interface ReceiptNote {
  readonly receipt: Receipt;
  /** How many receipts of a place are kept, the newest. */
  readonly most: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The receipts of a place once a write has left its note. */
export function receiptsWith(kept: readonly Receipt[], answered: ReceiptNote | undefined): readonly Receipt[] {
  if (!answered) return kept;
  return [...kept.filter(({ until }) => until > answered.now), answered.receipt].slice(-answered.most);
}

/** The receipts of a place whose case is removed: nothing of the case is left in them. */
export const receiptsWithoutValues = (kept: readonly Receipt[]): readonly Receipt[] =>
  kept.map((receipt) => (receipt.hasValues ? { ...receipt, answer: null } : receipt));

/** When the last of them says nothing any more. */
export const endOfReceipts = (kept: readonly Receipt[]): number => Math.max(...kept.map(({ until }) => until));
