import { listed, openCodes } from '../../../flavor/envelope.js';
import { jsonContents } from '../../../flavor/json-contents.js';
import { errorTable } from '../../../errors/error-table.js';
import { element } from '../../../wire/element.js';
import { integer, nothing, text } from '../../../wire/scalars.js';
import { either, list } from '../../../wire/several.js';
import { componentsOf, described, type JsonSchema, named, type Shape } from '../../../wire/shape.js';
import { type AnswerSchemas, exactAnswers } from '../answer-schemas.js';

const errorDescription = element('ErrorDescription', 'An error, or what a call warns of.', {
  errorCode: described(integer, `${listed(Object.values(errorTable).sort((a, b) => a.code - b.code))}\n${openCodes}`),
  errorMessage: text,
});

/** The one envelope, of calls that did their work and of those that failed, around a kind of content. */
const envelope = (name: string, content: Shape) =>
  element(name, 'What a call is answered with.', {
    path: text,
    status: described(
      integer,
      '0: OK. 1: WARNING, the call did its work, but look. 3: FATAL ERROR, nothing was stored.',
    ),
    statusText: either(text, nothing),
    errorDescriptions: list(errorDescription),
    jsonContent: described(either(content, nothing), 'What the call brought; null when it failed.'),
    byteContent: either(text, nothing),
    textContent: either(text, nothing),
  });

const nameOf = (kind: string): string => `${kind[0]?.toUpperCase()}${kind.slice(1)}Answer`;

const answers = Object.entries(jsonContents).map(([kind, { shape }]) =>
  kind === 'list' ? named(nameOf(kind), shape) : envelope(nameOf(kind), shape),
);

const referenceTo = (kind: string): JsonSchema => ({ $ref: `#/components/schemas/${nameOf(kind)}` });

/** One envelope a kind of content, whatever the operation: its codes stand in words. */
export const sharedAnswers: AnswerSchemas = {
  components: componentsOf(answers),
  answer: (operation, flavor) =>
    flavor === 'xml' ? exactAnswers.answer(operation, flavor) : referenceTo(operation.answers),
  failure: (codes, flavor) => (flavor === 'xml' ? exactAnswers.failure(codes, flavor) : referenceTo('nothing')),
};
