import type { Condition, Expression } from '../../rules/expressions/expression.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { RelationPath } from '../../rules/model/object-kind.js';

/** What a condition reads in the end, through derived facts and chosen objects. */
export interface Ground {
  readonly attributes: ReadonlySet<Attribute>;
  /** Kinds of which it asks whether, or how many, objects there are. */
  readonly kinds: ReadonlySet<string>;
}

/** Everything that conditions rest on. */
export function restsOn(conditions: readonly Condition[]): Ground {
  const collector = new Collector();
  for (const condition of conditions) collector.condition(condition);
  return collector;
}

class Collector implements Ground {
  readonly attributes = new Set<Attribute>();
  readonly kinds = new Set<string>();
  private readonly seen = new Set<object>();

  condition(condition: Condition): void {
    if (condition.node === 'always') return;
    if (condition.node === 'comparison') {
      this.expression(condition.left);
      if (condition.right) this.expression(condition.right);
    } else {
      for (const part of condition.conditions) this.condition(part);
    }
  }

  private expression(expression: Expression): void {
    const { node } = expression;
    if (node === 'attribute') this.attributes.add(expression.attribute);
    else if (node === 'derived') this.once(expression.fact, () => this.expression(expression.fact.is));
    else if (node === 'condition') this.condition(expression.condition);
    else if (node === 'object') this.objects(expression.relation);
    else if (node === 'count') this.counted(expression.of);
    else if (node === 'aggregate') this.aggregate(expression);
    else if (node === 'operation') for (const operand of expression.operands) this.expression(operand);
    else if (node === 'table') for (const input of Object.values(expression.at)) this.expression(input);
    else if (node === 'related') this.related(expression);
    else if ('of' in expression) this.expression(expression.of);
  }

  private related({ relation, of }: Expression & { node: 'related' }): void {
    this.relation(relation);
    this.expression(of);
  }

  private counted(of: Expression | RelationPath): void {
    if ('node' in of) this.expression(of);
    else this.objects(of);
  }

  private aggregate({ over, where, of }: Expression & { node: 'aggregate' }): void {
    for (const relation of over) this.relation(relation);
    const last = over.at(-1);
    if (!where && !of && last) this.kinds.add(last.target);
    if (where) this.condition(where);
    if (of) this.expression(of);
  }

  private objects(relation: RelationPath): void {
    this.kinds.add(relation.target);
    this.relation(relation);
  }

  private relation(relation: RelationPath): void {
    if (relation.kind === 'one' && relation.where) this.once(relation, () => relation.where && this.condition(relation.where));
  }

  private once(thing: object, walk: () => void): void {
    if (this.seen.has(thing)) return;
    this.seen.add(thing);
    walk();
  }
}
