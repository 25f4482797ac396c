import { attributeOf, type CaseObject } from '../../case/case-object.js';
import { mostObjects } from '../../case/case.js';
import type { Relation } from '../../case/relation.js';
import { linksOf } from '../../rules/objects/case-links.js';
import { hasRoom } from '../../rules/objects/make-object.js';
import { addObject } from '../../rules/objects/make-object.js';
import { objectById } from '../../rules/objects/related-objects.js';
import { isSamePerson, personsById } from '../../rules/objects/persons-by-id.js';
import { removedWith, removeObjects } from '../../rules/objects/remove-object.js';
import { type CaseWriter, writeAttribute } from '../../rules/objects/write-attribute.js';
import type { Entry } from '../../rules/model/catalogue.js';
import { textIn } from '../../rules/model/words.js';
import { catalogueOf, entryOf, referenceTo } from '../inputs/entry-value.js';
import type { InputContext } from '../inputs/input.js';
import { messageText } from '../model/messages.js';
import { type AskedQuestion, carrierOf, createsObject, storedAnswer } from '../questions/asked-question.js';
import { sameValue } from '../../case/values/same-value.js';
import type { Answer } from './capture.js';
import { isZero } from './contradictions.js';

/**
 * Stores an answer in the case; what is stored already stays as it is, with its source and time. Says why it cannot be
 * stored: an object of the list must stay, the case has no room for one more, or another person has the id.
 */
export function storeAnswer(writer: CaseWriter, { asked, meaning }: Answer, context: InputContext): string | undefined {
  if (meaning.kind === 'entries') return storeEntries(writer, asked, meaning.entries, context);
  if (meaning.kind === 'object') storeChoice(writer, asked, meaning.id);
  if (meaning.kind !== 'value') return undefined;
  const { attribute } = asked.question;
  const carriers = asked.carriers.map((carrier) => objectById(writer.subject, carrierOf(carrier, attribute).id));
  if (asked.creates && meaning.value !== undefined) {
    const made = create(writer, asked);
    if (!made) return noRoom(context);
    carriers.push(made);
  }
  const id = attribute.fact === 'personId' && meaning.value?.kind === 'string' ? meaning.value.value : undefined;
  if (id !== undefined && carriers.some((carrier) => isTakenId(writer, carrier, id)))
    return messageText(context.rules.screens, 'entry-twice', context.language, { name: id });
  for (const carrier of carriers) {
    const stored = attributeOf(carrier, attribute.id)?.value;
    // Of two sums of which each makes the other 0, a 0 is a 0 in every unit: else they would take turns.
    const isSameZero = attribute.zeroes.length > 0 && isZero(stored) && isZero(meaning.value);
    if (!sameValue(stored, meaning.value) && !isSameZero) writeAttribute(writer, carrier, attribute, meaning.value);
  }
  return undefined;
}

/** Whether an answer would give a person the id of another one, of whichever kind (decisions, "Cases"). */
const isTakenId = ({ subject, program }: CaseWriter, person: CaseObject, id: string): boolean =>
  (personsById(program.ruleSet, subject.objects).get(id) ?? []).some((other) => !isSamePerson(other, person));

/**
 * The object that the first answer on a to-one path creates, while there is room; one that another answer of the
 * request has just made is taken.
 */
function create(writer: CaseWriter, asked: AskedQuestion): CaseObject | undefined {
  const { program, subject } = writer;
  const owner = objectById(subject, asked.base.id);
  const kind = program.ruleSet.objects.get(asked.question.attribute.object);
  if (!kind) throw new Error(`the rule set has no object kind ${asked.question.attribute.object}`);
  const made = linksOf(subject)
    .leaving(owner.id)
    .filter(({ to }) => to > asked.base.view.case.highestObjectId)
    .map(({ to }) => objectById(subject, to))
    .find(({ element, typeId }) => element === 'CaseObject' && typeId === kind.type);
  return made ?? (hasRoom(subject, kind) ? addObject(writer, owner, kind) : undefined);
}

/** The object that was chosen, or none, is what the relation leads to from now on. */
function storeChoice({ subject }: CaseWriter, { base, question }: AskedQuestion, chosen: number | undefined): void {
  if (question.definition.kind !== 'choice') return;
  const { id: typeId } = question.definition.relation.by;
  const isOfIt = (row: Relation): boolean => row.typeId === typeId && row.from === base.id;
  if (subject.relations.some((row) => isOfIt(row) && row.to === chosen)) return;
  subject.relations = subject.relations.filter((row) => !isOfIt(row));
  if (chosen !== undefined) subject.relations.push({ typeId, from: base.id, to: chosen });
}

/** The list becomes what was sent: objects of entries that are gone are removed, new ones are made at the end. */
function storeEntries(
  writer: CaseWriter,
  asked: AskedQuestion,
  entries: readonly Entry[],
  context: InputContext,
): string | undefined {
  const { program, subject } = writer;
  const { attribute } = asked.question;
  const kind = program.ruleSet.objects.get(attribute.object);
  const catalogue = catalogueOf(asked);
  const wanted = [...entries];
  const gone: CaseObject[] = [];
  for (const carrier of asked.carriers) {
    const object = objectById(subject, carrierOf(carrier, attribute).id);
    const entry = entryOf(catalogue, attributeOf(object, attribute.id)?.value);
    // What is in no list any more is called by its kind.
    const name = entry?.name ?? kind?.title;
    const position = entry ? wanted.indexOf(entry) : -1;
    if (position >= 0) wanted.splice(position, 1);
    else if (removedWith(subject, [object]).some((each) => each.notDeletable))
      return notDeletable(context, name ? textIn(name, context.language) : '');
    else gone.push(object);
  }
  removeObjects(writer, gone);
  const owner = objectById(subject, asked.base.id);
  if (!kind) return undefined;
  for (const entry of wanted) {
    if (!hasRoom(subject, kind)) return noRoom(context);
    writeAttribute(writer, addObject(writer, owner, kind), attribute, referenceTo(catalogue, entry, subject.locale));
  }
  return undefined;
}

/**
 * Removes the objects of which nothing is left once their last answer is cleared, where that answer had made them (rule
 * language, "Answers"): the case is then as it was before it. What createCaseInDB made says whether it may be deleted,
 * and stays.
 */
export function removeEmptied(writer: CaseWriter, answers: readonly Answer[]): void {
  const { subject } = writer;
  const emptied = new Set<CaseObject>();
  for (const { asked, meaning } of answers) {
    const isCleared = meaning.kind === 'value' && meaning.value === undefined && storedAnswer(asked) !== undefined;
    if (!isCleared || !createsObject(asked.question.definition)) continue;
    for (const { id } of asked.carriers) {
      const links = linksOf(subject);
      const object = links.object(id);
      if (
        object &&
        object.attributes.length === 0 &&
        object.notDeletable === undefined &&
        links.leaving(id).length === 0
      )
        emptied.add(object);
    }
  }
  removeObjects(writer, [...emptied]);
}

/** The case has as many objects as it may have. */
export const noRoom = ({ rules, language }: InputContext): string =>
  messageText(rules.screens, 'no-room', language, { maximum: mostObjects });

/** An object must stay. */
export const notDeletable = ({ rules, language }: InputContext, name: string): string =>
  messageText(rules.screens, 'not-deletable', language, { name });
