/**
 * What a client did with one key and what it saw. Values are unique; undefined is absence. `ended` is infinite where
 * the outcome is not known: it may have taken effect at any later moment, or never.
 */
export interface Event {
  readonly began: number;
  readonly ended: number;
  readonly call:
    | { readonly kind: 'read'; readonly saw: string | undefined }
    | { readonly kind: 'create'; readonly value: string; readonly done: boolean }
    | { readonly kind: 'replace'; readonly expected: string; readonly value: string; readonly done: boolean }
    | { readonly kind: 'put'; readonly value: string }
    | { readonly kind: 'remove' };
}

type State = string | undefined;
const impossible = Symbol('impossible');

/**
 * Whether there is an order of the events, which respects that one ended before another began, in which a single key
 * that does one thing at a time gives every answer (search of Wing and Gong with the memory of Lowe).
 */
export function isLinearizable(history: readonly Event[]): boolean {
  const events = [...history].sort((one, other) => one.began - other.began);
  const seen = new Set<string>();
  const done = new Array<boolean>(events.length).fill(false);

  const search = (state: State): boolean => {
    let earliestEnd = Number.POSITIVE_INFINITY;
    let open = false;
    for (const [index, event] of events.entries())
      if (!done[index]) {
        earliestEnd = Math.min(earliestEnd, event.ended);
        open ||= event.ended !== Number.POSITIVE_INFINITY;
      }
    if (!open) return true;
    const memory = `${done.map((is) => (is ? 1 : 0)).join('')} ${state}`;
    if (seen.has(memory)) return false;
    seen.add(memory);
    for (const [index, event] of events.entries()) {
      if (done[index]) continue;
      if (event.began > earliestEnd) break;
      const next = after(state, event);
      if (next === impossible) continue;
      done[index] = true;
      if (search(next)) return true;
      done[index] = false;
    }
    return false;
  };
  return search(undefined);
}

/** The state after an event, if its answer is the right one in this state. An unknown outcome has no wrong answer. */
function after(state: State, { call, ended }: Event): State | typeof impossible {
  const unknown = ended === Number.POSITIVE_INFINITY;
  switch (call.kind) {
    case 'read':
      return call.saw === state ? state : impossible;
    case 'create':
      if (unknown) return state ?? call.value;
      if (call.done !== (state === undefined)) return impossible;
      return call.done ? call.value : state;
    case 'replace':
      if (unknown) return state === call.expected ? call.value : state;
      if (call.done !== (state === call.expected)) return impossible;
      return call.done ? call.value : state;
    case 'put':
      return call.value;
    case 'remove':
      return undefined;
  }
}
