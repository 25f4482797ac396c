import { readFileSync } from 'node:fs';

/** The process ids of the processes that a process has made and that live. */
export const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
