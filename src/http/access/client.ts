import type { CaseReference } from '../../case/case.js';
import type { Scope } from '../../operations/operation.js';

/** The sub-systems that a client may touch: those named, or every one. */
export type SubSystems = 'all' | ReadonlySet<string>;

/** Which cases a client may touch. */
export interface Sight {
  readonly subSystems: SubSystems;
  /** Of those in these sub-systems only these; left out: all. */
  readonly cases?: readonly CaseReference[];
}

/** Who calls, and what they may do. */
export interface Client extends Sight {
  /** For the log. */
  readonly name: string;
  readonly scopes: ReadonlySet<Scope>;
}

/** A call that does not say who it is, or says it wrongly. The reason is for the log, without what the call said. */
export interface Unknown {
  readonly unknown: 'silent' | 'wrong';
  readonly reason: string;
}

export const wrongly = (reason: string): Unknown => ({ unknown: 'wrong', reason });

/** `*` alone stands for every sub-system. */
export const subSystemsOf = (names: readonly string[]): SubSystems => (names.includes('*') ? 'all' : new Set(names));
