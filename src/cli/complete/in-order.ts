/**
 * What is made of each share, in the order of the shares. So many are on their way at once and no more, so that memory
 * stays flat; an answer that is ready does not wait for a share that has yet to come.
 */
export async function* inOrder<S, A>(
  shares: AsyncIterable<S>,
  atOnce: number,
  answer: (share: S) => Promise<A>,
): AsyncIterable<Taken<S, A>> {
  const input = shares[Symbol.asyncIterator]();
  const underway: Promise<Taken<S, A>>[] = [];
  const take = async (share: S): Promise<Taken<S, A>> => ({ share, answer: await answer(share) });
  try {
    let next: Promise<IteratorResult<S, unknown>> | undefined = input.next();
    while (next || underway.length > 0) {
      const ready: Promise<Taken<S, A> | 'room'>[] = underway.slice(0, 1);
      if (next && underway.length < atOnce) ready.push(next.then(() => 'room'));
      const what = await Promise.race(ready);
      if (what === 'room') {
        const taken: IteratorResult<S, unknown> | undefined = await next;
        if (taken && !taken.done) underway.push(handled(take(taken.value)));
        next = taken && !taken.done ? input.next() : undefined;
      } else {
        void underway.shift();
        yield what;
      }
    }
  } finally {
    await input.return?.();
  }
}

/** A share and what was made of it. */
interface Taken<S, A> {
  readonly share: S;
  readonly answer: A;
}

/** One that fails is heard of when its turn comes. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
