import { remembered } from '../../../lists/remembered.js';
import type { Condition, Expression, RelationPath } from '../../model/expression.js';
import { partsOf } from '../../model/parts-of.js';
import type { Compiler } from './compiled.js';
import { relationChain } from './relation-chain.js';

type Whole = Expression | Condition;

const none: ReadonlySet<number> = new Set();

/**
 * Tells the attributes, by type id, that a condition rests on: in whichever object, through derived facts, and through
 * whatever chooses the objects on its way. While these, the objects and their relations are as they were, so is the
 * condition.
 */
export class Resting {
  readonly #known = new Map<Whole | RelationPath, ReadonlySet<number>>();

  constructor(private readonly compiler: Pick<Compiler, 'ruleSet'> & { ownerOf(relation: RelationPath): string }) {}

  attributesOf(whole: Whole): ReadonlySet<number> {
    return remembered(this.#known, whole, () => {
      const found = new Set<number>();
      if (whole.node === 'attribute') found.add(whole.attribute.id);
      for (const part of partsOf(whole)) {
        for (const relation of part.over) addTo(found, this.choosing(relation));
        if (part.of) addTo(found, this.attributesOf(part.of));
      }
      return found;
    });
  }

  /** What the choice of objects along a relation rests on. */
  choosing(relation: RelationPath): ReadonlySet<number> {
    if (relation.kind === 'many') return none;
    return remembered(this.#known, relation, () => {
      const found = new Set<number>(relation.where && this.attributesOf(relation.where));
      const owner = this.compiler.ownerOf(relation);
      for (const each of relationChain(relation, owner, this.compiler.ruleSet)) addTo(found, this.choosing(each));
      return found;
    });
  }
}

function addTo(found: Set<number>, more: ReadonlySet<number>): void {
  for (const each of more) found.add(each);
}
