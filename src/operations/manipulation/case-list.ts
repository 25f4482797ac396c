import type { CaseStore, ListRange } from '../../case/store.js';
import { Problems } from '../../dto/problems.js';
import { identifierFault } from '../../text/plain-text.js';
import { casesChangedSince } from './changed-since.js';
import { exampleMark } from '../changes/feed-place.js';
import type { Operation, OperationRequest, QueryParameter } from '../operation.js';
import { placeOfParameter } from '../place-of-parameter.js';

/** A list has at most so many ids where a limit is given. */
const mostListed = 100_000;

const query: readonly QueryParameter[] = [
  { name: 'subId', required: false, description: 'Sub-system id; without a valid one the list is empty.' },
  {
    name: 'limit',
    required: false,
    description: `How many ids at most, 1 to ${mostListed}: fewer mean that there are no more. Default: all.`,
  },
  {
    name: 'after',
    required: false,
    description: 'Only ids behind this one, which need not be there: the last of the page before.',
  },
  {
    name: 'complete',
    required: false,
    description: 'Only cases whose `Complete` is so, `true` or `false`; each case is read for it.',
  },
  {
    name: 'changedSince',
    required: false,
    description: 'Only cases that changed since a mark of `/changes` was given, and are there.',
  },
];

/**
 * `GET /caseList`: the case ids of a sub-system, or a page of them; a sub-system id that is missing, given twice or
 * invalid has none. @throws CaseErrors 512 for another parameter that is faulty; CaseError 618, 619
 */
export const caseList: Operation = {
  name: 'caseList',
  method: 'GET',
  flavors: ['json'],
  summary: 'List the case ids of a sub-system',
  description: 'The ids of all cases of a sub-system, sorted by code point. Answered without envelope.',
  chapter: 'manipulation',
  repetition: 'harmless',
  scopes: ['read'],
  query,
  answers: 'list',
  reports: ['invalidAttribute', 'unknownMark', 'noFeed'],
  example: {
    query: { subId: 'DEMO', limit: '100', after: 'CASE-0814', complete: 'false', changedSince: exampleMark },
    answers: { kind: 'list', name: 'caseIds', values: ['CASE-0815'] },
  },
  async run({ cases, now }, request) {
    const { complete, changedSince, ...range } = readPage(request);
    const [subId = '', ...more] = request.query.get('subId') ?? [];
    const valid = more.length === 0 && identifierFault(subId) === undefined;
    const all = complete === undefined ? cases.caseIds.bind(cases) : casesThatAre(complete, cases);
    const list =
      changedSince === undefined ? all : await casesChangedSince(changedSince, { cases, now: now(), complete });
    return { content: { kind: 'list', name: 'caseIds', values: valid ? await list(subId, range) : [] } };
  },
};

interface Page extends ListRange {
  readonly complete: boolean | undefined;
  readonly changedSince: string | undefined;
}

/** How each parameter of a page is read; undefined for a text that is none. */
const readers = {
  limit: (text: string) => (/^[1-9][0-9]{0,5}$/.test(text) && Number(text) <= mostListed ? Number(text) : undefined),
  after: (text: string) => (identifierFault(text) === undefined ? text : undefined),
  complete: (text: string) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  changedSince: (text: string) => text,
};

const expected: Readonly<Record<keyof typeof readers, string>> = {
  limit: `must be a whole number from 1 to ${mostListed}`,
  after: 'must be a case id',
  complete: 'must be true or false',
  changedSince: 'must be a mark',
};

function readPage({ query: values }: OperationRequest): Page {
  const problems = new Problems();
  const read = <N extends keyof typeof readers>(name: N): ReturnType<(typeof readers)[N]> => {
    const [text, ...more] = values.get(name) ?? [];
    const value = text === undefined ? undefined : readers[name](text);
    const place = placeOfParameter(query, name);
    if (more.length > 0) problems.refuse(place, 'is given twice (in the URL)');
    else if (text !== undefined && value === undefined) problems.refuse(place, `${expected[name]} (in the URL)`);
    return value as ReturnType<(typeof readers)[N]>;
  };
  const page = {
    limit: read('limit'),
    after: read('after'),
    complete: read('complete'),
    changedSince: read('changedSince'),
  };
  problems.throwIfAny();
  return page;
}

/** The ids of the cases whose flag is so. A damaged case has none. */
const casesThatAre =
  (complete: boolean, cases: CaseStore) =>
  async (subId: string, { after, limit = Number.POSITIVE_INFINITY }: ListRange): Promise<string[]> => {
    const found: string[] = [];
    const behind = after === undefined ? {} : { after: { subId, caseId: after } };
    for await (const { reference, case: read } of cases.walk({ subId, ...behind })) {
      if (read?.complete === complete) found.push(reference.caseId);
      if (found.length >= limit) break;
    }
    return found;
  };
