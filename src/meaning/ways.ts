import { append } from '../lists/append.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Condition } from '../rules/model/expression.js';
import type { QuestionDefinition, ScreenDefinition } from '../screens/model/definition.js';

/** A question, and the conditions of its screen and its own. */
export interface AskingQuestion {
  readonly question: QuestionDefinition;
  readonly conditions: readonly Condition[];
}

/**
 * What must have been shown before a condition can hold: an answer that it asks for comes from a question, which its
 * own conditions show.
 */
export class Ways {
  readonly #asking = new Map<Attribute, AskingQuestion[]>();
  /**
   * Attributes that get a value otherwise, or that are asked from another object: nothing follows from their answers.
   */
  readonly #elsewhere = new Set<Attribute>();

  constructor(screens: readonly ScreenDefinition[]) {
    for (const screen of screens) for (const question of screen.questions) this.#note(screen, question);
  }

  /** The conditions of the questions whose answers the conditions ask for, and of those before them. */
  to(conditions: readonly Condition[], behind: ReadonlySet<Attribute> = new Set()): readonly Condition[] {
    return conditions.flatMap(answersFor).flatMap((attribute) => {
      if (behind.has(attribute) || this.#elsewhere.has(attribute) || attribute.kind === 'internal') return [];
      // Of what no question asks there is never an answer.
      const asking = this.#asking.get(attribute) ?? [];
      const further = new Set(behind).add(attribute);
      const ways = asking.map(
        ({ conditions: shown }): Condition => ({ node: 'all', conditions: [...shown, ...this.to(shown, further)] }),
      );
      return ways.length === 1 ? ways : [{ node: 'any', conditions: ways }];
    });
  }

  /**
   * The questions that alone ask for an attribute, with the conditions under which each is shown; none where it gets a
   * value otherwise, or from another object.
   */
  asking(attribute: Attribute): readonly AskingQuestion[] {
    return this.#elsewhere.has(attribute) ? [] : (this.#asking.get(attribute) ?? []);
  }

  #note({ scope, shownWhen }: ScreenDefinition, question: QuestionDefinition): void {
    if (question.kind !== 'attribute') {
      this.#elsewhere.add(question.by);
      return;
    }
    const { attribute, path, within } = question;
    for (const { attribute: other } of [...attribute.alsoSets, ...attribute.zeroes]) this.#elsewhere.add(other);
    const isOwn = path.length === 0 && within === undefined && attribute.object === scope;
    if (!isOwn || attribute.absentMeans !== undefined) this.#elsewhere.add(attribute);
    append(this.#asking, attribute, { question, conditions: [shownWhen, question.shownWhen] });
  }
}

/** The answers of the object itself without which a condition cannot be true. */
export function answersFor(condition: Condition): readonly Attribute[] {
  if (condition.node === 'all') return condition.conditions.flatMap(answersFor);
  if (condition.node !== 'comparison' || condition.left.node !== 'attribute') return [];
  const { operator, right } = condition;
  const alsoWithout =
    (operator === 'isKnown' || operator === 'isConfirmed') && right.node === 'literal' && !right.value;
  return alsoWithout ? [] : [condition.left.attribute];
}
