import { addTo } from '../../lists/add-to.js';
import { choosersOf, isStep, type Part, partsOf } from '../../rules/model/parts-of.js';
import type { Condition, Expression, RelationPath } from '../../rules/model/expression.js';
import type { Instance, Program } from '../../rules/program/program.js';
import { reachedBy } from '../questions/reached-by.js';

/** A condition or a value as it is evaluated: in an object, and the object that `this` means. */
export interface Visited {
  readonly whole: Condition | Expression;
  readonly here: Instance;
  readonly self: Instance;
}

/**
 * Everything that a condition or a value reads in a case, itself first: through derived facts, in each object that a
 * relation or an operator over objects leads to, with the conditions that choose among objects. Each thing once. What
 * the outcome of another part makes superfluous is visited all the same.
 */
export function visitRead(whole: Condition | Expression, here: Instance, self: Instance = here): readonly Visited[] {
  const visit = new Visit(here.view.program);
  visit.add(whole, here, self);
  return visit.found;
}

const starts: Readonly<Record<Part['from'], (here: Instance, self: Instance) => Instance>> = {
  here: (here) => here,
  fact: (here) => here,
  this: (_, self) => self,
  case: ({ view }) => view.root,
};

class Visit {
  readonly found: Visited[] = [];
  readonly #seen = new Map<object, Set<string>>();

  constructor(private readonly program: Program) {}

  add(whole: Condition | Expression, here: Instance, self: Instance): void {
    // A derived fact is the same thing wherever it is named.
    const thing = 'fact' in whole ? whole.fact : whole;
    if (!addTo(this.#seen, thing, `${here.id} ${self.id}`)) return;
    this.found.push({ whole, here, self });
    for (const part of partsOf(whole)) {
      const { of, over, from } = part;
      const objects = this.#along(over, starts[from](here, self));
      const isOwn = from === 'fact' || isStep(whole);
      if (of) for (const object of objects) this.add(of, object, isOwn ? object : self);
    }
  }

  /** The objects at the end of a way, after the conditions that choose them were visited. */
  #along(over: readonly RelationPath[], from: Instance): readonly Instance[] {
    let objects: readonly Instance[] = [from];
    for (const relation of over) {
      for (const object of objects) this.#choose(relation, object);
      objects = [...new Set(objects.flatMap((object) => reachedBy(this.program, object, relation)))];
    }
    return objects;
  }

  #choose(relation: RelationPath, owner: Instance): void {
    if (relation.kind === 'many' || !addTo(this.#seen, relation, String(owner.id))) return;
    const chain: RelationPath[] = [];
    let { kind } = owner;
    for (const name of relation.of) {
      const step = kind.relations.get(name);
      const next = step && this.program.ruleSet.objects.get(step.target);
      if (!next) return;
      chain.push(step);
      kind = next;
    }
    const candidates = this.#along(chain, owner);
    for (const where of choosersOf({ of: undefined, from: 'here', over: [relation] }))
      for (const candidate of candidates) this.add(where, candidate, owner);
  }
}
