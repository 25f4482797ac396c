import type { Scope } from '../../operations/operation.js';

/** The sub-systems that a client may touch: those named, or every one. */
export type SubSystems = 'all' | ReadonlySet<string>;

/** Who calls, and what they may do. */
export interface Client {
  /** For the log. */
  readonly name: string;
  readonly scopes: ReadonlySet<Scope>;
  readonly subSystems: SubSystems;
}

/** `*` alone stands for every sub-system. */
export const subSystemsOf = (names: readonly string[]): SubSystems => (names.includes('*') ? 'all' : new Set(names));
