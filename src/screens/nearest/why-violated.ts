import { formatDate } from '../../case/values/date.js';
import { writeDate } from '../../case/values/date-forms.js';
import type { Value, ValueKind } from '../../case/values/value.js';
import type { Condition } from '../../rules/model/expression.js';
import type { Attribute } from '../../rules/model/attribute.js';
import { textIn } from '../../rules/model/words.js';
import { quantity } from '../../rules/program/messages/value-words.js';
import type { Instance, Program, Violation } from '../../rules/program/program.js';
import { plainNumber } from '../../text/number-forms.js';
import { entryOf, optionId } from '../inputs/entry-value.js';
import type { GivenValue } from '../inputs/input.js';
import { type AskedQuestion, askedQuestions, isAsked, placesOf } from '../questions/asked-question.js';
import { attributePlace } from '../questions/concerns.js';
import { allItems, isShown } from '../questions/items.js';
import type { SourceProgram } from '../questions/source-program.js';
import { answersRead } from './answers-read.js';
import { visitRead } from './visit-read.js';
import { type AnswerToChange, nearestAcceptable } from './nearest-acceptable.js';

/** A violation for whoever captures: the answers it concerns, and what they could be instead. */
export interface WhyViolated {
  readonly ruleId: string;
  readonly objectId: number;
  readonly message: string;
  /** Those with the fewest acceptable values first, those that do not help last. */
  readonly answers: readonly ConcernedAnswer[];
}

/** An answer that a violation rests on. */
export interface ConcernedAnswer {
  readonly objectId: number;
  /** Type id of the attribute (catyID), and its name. */
  readonly catyID: number;
  readonly name: string;
  /**
   * Ids of the questions of the source type at which it alone can be changed as the case stands: those that are shown.
   */
  readonly questions: readonly string[];
  /** As a person reads it; empty when nothing is answered. */
  readonly text: string;
  readonly nearest: readonly NearestAnswer[];
  /** How many there are, of which `nearest` are the first. */
  readonly count: number;
}

/** An answer with which the rule is no longer violated, everything else the same. */
export interface NearestAnswer {
  readonly text: string;
  /** As `userAction` takes it, in `answers[].values`. */
  readonly given: GivenValue;
}

/** Why a rule is violated, for a capture of a source type in a locale, as the case of the violation stands. */
export function whyViolated(violation: Violation, source: SourceProgram, locale: string): WhyViolated {
  const { rule, instance } = violation;
  const { program } = source.rules;
  return {
    ruleId: rule.id,
    objectId: instance.id,
    message: program.message(violation, locale),
    answers: nearestAcceptable(violation).map((answer) => ({
      objectId: answer.carrier.id,
      catyID: answer.attribute.id,
      name: textIn(answer.attribute.name, locale),
      questions: questionsFor(answer, source),
      text: answer.value ? written(answer.value, answer.attribute, program, locale).text : '',
      nearest: answer.acceptable.map(({ value }) => written(value, answer.attribute, program, locale)),
      count: answer.count,
    })),
  };
}

/** The given answers that a condition rests on, as a person reads them. */
export function answersBehind(
  condition: Condition,
  here: Instance,
  locale: string,
): readonly Pick<ConcernedAnswer, 'name' | 'text'>[] {
  const { program } = here.view;
  return answersRead(visitRead(condition, here)).flatMap(({ attribute, value }) =>
    value ? [{ name: textIn(attribute.name, locale), text: written(value, attribute, program, locale).text }] : [],
  );
}

function questionsFor({ instance, attribute }: AnswerToChange, source: SourceProgram): readonly string[] {
  const place = attributePlace(instance, attribute);
  return allItems(source, instance.view)
    .filter(isShown)
    .flatMap((item) => askedQuestions(source.rules.program, item))
    .filter((asked) => isForOneAnswer(asked) && isAsked(asked) && placesOf(asked).includes(place))
    .map(({ id }) => id);
}

/** A list of objects is answered as a whole, and a question about several objects changes all of them. */
const isForOneAnswer = ({ question: { definition }, carriers }: AskedQuestion): boolean =>
  definition.kind === 'attribute' && definition.editable && carriers.length === 1;

type Writing<K extends ValueKind> = (
  value: Extract<Value, { kind: K }>,
  attribute: Attribute,
  program: Program,
  locale: string,
) => NearestAnswer;

const nothing: GivenValue = { id: '', value: '', unit: '' };

const writings: { readonly [K in ValueKind]: Writing<K> } = {
  string: ({ value }) => ({ text: value, given: { ...nothing, value } }),
  number: ({ value, unit: id }, _, { ruleSet }, locale) => {
    const unit = ruleSet.units.byId.get(id);
    const given = { ...nothing, value: plainNumber(value), unit: String(id) };
    return { text: unit ? quantity(value, unit, locale) : given.value, given };
  },
  date: (date, _, __, locale) => ({ text: writeDate(date, locale), given: { ...nothing, value: formatDate(date) } }),
  reference: (value, attribute, _, locale) => writtenCode(value, attribute, locale, String(value.id)),
  keyed: (value, attribute, _, locale) => writtenCode(value, attribute, locale, value.key),
};

const written = (value: Value, attribute: Attribute, program: Program, locale: string): NearestAnswer =>
  (writings[value.kind] as Writing<ValueKind>)(value, attribute, program, locale);

/** What is in no list any more is written by its code. */
function writtenCode(value: Value, { catalogue }: Attribute, locale: string, code: string): NearestAnswer {
  const entry = catalogue && entryOf(catalogue, value);
  if (!entry) return { text: code, given: { ...nothing, id: code } };
  return { text: textIn(entry.name, locale), given: { ...nothing, id: optionId(catalogue, entry) } };
}
