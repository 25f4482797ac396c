import { setImmediate as otherCalls } from 'node:timers/promises';
import { describedChange } from '../../case/changed-cases.js';
import { type Change, type Feed, type FeedPlace, withoutRepetition } from '../../case/feed.js';
import { markOf } from '../../case/feed-mark.js';
import type { CaseStore } from '../../case/store.js';
import { Problems } from '../../dto/problems.js';
import { exampleMark, feedOf, lastOf, placeOfMark } from './feed-place.js';
import type { Operation, OperationRequest, QueryParameter } from '../operation.js';
import { placeOfParameter } from '../place-of-parameter.js';

const usualLimit = 100;
const mostTold = 1000;
const longestWait = 30;

/** A call looks at so many changes at most, however few of them its caller may see; so many in one step. */
const looked = { most: 10_000, atOnce: 500 };

const query: readonly QueryParameter[] = [
  {
    name: 'after',
    required: false,
    description: 'A mark that an earlier answer gave. Without one the answer has no changes and a mark of now.',
  },
  {
    name: 'limit',
    required: false,
    description: `How many changes at most, 1 to ${mostTold}; default ${usualLimit}.`,
  },
  {
    name: 'wait',
    required: false,
    description: `For how many seconds the answer may wait until there is a change, 0 to ${longestWait}; default 0.`,
  },
];

/**
 * `GET /changes`: which cases changed since a mark was given (decisions, "Changes of cases"). A caller hears of the
 * cases that it may read. @throws CaseErrors 512; CaseError 618, 619
 */
export const changes: Operation = {
  name: 'changes',
  method: 'GET',
  flavors: ['json'],
  summary: 'Follow which cases change',
  description:
    'Answers which cases were created, changed or removed since a mark was given, with the revision that each had then, and the next mark. Every write is told at least once, several of a case as one, and what was read does not change its order. With `wait` the answer comes as soon as there is a change.',
  chapter: 'changes',
  repetition: 'harmless',
  scopes: ['read'],
  query,
  answers: 'changes',
  reports: ['invalidAttribute', 'unknownMark', 'noFeed'],
  example: { query: { after: exampleMark, limit: '100', wait: '0' } },
  async run({ cases, now }, request) {
    const { after, limit, wait } = readQuery(request);
    const feed = await feedOf(cases);
    const from =
      after === undefined
        ? await lastOf(cases, feed)
        : await placeOfMark(after, feed, { cases, now: now(), attribute: 'after' });
    const { found, end } = await lookBehind(from, feed, limit, cases);
    const told = withoutRepetition(found);
    const more = end.number < feed.last;
    const content = { changes: told.map(describedChange), mark: markOf(end, now(), feed.key), more };
    // Who has no mark asks for one: a change would come after it.
    const waits = after !== undefined &&
      told.length === 0 &&
      !more &&
      wait > 0 && { after: end.number, milliseconds: wait * 1000 };
    return { content: { kind: 'changes', changes: content }, ...(waits && { waits }) };
  },
};

/** The changes behind a place that the caller may see, so many at most, and up to where was looked. */
async function lookBehind(
  from: FeedPlace,
  { last }: Feed,
  limit: number,
  cases: CaseStore,
): Promise<{ readonly found: readonly Change[]; readonly end: FeedPlace }> {
  const found: Change[] = [];
  let end = from;
  while (end.number < last && end.number - from.number < looked.most && found.length < limit) {
    const part = await cases.changes(end.number, looked.atOnce);
    // Changes that were there a moment ago are not: the feed was switched off, which the next call is told.
    if (part.end.number === end.number) break;
    const taken = part.changes.slice(0, limit - found.length);
    found.push(...taken);
    // The limit is not reached here, so one at least was taken.
    const { number, time } = taken.length < part.changes.length ? (taken.at(-1) as Change) : part.end;
    end = { number, time };
    await otherCalls();
  }
  return { found, end };
}

function readQuery({ query: values }: OperationRequest): {
  readonly after: string | undefined;
  readonly limit: number;
  readonly wait: number;
} {
  const problems = new Problems();
  const text = (name: string): string | undefined => {
    const [value, ...more] = values.get(name) ?? [];
    if (more.length > 0) problems.refuse(placeOfParameter(query, name), 'is given twice (in the URL)');
    return value;
  };
  const count = (name: string, usual: number, least: number, most: number): number => {
    const value = text(name) ?? String(usual);
    const number = /^[0-9]{1,4}$/.test(value) ? Number(value) : -1;
    if (number >= least && number <= most) return number;
    problems.refuse(placeOfParameter(query, name), `must be a whole number from ${least} to ${most} (in the URL)`);
    return usual;
  };
  const read = {
    after: text('after'),
    limit: count('limit', usualLimit, 1, mostTold),
    wait: count('wait', 0, 0, longestWait),
  };
  problems.throwIfAny();
  return read;
}
