import type { CaseStore } from '../../../src/case/store.js';

/**
 * A store as another process has it open: the same cases, and nobody of this process to wait for. What it gives tells
 * nothing of the store behind it.
 */
export const asAnotherProcess = (store: CaseStore): CaseStore =>
  new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
