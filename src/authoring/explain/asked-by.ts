import { append } from '../../lists/append.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Instance } from '../../rules/program/program.js';
import { type AskedQuestion, askedQuestions, isAsked, placesOf } from '../../screens/questions/asked-question.js';
import { attributePlace } from '../../screens/questions/concerns.js';
import { allItems, isShown } from '../../screens/questions/items.js';
import type { QuestionDefinition } from '../../screens/model/definition.js';
import type { SourceProgram } from '../../screens/questions/source-program.js';
import { answersThatSet, attributesThatSet } from '../../screens/questions/set-by.js';
import type { CaseState } from './case-state.js';
import type { AskedBy } from './explanation.js';
import type { Sight } from './seen/seer.js';

/** A question that a source type asks of the case, shown or not. */
export interface SourceQuestion {
  readonly source: SourceProgram;
  readonly asked: AskedQuestion;
}

/** The questions of some source types about a case, by what they ask. */
export class Questions {
  readonly all: readonly SourceQuestion[];
  private readonly ruleSet: RuleSet;
  #byPlace: ReadonlyMap<string, readonly SourceQuestion[]> | undefined;

  /** `place` puts the folder of the screens in front of a place. */
  constructor(
    { rules, view }: CaseState,
    private readonly sources: readonly SourceProgram[],
    private readonly place: Sight['place'],
  ) {
    this.ruleSet = rules.ruleSet;
    this.all = sources.flatMap((source) =>
      allItems(source, view).flatMap((item) => askedQuestions(rules.program, item).map((asked) => ({ source, asked }))),
    );
  }

  /**
   * Those that ask for an attribute of an object, or for an answer that sets it, shown or not; where the case has
   * nothing that leads a screen to the object, those that would ask it.
   */
  about(instance: Instance, attribute: Attribute): readonly AskedBy[] {
    const places = (this.#byPlace ??= this.#places());
    const read = { instance, attribute };
    const asked = [read, ...answersThatSet(read)].flatMap(
      (answer) => places.get(attributePlace(answer.instance, answer.attribute)) ?? [],
    );
    if (asked.length > 0) return asked.map((question) => this.named(question));
    const wanted = [attribute, ...attributesThatSet(attribute, this.ruleSet)];
    return this.sources.flatMap(({ sourceType, screens }) =>
      screens
        .flatMap(({ questions }) => questions)
        .filter((question) => wanted.includes(question.attribute) && question.definition.kind !== 'choice')
        .map(({ definition }) => ({ ...this.#defined(sourceType.key, definition), shown: false })),
    );
  }

  named({ source, asked }: SourceQuestion): AskedBy {
    return {
      ...this.#defined(source.sourceType.key, asked.question.definition),
      questionId: asked.id,
      shown: isShown(asked.item) && isAsked(asked),
    };
  }

  #defined(sourceType: string, { screen, key, at }: QuestionDefinition): Omit<AskedBy, 'shown'> {
    return { sourceType, screen, question: key, at: this.place(at) };
  }

  #places(): ReadonlyMap<string, readonly SourceQuestion[]> {
    const places = new Map<string, SourceQuestion[]>();
    for (const question of this.all) for (const place of placesOf(question.asked)) append(places, place, question);
    return places;
  }
}
