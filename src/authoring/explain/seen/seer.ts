import { attributeOf } from '../../../case/case-object.js';
import type { Position } from '../../../documents/position.js';
import type { Condition, DerivedFact, Expression, NodeOf, RelationPath } from '../../../rules/model/expression.js';
import { firstMatch } from '../../../rules/program/compile/compile-table.js';
import { quantity } from '../../../rules/program/messages/value-words.js';
import type { Instance, Program } from '../../../rules/program/program.js';
import type { FactValue } from '../../../rules/values/fact-value.js';
import { Gap } from '../../../rules/values/gap.js';
import { reachedBy } from '../../../screens/questions/reached-by.js';
import { valueOf } from '../../../screens/nearest/value-of.js';
import { nameOf } from './name-of.js';
import type { SeenCondition, SeenElement, SeenFact, SeenObject, SeenTerm } from './seen.js';
import { notAnswered } from './seen-answer.js';
import { seenValue } from './seen-value.js';

/** Where a value is read, and in the files of which folder what is read there is written. */
export interface Sight {
  readonly here: Instance;
  readonly self: Instance;
  /** Puts the folder in front of a place: comparisons of screens stand in other files than those of rules. */
  readonly place: (at: Position) => Position;
}

/** What a term says beside its name and value. */
type More = Omit<SeenTerm, 'name' | 'value'>;
type See<K extends Expression['node']> = (expression: NodeOf<K>, sight: Sight) => More;

export const seenObject = ({ id, kind }: Instance): SeenObject => ({ id, kind: kind.name });

/**
 * Looks at conditions and values in a case and says what the program makes of each part. Every truth and every value is
 * evaluated by the program itself; here is only known of what they are made.
 */
export class Seer {
  /** The derived facts that were seen, by key. */
  readonly facts: Record<string, SeenFact> = {};
  readonly #keys = new Map<DerivedFact, Map<Instance, string>>();

  /** `ofRules` puts the folder of the rules in front of a place. */
  constructor(
    private readonly program: Program,
    private readonly locale: string,
    private readonly ofRules: Sight['place'],
  ) {}

  condition(condition: Condition, sight: Sight): SeenCondition {
    const truth = this.program.compileCondition(condition).truth(sight.here, sight.self);
    if (condition.node === 'always') return { node: 'always', truth };
    if (condition.node !== 'comparison') {
      const conditions = condition.conditions.map((each) => this.condition(each, sight));
      const count = condition.node === 'atLeast' && { count: condition.count };
      return { node: condition.node, truth, ...count, conditions };
    }
    const { operator, decorator, left, right, at } = condition;
    return {
      node: 'comparison',
      truth,
      at: sight.place(at),
      operator: decorator ? `${decorator}:${operator}` : operator,
      left: this.term(left, sight),
      right: this.term(right, sight),
    };
  }

  term(expression: Expression, sight: Sight): SeenTerm {
    const value = seenValue(valueOf(expression, sight), expression.type, this.program, this.locale);
    const see = this.#sights[expression.node] as See<Expression['node']>;
    const more = see(expression, sight);
    const isOpen = more.is === 'answer' && value.absent?.kind === 'open';
    return { name: nameOf(expression), value: isOpen ? notAnswered : value, ...more };
  }

