import type { ErrorDescription } from '../errors.js';
import type { Content } from '../operations/operation.js';
import type { Answer, Flavor } from './flavor.js';

/** Specification, "Response envelope". Status 2 is not used (decisions, "Answers"). */
export interface Envelope {
  readonly path: string;
  readonly status: 0 | 1 | 3;
  readonly statusText: 'OK' | 'WARNING' | 'FATAL ERROR' | null;
  readonly errorDescriptions: readonly ErrorDescription[];
  readonly jsonContent: object | null;
  readonly byteContent: null;
  readonly textContent: null;
}

const statusTexts = { 0: 'OK', 1: 'WARNING', 3: 'FATAL ERROR' } as const;

type Writers = { readonly [K in Content['kind']]: (content: Extract<Content, { kind: K }>) => object | null };

/** `jsonContent` by kind of content. */
const jsonContent: Writers = {
  nothing: ({ envelope }) => (envelope === 'empty' ? {} : null),
  case: (content) => content.case,
  summary: ({ summary }) => summary,
  screen: ({ screen }) => ({ screen }),
  reference: ({ subId, id }) => ({ subId, id }),
  completeness: ({ completeness }) => completeness,
  list: ({ name, values }) => ({ [name]: values }),
};

/** The table's key and its writer's parameter are one kind by construction, which the compiler cannot see. */
const contentOf = (content: Content): object | null =>
  (jsonContent[content.kind] as (content: Content) => object | null)(content);

/** The JSON flavor: the envelope, and the lists without it. */
export const json: Flavor = {
  name: 'json',
  suffix: '',
  contentType: 'application/json; charset=utf-8',
  write: (answer) =>
    JSON.stringify(answer.result?.content.kind === 'list' ? contentOf(answer.result.content) : envelope(answer)),
};

function envelope({ path, okStatusText, result, errors }: Answer): Envelope {
  const described = (errors ?? result.warnings ?? []).map((error) => error.describe());
  const status = errors ? 3 : described.length > 0 ? 1 : 0;
  return {
    path,
    status,
    statusText: status === 0 && okStatusText === null ? null : statusTexts[status],
    errorDescriptions: described,
    jsonContent: errors ? null : contentOf(result.content),
    byteContent: null,
    textContent: null,
  };
}
