import { Gap, type Missing } from '../../values/gap.js';
import type { CaseInstance } from '../evaluated-view.js';
import type { Way } from './compiled.js';

/** What lies at the end of a chain of relations, in case order, each once; a Gap as soon as one step is undecided. */
export function walk(ways: readonly Way[], start: CaseInstance): readonly CaseInstance[] | Gap {
  const [first, ...rest] = ways;
  let found = first ? first.targets(start) : [];
  for (const way of rest) {
    if (found instanceof Gap) return found;
    const next = new Set<CaseInstance>();
    for (const instance of found) {
      const targets = way.targets(instance);
      if (targets instanceof Gap) return targets;
      for (const target of targets) next.add(target);
    }
    found = found.length > 1 ? [...next].sort((a, b) => a.order - b.order) : [...next];
  }
  return found;
}

/** What keeps a chain of relations undecided. */
export function missingOnWay(ways: readonly Way[], start: CaseInstance, into: Missing[]): void {
  let found: readonly CaseInstance[] = [start];
  for (const way of ways) {
    const next: CaseInstance[] = [];
    for (const instance of found) {
      const targets = way.targets(instance);
      if (targets instanceof Gap) way.missing(instance, into);
      else next.push(...targets);
    }
    found = next;
  }
}
