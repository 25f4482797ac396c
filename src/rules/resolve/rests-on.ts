import type { Attribute } from '../model/attribute.js';
import type { RelationPath, Condition, Expression } from '../model/expression.js';

/** What conditions read in the end, through derived facts and chosen objects. */
export interface Ground {
  readonly attributes: ReadonlySet<Attribute>;
  /**
   * Fact paths of those attributes and lists of objects, from the object the conditions stand in; what only chooses the
   * object of a to-one relation is left out.
   */
  readonly paths: ReadonlySet<string>;
}

/** Everything that conditions of one scope rest on. */
export function restsOn(conditions: readonly Condition[]): Ground {
  const collector = new Collector();
  for (const condition of conditions) collector.condition(condition, { here: [], own: [] });
  return collector;
}

/** Relations walked through: to the object that is read, and to the one in whose scope the fact is written (`this`). */
interface Place {
  readonly here: readonly string[] | undefined;
  readonly own: readonly string[] | undefined;
}

class Collector implements Ground {
  readonly attributes = new Set<Attribute>();
  readonly paths = new Set<string>();
  /** Facts and relations by the paths from which they have been walked. */
  private readonly walked = new Map<object, Set<string>>();

  condition(condition: Condition, place: Place): void {
    if (condition.node === 'always') return;
    if (condition.node === 'comparison') {
      this.expression(condition.left, place);
      if (condition.right) this.expression(condition.right, place);
    } else {
      for (const part of condition.conditions) this.condition(part, place);
    }
  }

  private expression(expression: Expression, place: Place): void {
    const { node } = expression;
    if (node === 'attribute') this.attribute(expression.attribute, place);
    else if (node === 'derived') this.derived(expression, place);
    else if (node === 'condition') this.condition(expression.condition, place);
    else if (node === 'related') this.related(expression, place);
    else if (node === 'object') this.objects([expression.relation], place);
    else if (node === 'count') this.count(expression, place);
    else if (node === 'aggregate') this.aggregate(expression, place);
    else if (node === 'operation') for (const operand of expression.operands) this.expression(operand, place);
    else if (node === 'table') for (const input of Object.values(expression.at)) this.expression(input, place);
    else if (node === 'this') this.expression(expression.of, { here: place.own, own: place.own });
    else if (node === 'case') this.expression(expression.of, { here: place.here && ['case'], own: place.own });
    else if (node === 'column' || node === 'convert') this.expression(expression.of, place);
  }

  private attribute(attribute: Attribute, { here }: Place): void {
    this.attributes.add(attribute);
    if (here) this.paths.add([...here, attribute.fact].join('.'));
  }

  private derived({ fact }: Expression & { node: 'derived' }, { here }: Place): void {
    this.once(fact, here, () => this.expression(fact.is, { here, own: here }));
  }

  private related({ relation, of }: Expression & { node: 'related' }, place: Place): void {
    this.expression(of, this.along([relation], place));
  }

  private count({ of }: Expression & { node: 'count' }, place: Place): void {
    if ('node' in of) this.expression(of, place);
    else this.objects([of], place);
  }

  private aggregate({ over, where, of }: Expression & { node: 'aggregate' }, place: Place): void {
    if (!where && !of) this.objects(over, place);
    const elements = this.along(over, place);
    if (where) this.condition(where, elements);
    if (of) this.expression(of, elements);
  }

  private objects(relations: readonly RelationPath[], place: Place): void {
    const { here } = this.along(relations, place);
    if (here) this.paths.add(here.join('.'));
  }

  /** The place behind some relations; what chooses an object on the way counts, but not as a path. */
  private along(relations: readonly RelationPath[], { here, own }: Place): Place {
    for (const relation of relations) {
      const where = relation.kind === 'one' ? relation.where : undefined;
      if (where) this.once(relation, undefined, () => this.condition(where, { here: undefined, own: undefined }));
    }
    return { here: here && [...here, ...relations.map(({ name }) => name)], own };
  }

  private once(thing: object, here: Place['here'], walk: () => void): void {
    const key = here === undefined ? '' : `/${here.join('.')}`;
    const before = this.walked.get(thing) ?? new Set();
    if (before.has(key)) return;
    this.walked.set(thing, before.add(key));
    walk();
  }
}
