import { mostObjects, mostOthers, mostRelations } from '../../case/case.js';
import { caseDocument } from '../../case/case-document.js';
import type { ErrorEntry } from '../../errors/error-entry.js';
import { listed } from '../../flavor/envelope.js';
import { writeFailure, xml } from '../../flavor/xml.js';
import { mapping, xmlDocuments } from '../../flavor/xml-documents.js';
import { writeElement } from '../../flavor/xml-tree.js';
import type { Operation } from '../../operations/operation.js';
import type { JsonSchema } from '../../wire/shape.js';
import { recordedAnswers } from './recorded-answers.js';
import { exampleCase, xmlExamples } from './xml-examples.js';

/** A document of the XML flavor: its words, and what it looks like. */
interface XmlSchema extends JsonSchema {
  readonly examples: readonly string[];
}

/** An answer of the XML flavor with HTTP status 200. @throws Error for a kind of content that no XML answer has. */
export function xmlAnswerSchema({ name, answers: kind }: Operation, codes: readonly ErrorEntry[]): XmlSchema {
  const [document, content] = [xmlDocuments[kind], xmlExamples[kind] ?? recordedAnswers[name]];
  if (!document || !content) throw new Error(`the XML flavor has no document for ${kind}`);
  const failure = xmlFailureSchema(codes);
  return {
    type: 'string',
    description: `${document.shape.schema.description} When the call failed: ${failure.description}`,
    examples: [xml.write({ path: '', result: { content } }), ...failure.examples],
  };
}

/** An `operationResult` with errors. */
export function xmlFailureSchema(codes: readonly ErrorEntry[]): XmlSchema {
  return {
    type: 'string',
    description: `an \`operationResult\` with \`returnCode\` 3 and one \`errorDescription\` per error; nothing was stored. Codes:\n${listed(codes)}`,
    examples: codes.slice(0, 1).map(({ code }) => writeFailure([{ errorCode: code, errorMessage: 'free text' }])),
  };
}

/**
 * The body of `/transferCaseToDBXML`. Names (`TypeIdName`, `VersionName`, `UnitName`, `Name`) may be left out: they are
 * taken from the rules.
 */
export const caseDocumentSchema: XmlSchema = {
  type: 'string',
  description: `A \`Case\` element in UTF-8. ${mapping} Names may be left out. No DOCTYPE, no processing instructions, no CDATA. At most ${mostObjects} objects (CaseObject, Benefit, EventPayment and Payment together), ${mostRelations} relations, ${mostOthers} sources and ${mostOthers} PosRequests (610).`,
  examples: [writeElement('Case', exampleCase, caseDocument)],
};
