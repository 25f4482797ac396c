import type { CaseAttribute, CaseObject, ElementName } from './case-object.js';
import type { Case, PosRequest } from './case.js';
import { RecordText } from './record-text.js';
import type { Relation } from './relation.js';
import type { Source } from './source.js';
import { readValue, writeValue } from './values/value-codec.js';

/** Elements by the number they are stored as; append only. */
const elements: readonly ElementName[] = ['CaseObject', 'Benefit', 'EventPayment', 'Payment'];

/**
 * A case as JSON without member names (architecture, "What is stored"). Lists stand in it in this order, with `null`
 * for what an object has not and 1 and 0 for yes and no:
 *
 *     [id, versionId, locale, csp, complete, is POS, numberOfSourceChanges, highestObjectId,
 *      [[source id, typeId, complete, defaultSource, relatedCaseObject], …],
 *      [[POS request id, moduleId, moduleName, generatedInSource, relatedCaseObject, suppressedByResult], …],
 *      [[element, object id, typeId, identifies, notDeletable, [attribute typeId, value, source, time], …], …],
 *      [[relation typeId, from, to], …]]
 *
 * Source and time are there on captured answers; an import may have stated only one of them.
 */
export const writeCaseText = (subject: Case): string =>
  `[${JSON.stringify(subject.id)},${subject.versionId},${JSON.stringify(subject.locale)},${subject.csp}` +
  `,${flag(subject.complete)},${flag(subject.mode === 'POS')}` +
  `,${subject.numberOfSourceChanges},${subject.highestObjectId}` +
  `,${written(subject.sources, writeSource)},${written(subject.posRequests, writePosRequest)}` +
  `,${written(subject.objects, writeObject)},${written(subject.relations, writeRelation)}]`;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** In one pass: joining what was mapped takes longer. */
function written<T>(all: readonly T[], write: (one: T) => string): string {
  let text = '';
  for (const one of all) text += text === '' ? `[${write(one)}` : `,${write(one)}`;
  return text === '' ? '[]' : `${text}]`;
}

const writeSource = ({ id, typeId, complete, defaultSource, relatedCaseObject }: Source): string =>
  `[${id},${typeId},${flag(complete)},${flag(defaultSource)},${relatedCaseObject}]`;

const writePosRequest = (request: PosRequest): string =>
  `[${request.id},${request.moduleId},${JSON.stringify(request.moduleName)},${request.generatedInSource}` +
  `,${request.relatedCaseObject},${flag(request.suppressedByResult)}]`;

function writeObject({ element, id, typeId, identifies, notDeletable, attributes }: CaseObject): string {
  const deletable = notDeletable === undefined ? null : flag(notDeletable);
  let text = `[${elements.indexOf(element)},${id},${typeId},${identifies ?? null},${deletable}`;
  for (const attribute of attributes) text += writeAttribute(attribute);
  return `${text}]`;
}

function writeAttribute({ typeId, value, source, time }: CaseAttribute): string {
  const stated = source === undefined && time === undefined ? '' : `,${source ?? null},${time ?? null}`;
  return `,[${typeId},${writeValue(value)}${stated}]`;
}

const writeRelation = ({ typeId, from, to }: Relation): string => `[${typeId},${from},${to}]`;

/**
 * The case that is written so, read in one pass and without what JSON would be in between: in less than half of the
 * time. @throws Error that says where the text is something else
 */
export const readCaseText = (content: Buffer): Case => readCase(new RecordText(content));

function readCase(text: RecordText): Case {
  text.open();
  const id = text.string();
  const versionId = text.nextNumber();
  text.comma();
  const read: Case = {
    id,
    versionId,
    locale: text.string(),
    csp: text.nextNumber(),
    complete: text.nextFlag(),
    mode: text.nextFlag() ? 'POS' : 'STD',
    numberOfSourceChanges: text.nextNumber(),
    highestObjectId: text.nextNumber(),
    sources: text.nextList(readSource),
    posRequests: text.nextList(readPosRequest),
    objects: text.nextList(readObject),
    relations: text.nextList(readRelation),
  };
  text.close();
  text.end();
  return read;
}

const readSource = (text: RecordText): Source => ({
  id: text.number(),
  typeId: text.nextNumber(),
  complete: text.nextFlag(),
  defaultSource: text.nextFlag(),
  relatedCaseObject: text.nextNumber(),
});

function readPosRequest(text: RecordText): PosRequest {
  const [id, moduleId] = [text.number(), text.nextNumber()];
  text.comma();
  return {
    id,
    moduleId,
    moduleName: text.string(),
    generatedInSource: text.nextNumber(),
    relatedCaseObject: text.nextNumber(),
    suppressedByResult: text.nextFlag(),
  };
}

function readObject(text: RecordText): CaseObject {
  const element = elements[text.number()];
  if (!element) throw text.isNot('an element');
  const [id, typeId] = [text.nextNumber(), text.nextNumber()];
  const [identifies, deletable] = [text.nextOptional(), text.nextOptional()];
  const attributes: CaseAttribute[] = [];
  while (text.isComma()) attributes.push(readAttribute(text));
  // Written out, since spreading takes several times as long as reading what is spread.
  if (deletable === undefined)
    return identifies === undefined
      ? { element, id, typeId, attributes }
      : { element, id, typeId, attributes, identifies };
  const notDeletable = deletable === 1;
  return identifies === undefined
    ? { element, id, typeId, attributes, notDeletable }
    : { element, id, typeId, attributes, identifies, notDeletable };
}

const readRelation = (text: RecordText): Relation => ({
  typeId: text.number(),
  from: text.nextNumber(),
  to: text.nextNumber(),
});

function readAttribute(text: RecordText): CaseAttribute {
  text.open();
  const typeId = text.number();
  text.comma();
  const value = readValue(text);
  if (text.isClose()) return { typeId, value };
  const [source, time] = [text.nextOptional(), text.nextOptional()];
  text.close();
  if (source === undefined) return time === undefined ? { typeId, value } : { typeId, value, time };
  return time === undefined ? { typeId, value, source } : { typeId, value, source, time };
}
