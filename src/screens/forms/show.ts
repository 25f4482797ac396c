import { openMessage, ownMessage, questionText } from '../assess/finding-texts.js';
import { attributeOf } from '../../case/case-object.js';
import type { CaseReference } from '../../case/case.js';
import type { Instance } from '../../rules/program/program.js';
import type { Refusals } from '../inputs/given-answers.js';
import { storedAnswer } from '../questions/asked-question.js';
import type { AssessedItem, AssessedQuestion } from '../assess/assessed-item.js';
import type { Assessment } from '../assess/assessment.js';
import type { GivenValue, InputContext, QuestionState } from '../inputs/input.js';
import { type Item, keyOf } from '../questions/items.js';
import { ownViolationsOf, violationsOf } from '../assess/question-findings.js';
import { encodeToken, type Form } from '../questions/token.js';

/** What is to be shown: an item of an assessed case, in a form and a language. */
export interface Show extends InputContext {
  readonly reference: CaseReference;
  readonly assessment: Assessment;
  readonly form: Form;
  readonly shown: AssessedItem;
  /** The questions shown of it; after answers that were not accepted also those that they would show. */
  readonly questions: readonly AssessedQuestion[];
  /** What was typed and not accepted, by question id: shown again instead of what is stored. */
  readonly typed: ReadonlyMap<string, readonly GivenValue[]>;
  readonly refusals: Refusals;
  /** Open mandatory questions say so (after finish, wrapping around, refresh). */
  readonly namesOpenQuestions: boolean;
}

/** The `screenId` under which an item is answered. */
export function tokenOf({ reference, form, language, assessment }: Show, { item }: AssessedItem): string {
  const { sourceType } = assessment.source;
  return encodeToken(reference, { form, sourceType: sourceType.id, language, ...keyOf(item) });
}

/** A question as it is to be shown, with its error: what was refused, else what is open, else what is violated. */
export function questionState(show: Show, { asked, mandatory, answered }: AssessedQuestion): QuestionState {
  const refusal = show.refusals.get(asked.id);
  const open =
    show.namesOpenQuestions && mandatory && !answered ? [openMessage(show, questionText(show, { asked }))] : [];
  const own = ownViolationsOf(show.assessment, asked).map((violation) => ownMessage(show, violation));
  const violated = violationsOf(show.assessment, asked).map((violation) =>
    show.rules.program.message(violation, show.language),
  );
  const error = refusal ?? [...open, ...own, ...violated].join(' ');
  return { asked, mandatory, error, stored: storedAnswer(asked), typed: show.typed.get(asked.id) };
}

/** The name of an item in the capture language, with what it names of its object. */
export function itemName({ rules, language }: Pick<Show, 'rules' | 'language'>, { screen, instance }: Item): string {
  return rules.program.text(screen.definition.name, instance, language);
}

/** Name and id of the assured person an item belongs to; empty for what belongs to none. */
export function personMembers(person: Instance | undefined): {
  readonly personName: string;
  readonly personID: string;
} {
  const text = (fact: string): string => {
    const attribute = person?.kind.attributes.get(fact);
    const value = attribute && person?.objects[0] ? attributeOf(person.objects[0], attribute.id)?.value : undefined;
    return value?.kind === 'string' ? value.value : '';
  };
  return { personName: text('name'), personID: text('personId') };
}
