/** What sending a call again does, and so what a client does that got no answer (docs/interface.md, "Endpoints"). */
interface RepetitionKind {
  /** Whether it can store, change or remove a case. */
  readonly writes: boolean;
  /** What a client does after a time-out, a broken connection or 503. */
  readonly afterTimeout: string;
}

/** How an operation takes being sent again; each operation says which one is its own. */
export const repetitions = {
  harmless: { writes: false, afterTimeout: 'Send it again: it stores nothing.' },
  signedOnce: {
    writes: false,
    afterTimeout: 'Sign it anew and send it again: it stores nothing, but a hash is accepted once (609).',
  },
  sameInTheEnd: {
    writes: true,
    afterTimeout:
      'Send it again: done twice it comes to the same. With `Idempotency-Key` it does not undo what others did meanwhile.',
  },
  createsOnce: {
    writes: true,
    afterTimeout:
      'Send it again with the same `Idempotency-Key`. Without one 324 says that there is a case now, made by the first call or by somebody else: read it and compare.',
  },
  changesOnce: {
    writes: true,
    afterTimeout:
      'Send it again with the same `Idempotency-Key`. Without one read the case first: what adds would add twice.',
  },
} as const satisfies Readonly<Record<string, RepetitionKind>>;

export type Repetition = keyof typeof repetitions;

/** Whether an operation can store, change or remove a case. */
export const writes = ({ repetition }: { readonly repetition: Repetition }): boolean => repetitions[repetition].writes;
