import type { Content } from '../operations/operation.js';
import { describeError, type Envelope } from './envelope.js';
import type { Answer, Flavor } from './flavor.js';
import { jsonContents } from './json-contents.js';

/** The table's key and its writer's parameter are one kind by construction, which the compiler cannot see. */
const contentOf = (content: Content): object | null =>
  (jsonContents[content.kind].write as (content: Content) => object | null)(content);

/** The JSON flavor: the envelope, and the lists without it. */
export const json: Flavor = {
  name: 'json',
  suffix: '',
  contentType: 'application/json; charset=utf-8',
  write: (answer) =>
    JSON.stringify(answer.result?.content.kind === 'list' ? contentOf(answer.result.content) : envelope(answer)),
  *writeList(list) {
    const { values } = list;
    // The list as it is written without its values has their place between its last two brackets.
    const frame = JSON.stringify(contentOf({ ...list, values: [] }));
    yield frame.slice(0, -2);
    for (let next = 0; next < values.length; next += writtenAtOnce)
      yield (next === 0 ? '' : ',') + JSON.stringify(values.slice(next, next + writtenAtOnce)).slice(1, -1);
    yield frame.slice(-2);
  },
};

/** Values of a list in one step: less than a millisecond. */
const writtenAtOnce = 2000;

function envelope({ path, okStatusText, result, errors }: Answer): Envelope {
  const others = { byteContent: null, textContent: null };
  if (errors) {
    const errorDescriptions = errors.map(describeError);
    return { path, status: 3, statusText: 'FATAL ERROR', errorDescriptions, jsonContent: null, ...others };
  }
  const errorDescriptions = (result.warnings ?? []).map(describeError);
  const told =
    errorDescriptions.length > 0
      ? ({ status: 1, statusText: 'WARNING' } as const)
      : ({ status: 0, statusText: okStatusText === null ? null : 'OK' } as const);
  return { path, ...told, errorDescriptions, jsonContent: contentOf(result.content), ...others };
}
