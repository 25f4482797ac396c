import { remembered } from '../../lists/remembered.js';
import { attributeOf } from '../../case/case-object.js';
import type { Instance, TextOwner } from '../../rules/program/program.js';
import type { AssessedQuestion } from './assessed-item.js';
import { dateForms } from '../inputs/date.js';
import type { InputContext } from '../inputs/input.js';
import type { Attribute } from '../../rules/model/attribute.js';
import { lookBackIn } from '../../rules/model/look-back.js';
import { isPeriodUnit } from '../../rules/model/unit.js';
import { findingText, messageText } from '../model/messages.js';
import type { CaseRules } from '../model/systems.js';
import type { AskedQuestion } from '../questions/asked-question.js';
import type { Item } from '../questions/items.js';
import type { OwnViolation } from './own-violations.js';

/** The name of an item in the capture language, with what it names of its object. */
export function itemName({ rules, language }: InputContext, { screen, instance }: Item): string {
  return rules.program.text(screen.definition.name, instance, language);
}

/** The text of a question in the capture language; one that asks for a date says in which forms. */
export function questionText({ rules, language }: InputContext, { asked }: Pick<AssessedQuestion, 'asked'>): string {
  const { definition, attribute } = asked.question;
  const text = rules.program.text(definition.text, asked.base, language, givenTo(asked, rules, language));
  return attribute.kind === 'date' && definition.editable ? `${text} (${dateForms(attribute, language)})` : text;
}

/** Whose the text of a question is. */
export const questionTextOwner = ({ rules, language }: InputContext, asked: AskedQuestion): TextOwner =>
  rules.program.textOwner(asked.question.definition.text, asked.base, language, givenTo(asked, rules, language));

/** What a text is given beside facts, by the names of its placeholders. */
type Given = ReadonlyMap<string, string>;

const lookBacks = new WeakMap<CaseRules, Map<string, Map<Attribute, Given | null>>>();

/**
 * The placeholders of a question's text that are no facts: the look-back period of its attribute as texts print it,
 * "the last 5 years". The same object each time, so that the text need not be filled anew.
 */
function givenTo({ question: { attribute } }: AskedQuestion, rules: CaseRules, language: string): Given | undefined {
  if (attribute.lookBack === undefined) return undefined;
  const ofRules = remembered(lookBacks, rules, () => new Map<string, Map<Attribute, Given | null>>());
  const known = remembered(ofRules, language, () => new Map<Attribute, Given | null>());
  return remembered(known, attribute, () => writtenLookBack(rules, attribute, language) ?? null) ?? undefined;
}

function writtenLookBack(
  { parameterSet, screens }: CaseRules,
  attribute: Attribute,
  language: string,
): Given | undefined {
  const period = lookBackIn(attribute, parameterSet);
  if (!period) return undefined;
  const { word } = period.unit;
  if (!isPeriodUnit(word)) throw new Error(`the parameter ${period.parameter} is no period`);
  return new Map([['lookBack', messageText(screens, `last-${word}`, language, { count: period.value })]]);
}

/** What an open mandatory question says of itself. */
export const openMessage = ({ rules, language }: InputContext, question: string): string =>
  findingText(rules.ruleSet, 'question-open', language, { question });

/** The words of what the service itself finds at a question. */
export function ownMessage({ rules, language }: InputContext, { key, asked, code }: OwnViolation): string {
  const question = questionText({ rules, language }, { asked });
  return findingText(
    rules.ruleSet,
    key,
    language,
    key === 'code-not-found' ? { attribute: question, code } : { question },
  );
}

/** Name and id of the assured person an item belongs to; empty for what belongs to none. */
export function personTexts(person: Instance | undefined): { readonly personName: string; readonly personID: string } {
  const text = (fact: string): string => {
    const attribute = person?.kind.attributes.get(fact);
    const value = attribute && person?.objects[0] ? attributeOf(person.objects[0], attribute.id)?.value : undefined;
    return value?.kind === 'string' ? value.value : '';
  };
  return { personName: text('name'), personID: text('personId') };
}
