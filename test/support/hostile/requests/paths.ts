import { fullRequest } from '../../requests/case-request.js';
import { type HostileRequest, ordinaryRequest } from './hostile-request.js';
import type { Random } from './random.js';
import type { Targets } from './targets.js';

const writers: readonly string[] = [
  'deleteCase',
  'deleteCaseXML',
  'copyCase',
  'createCaseInDB',
  'modifyCase',
  'transferCaseToDBXML',
  'createAndCapture',
  'userAction',
];
const otherMethods: readonly string[] = [
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'LOCK',
  'M-SEARCH',
  'SEARCH',
  'QUERY',
];

/** Names that look like an operation's and are none. */
const disguises: readonly ((name: string) => string)[] = [
  (name) => `/${name.toUpperCase()}`,
  (name) => `/${name.toLowerCase()}x`,
  (name) => `/${name}/`,
  (name) => `//${name}`,
  (name) => `/${name}//`,
  (name) => `/./${name}`,
  (name) => `/x/../${name}`,
  (name) => `/try/../${name}`,
  (name) => `/%2f${name}`,
  (name) => `/${name}%2f`,
  (name) => `/${name}%00`,
  (name) => `/${name}%20`,
  (name) => `/${name}.json`,
  (name) => `/${name};jsessionid=1`,
  (name) => `/${name}XMLXML`,
  (name) => `/${name}xml`,
  (name) => `/base/${name}`,
  (name) => `/\\${name}`,
  (name) => `/${name}%`,
  (name) => `/${name}%ff`,
  (name) => `/(${name})?`,
  (name) => `/:${name}`,
];

const roots: readonly string[] = ['/docs', '/try', '/openapi.json', '/metrics', '/health/ready', ''];
const climbs: readonly string[] = [
  '/../package.json',
  '/../../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/....//....//etc/passwd',
  '/..\\..\\package.json',
  '/..%5c..%5cpackage.json',
  '/%252e%252e%252fpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/.env',
  '/.git/config',
  '/service.lock',
  '/data.mdb',
  '/start.ts',
  '/index.html%00.png',
  '/__proto__',
  '/constructor',
  '/toString',
  '/%',
  '/%zz',
  '//',
  '/?x=../../',
  `/${'a/'.repeat(3000)}`,
  `/${'..%2f'.repeat(1000)}`,
  '/~root',
  '/*',
  '/$',
  '/:',
  '/ÿ',
];

/** Paths that lead nowhere, or would lead out, and methods that a path does not have. */
export function paths(random: Random, { subId, document }: Targets): HostileRequest {
  const query = `caseId=FULL&subId=${subId}&sourceCaseId=FULL&sourceSubId=${subId}&destCaseId=NEW&destSubId=${subId}`;
  const dice = random.below(100);
  if (dice < 40) {
    const name = random.one(writers);
    const body = name === 'transferCaseToDBXML' ? document : JSON.stringify(fullRequest('FULL'));
    const reads = name.startsWith('delete') || name.startsWith('copy');
    return ordinaryRequest('be refused', {
      target: `${random.one(disguises)(name)}?${query}`,
      ...(!reads && { body }),
    });
  }
  if (dice < 65) {
    const method = random.one(otherMethods);
    const body = method === 'HEAD' || random.chance(50) ? undefined : '{}';
    return ordinaryRequest('be refused', {
      method,
      target: `/${random.one(writers)}?${query}`,
      ...(body !== undefined && { body }),
    });
  }
  return ordinaryRequest('be harmless', { target: random.one(roots) + random.one(climbs) });
}
