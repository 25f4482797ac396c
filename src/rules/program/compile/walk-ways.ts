import { Gap, type Missing } from '../../values/gap.js';
import type { CaseInstance } from '../evaluated-view.js';
import type { Way } from './compiled.js';

/** What lies at the end of a chain of relations, in case order, each once; a Gap as soon as one step is undecided. */
export type Walk = (start: CaseInstance) => readonly CaseInstance[] | Gap;

/**
 * Walks a chain of relations. What lies behind one object is looked up once and is one list, whichever of its siblings
 * asks: all disorders of a person get to the same list of disorders.
 */
export function walkOf(ways: readonly Way[]): Walk {
  const [first] = ways;
  if (first && ways.length === 1) return (start) => first.targets(start);
  const walk: Walk = (start) => {
    let found = first ? first.targets(start) : [];
    let last = start;
    for (let index = 1; index < ways.length; index++) {
      if (found instanceof Gap || found.length === 0) return found;
      if (found.length > 1) {
        const behind = start.view.memory<CaseInstance, readonly CaseInstance[] | Gap>(walk);
        const known = behind.get(last);
        if (known) return known;
        const reached = walkFromMany(found, ways.slice(index));
        behind.set(last, reached);
        return reached;
      }
      last = found[0] as CaseInstance;
      found = (ways[index] as Way).targets(last);
    }
    return found;
  };
  return walk;
}

function walkFromMany(start: readonly CaseInstance[], ways: readonly Way[]): readonly CaseInstance[] | Gap {
  let found = start;
  for (const way of ways) {
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