  readonly #sights: { readonly [K in Expression['node']]: See<K> } = {
    literal: () => ({ is: 'literal' }),
    environment: () => ({ is: 'environment' }),
    parameter: ({ parameter }) => {
      const place = this.program.parameterSet.places.get(parameter.name);
      return { is: 'parameter', ...(place && { at: this.ofRules(place.at) }) };
    },
    attribute: ({ attribute, aspect }, { here }) => this.#answer(attribute, aspect, here),
    derived: ({ fact }, { here }) => ({
      is: 'fact',
      object: seenObject(here),
      at: this.ofRules(fact.at),
      fact: this.#fact(fact, here),
    }),
    related: ({ relation, of }, sight) => {
      const objects = reachedBy(this.program, sight.here, relation);
      const [only, ...others] = objects;
      if (!only) return { is: 'object', objects: [] };
      const terms = objects.map((object) => this.term(of, { ...sight, here: object, self: object }));
      return others.length === 0 && relation.kind === 'one' ? moreOf(terms[0]) : { is: 'computed', from: terms };
    },
    object: ({ relation }, { here }) => ({ is: 'object', objects: this.#reached(relation, here) }),
    size: ({ of }, sight) => ({
      is: 'computed',
      ...('node' in of ? { from: [this.term(of, sight)] } : { objects: this.#reached(of, sight.here) }),
    }),
    this: ({ of }, sight) => moreOf(this.term(of, { ...sight, here: sight.self })),
    case: ({ of }, sight) => {
      const { root } = sight.here.view;
      return moreOf(this.term(of, { ...sight, here: root, self: root }));
    },
    column: ({ of, catalogue }, sight) => {
      const code = valueOf(of, sight);
      const entry =
        typeof code === 'string' ? this.program.ruleSet.catalogues.get(catalogue)?.entries.get(code) : undefined;
      return { is: 'column', ...(entry && { at: this.ofRules(entry.at) }), from: [this.term(of, sight)] };
    },
    datePart: ({ of }, sight) => ({ is: 'computed', from: [this.term(of, sight)] }),
    convert: ({ of }, sight) => ({ is: 'computed', from: [this.term(of, sight)] }),
    operation: ({ operands }, sight) => ({
      is: 'computed',
      from: operands.map((operand) => this.term(operand, sight)),
    }),
    aggregate: (expression, sight) => ({ is: 'computed', objects: this.#elements(expression, sight) }),
    table: (expression, sight) => this.#table(expression, sight),
    condition: ({ condition }, sight) => ({ is: 'computed', condition: this.condition(condition, sight) }),
    choice: ({ cases }, sight) => {
      const seen: { when?: SeenCondition; is?: SeenTerm }[] = [];
      for (const { when, is } of cases) {
        const condition = when && this.condition(when, sight);
        const isTaken = !condition || condition.truth === 'true';
        seen.push({ ...(condition && { when: condition }), ...(isTaken && { is: this.term(is, sight) }) });
        if (isTaken || condition.truth === 'unknown') break;
      }
      return { is: 'computed', cases: seen };
    },
  };

  #answer(attribute: NodeOf<'attribute'>['attribute'], aspect: NodeOf<'attribute'>['aspect'], here: Instance): More {
    const carrier = here.objectFor(attribute);
    const value = carrier && attributeOf(carrier, attribute.id)?.value;
    const object = seenObject(here);
    if (value === undefined && attribute.absentMeans !== undefined && aspect === 'value')
      return { is: 'assumed', object, at: this.ofRules(attribute.at) };
    const unit = value?.kind === 'number' ? this.program.ruleSet.units.byId.get(value.unit) : undefined;
    const isOther = unit !== undefined && unit !== this.program.unitFor(attribute.unit);
    const entered = isOther && value?.kind === 'number' && { entered: quantity(value.value, unit, this.locale) };
    return { is: 'answer', object, ...entered };
  }

  /** The key of a derived fact of an object; seen when it is first asked for. */
  #fact(fact: DerivedFact, here: Instance): string {
    const ofFact = this.#keys.get(fact) ?? new Map<Instance, string>();
    this.#keys.set(fact, ofFact);
    const present = ofFact.get(here);
    if (present !== undefined) return present;
    // Rules have facts of their own, which may be called alike.
    const name = `${here.kind.name} ${here.id} ${fact.name}`;
    let key = name;
    for (let number = 2; this.facts[key]; number++) key = `${name} (${number})`;
    ofFact.set(here, key);
    const sight: Sight = { here, self: here, place: this.ofRules };
    const value = seenValue(valueOf(fact.is, sight), fact.type, this.program, this.locale);
    const seen = { name: fact.name, object: seenObject(here), value, at: this.ofRules(fact.at) };
    // Its place is taken before what it rests on is seen, which may be called alike.
    this.facts[key] = { ...seen, from: { name: '', value, is: 'literal' } };
    this.facts[key] = { ...seen, from: this.term(fact.is, sight) };
    return key;
  }

  #elements({ over, from, where, of, others }: NodeOf<'aggregate'>, sight: Sight): readonly SeenElement[] {
    const { here, self } = sight;
    let elements: readonly Instance[] = [from === 'this' ? self : from === 'case' ? here.view.root : here];
    for (const relation of over)
      elements = [...new Set(elements.flatMap((object) => reachedBy(this.program, object, relation)))];
    return elements
      .filter((element) => !others || element !== here)
      .map((element) => {
        const seen = where && this.condition(where, { ...sight, here: element });
        const counts = seen?.truth ?? 'true';
        const term = of && counts === 'true' && { of: this.term(of, { ...sight, here: element }) };
        return { object: seenObject(element), counts, ...(seen && { where: seen }), ...term };
      });
  }

  #table({ parameter, at }: NodeOf<'table'>, sight: Sight): More {
    const { values, places } = this.program.parameterSet;
    const table = values.get(parameter.name);
    const rows = table?.kind === 'table' ? table.rows : [];
    const columns = parameter.columns ?? [];
    const inputs: readonly FactValue[] = columns.map(({ name }) => {
      const input = at[name];
      return input ? valueOf(input, sight) : '';
    });
    const row = firstMatch(rows, columns, inputs);
    const place = places.get(parameter.name);
    const index = row === undefined || row instanceof Gap ? -1 : rows.indexOf(row);
    const rowAt = place?.rows[index];
    return {
      is: 'computed',
      from: Object.values(at).map((input) => this.term(input, sight)),
      ...(place && { at: this.ofRules(place.at) }),
      ...(index >= 0 && { row: { number: index + 1, ...(rowAt && { at: this.ofRules(rowAt) }) } }),
    };
  }

  #reached(relation: RelationPath, here: Instance): readonly SeenElement[] {
    return reachedBy(this.program, here, relation).map((object) => ({ object: seenObject(object), counts: 'true' }));
  }
}

/** What another term says, under a longer name. */
function moreOf(term: SeenTerm | undefined): More {
  const { name: _, value: __, ...rest } = term ?? { name: '', value: undefined, is: 'computed' as const };
  return rest;
}
