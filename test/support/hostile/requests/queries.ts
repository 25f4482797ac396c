import { fullRequest } from '../../requests/case-request.js';
import { fullModification } from '../../requests/modify-request.js';
import { type HostileRequest, ordinaryRequest } from './hostile-request.js';
import { anyValue, impossibleIds, withStrangers } from './query-faults.js';
import type { Random } from './random.js';
import type { Targets } from './targets.js';

const readers: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  ['/transferCaseFromDB', ['caseId', 'subId', 'loggingArea']],
  ['/transferCaseFromDBXML', ['caseId', 'subId', 'loggingArea']],
  ['/transferCaseFromDBDetails', ['caseId', 'subId', 'loggingArea']],
  ['/caseList', ['subId']],
  ['/subIdList', []],
];

interface Writer {
  readonly path: string;
  readonly ids: readonly string[];
  readonly body?: (targets: Targets) => string;
  readonly contentType?: string;
}

const own = ['caseId', 'subId'];
const both = ['sourceCaseId', 'sourceSubId', 'destCaseId', 'destSubId'];
const writers: readonly Writer[] = [
  { path: '/deleteCase', ids: own },
  { path: '/deleteCaseXML', ids: own },
  { path: '/copyCase', ids: both },
  { path: '/copyCaseXML', ids: both },
  { path: '/createCaseInDB', ids: own, body: () => JSON.stringify(fullRequest('NEW')) },
  { path: '/modifyCase', ids: own, body: () => JSON.stringify(fullModification('MODIFY')) },
  {
    path: '/transferCaseToDBXML',
    ids: own,
    body: ({ document }) => document,
    contentType: 'application/xml;charset=UTF-8',
  },
];

/**
 * Queries that are broken, overlong, doubled or not UTF-8: for readers any, for writers always with an id that is none.
 */
export function queries(random: Random, targets: Targets): HostileRequest {
  return random.chance(45) ? reading(random, targets) : writing(random, targets);
}

function reading(random: Random, { caseIds, subId }: Targets): HostileRequest {
  const [path, parameters] = random.one(readers);
  const good: Readonly<Record<string, string>> = { caseId: random.one(caseIds), subId, loggingArea: '0' };
  const pairs = parameters.flatMap((name) => {
    if (random.chance(10)) return [];
    const pair = `${name}=${random.chance(50) ? anyValue(random) : good[name]}`;
    return random.chance(15) ? [pair, `${name}=${good[name]}`] : [pair];
  });
  return ordinaryRequest('be harmless', { target: `${path}?${withStrangers(random, pairs)}` });
}

function writing(random: Random, targets: Targets): HostileRequest {
  const { path, ids, body, contentType } = random.one(writers);
  const faulty = random.one(ids);
  const pairs = ids.flatMap((name) => {
    const good = `${name}=${goodId(name, path, targets)}`;
    if (name !== faulty) return [good];
    return random.one([
      [],
      [good, good],
      [good, `${name}=${anyValue(random)}`],
      [`${name}=${random.one(impossibleIds)}`],
      [`${name}=${random.one(impossibleIds)}`],
    ]);
  });
  const target = `${path}?${withStrangers(random, pairs)}`;
  return ordinaryRequest('be refused', {
    target,
    ...(body && { body: body(targets) }),
    ...(contentType !== undefined && { contentType }),
  });
}

/** What would make it a write: stored cases to delete, to copy from and to modify, and free ids to write to. */
function goodId(name: string, path: string, { subId }: Targets): string {
  if (name.endsWith('ubId')) return subId;
  if (path === '/modifyCase') return 'MODIFY';
  return name === 'destCaseId' || path === '/createCaseInDB' ? 'NEW' : 'FULL';
}
