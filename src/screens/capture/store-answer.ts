import { attributeOf, type CaseObject } from '../../case/case-object.js';
import { linksOf } from '../../rules/objects/case-links.js';
import { addObject, hasRoom } from '../../rules/objects/make-object.js';
import { textIn } from '../../rules/model/words.js';
import { objectById } from '../../rules/objects/related-objects.js';
import { removedWith, removeObjects } from '../../rules/objects/remove-object.js';
import { type CaseWriter, writeAttribute } from '../../rules/objects/write-attribute.js';
import { type AskedQuestion, carrierOf } from '../questions/asked-question.js';
import { catalogueOf, entryOf, referenceTo } from '../inputs/entry-value.js';
import type { Reading } from '../inputs/input.js';
import { sameValue } from '../questions/same-value.js';

/**
 * Why an accepted reading cannot be stored: an object of the list must stay (its name), or the case has no room for one
 * more.
 */
export type NotStored = { readonly kind: 'undeletable'; readonly name: string } | { readonly kind: 'no-room' };

const noRoom: NotStored = { kind: 'no-room' };

/** Stores an answer in the case; what is stored already stays as it is, with its source and time. */
export function storeAnswer(
  writer: CaseWriter,
  asked: AskedQuestion,
  reading: Reading,
  language: string,
): NotStored | undefined {
  if (reading.kind === 'entries') return storeEntries(writer, asked, reading.entries, language);
  if (reading.kind !== 'value') return undefined;
  const { attribute } = asked.question;
  const carriers = asked.carriers.map((carrier) => objectById(writer.subject, carrierOf(carrier, attribute).id));
  if (asked.creates && reading.value !== undefined) {
    const made = create(writer, asked);
    if (!made) return noRoom;
    carriers.push(made);
  }
  for (const carrier of carriers)
    if (!sameValue(attributeOf(carrier, attribute.id)?.value, reading.value))
      writeAttribute(writer, carrier, attribute, reading.value);
  return undefined;
}

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

/** The list becomes what was sent: objects of entries that are gone are removed, new ones are made at the end. */
function storeEntries(
  writer: CaseWriter,
  asked: AskedQuestion,
  entries: Extract<Reading, { kind: 'entries' }>['entries'],
  language: string,
): NotStored | undefined {
  const { program, subject } = writer;
  const { attribute } = asked.question;
  const catalogue = catalogueOf(asked);
  const wanted = [...entries];
  const gone: CaseObject[] = [];
  for (const carrier of asked.carriers) {
    const object = objectById(subject, carrierOf(carrier, attribute).id);
    const entry = entryOf(catalogue, attributeOf(object, attribute.id)?.value);
    const position = entry ? wanted.indexOf(entry) : -1;
    if (position >= 0) wanted.splice(position, 1);
    else if (removedWith(subject, [object]).some(({ notDeletable }) => notDeletable))
      return { kind: 'undeletable', name: entry ? textIn(entry.name, language) : '' };
    else gone.push(object);
  }
  removeObjects(writer, gone);
  const kind = program.ruleSet.objects.get(attribute.object);
  const owner = objectById(subject, asked.base.id);
  if (!kind) return undefined;
  for (const entry of wanted) {
    if (!hasRoom(subject, kind)) return noRoom;
    writeAttribute(writer, addObject(writer, owner, kind), attribute, referenceTo(catalogue, entry, subject.locale));
  }
  return undefined;
}
