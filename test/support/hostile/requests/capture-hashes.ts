import type { Json } from '../../requests/case-request.js';
import { hashedCall } from '../../requests/hashed-call.js';
import { hostileTexts, hostileValues } from './hostile-values.js';
import { type HostileRequest, ordinaryRequest } from './hostile-request.js';
import type { Random } from './random.js';
import { captureHashSecret, type Targets } from './targets.js';

const timestamps: readonly string[] = [
  '2026-02-30T00:00:00.000Z',
  '1970-01-01T00:00:00.0Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-21T01:23:45Z',
  '2026-11-21T01:23:45.Z',
  '2026-11-21T01:23:45.1234567890Z',
  '2026-11-21 01:23:45.1Z',
  '2026-11-21T01:23:45.1+00:00',
  '2026-11-21T24:00:00.0Z',
  '2026-11-21T23:59:60.0Z',
  '-002026-11-21T01:23:45.1Z',
  '+275760-09-13T00:00:00.0Z',
  '٢٠٢٦-11-21T01:23:45.1Z',
  '2026-11-21T01:23:45.1Z\n',
  'now',
  '0',
  '1e999',
];

/**
 * A call that is rightly signed, an hour ago or in a far year: only its time is wrong, or something is changed
 * afterwards.
 */
const long = '2001-01-01T00:00:00.000Z';

/**
 * Calls of captureWithHash that were accepted before, that somebody changed on their way, that another key signed, or
 * that are of another time.
 */
export function captureHashes(random: Random, { subId, caseIds, usedHashes }: Targets): HostileRequest {
  const call = {
    language: 'en',
    sourceType: 2,
    caseId: random.one(caseIds),
    subId,
    groupScreens: true,
    loggingArea: '0',
    timestamp: long,
  };
  const signed = hashedCall(call, captureHashSecret);
  const used = random.one(usedHashes);
  const body = random.one<() => { readonly [member: string]: Json }>([
    () => used,
    () => ({ ...used, hash: String(used['hash']).toUpperCase() }),
    () => Object.fromEntries(Object.entries(used).reverse()),
    () => ({
      ...used,
      [random.one(['language', 'caseId', 'subId', 'loggingArea', 'timestamp'])]: random.one(hostileTexts),
    }),
    () => ({ ...used, [random.one(['sourceType', 'groupScreens', 'hash', 'timestamp'])]: random.one(hostileValues) }),
    () => ({ ...used, sourceType: 1 }),
    () => ({ ...used, hash: flipped(random, String(used['hash'])) }),
    () => ({
      ...used,
      hash: random.one([
        String(signed['hash']).slice(1),
        `${signed['hash']}0`,
        ` ${signed['hash']}`,
        'g'.repeat(64),
        '0'.repeat(64),
        '',
        `${signed['hash']}`.repeat(1000),
      ]),
    }),
    () => signed,
    () => hashedCall({ ...call, timestamp: random.one(timestamps) }, captureHashSecret),
    () => hashedCall(call),
    () => hashedCall(call, `${captureHashSecret} `),
    () =>
      hashedCall({ ...call, language: random.one(hostileTexts), timestamp: random.one(timestamps) }, captureHashSecret),
  ])();
  return ordinaryRequest('be refused', {
    target: random.one(['/captureWithHash', '/captureWithHashXML']),
    body: JSON.stringify(body),
  });
}

/** One bit of it is another. */
function flipped(random: Random, hash: string): string {
  const bytes = Buffer.from(hash, 'hex');
  const at = random.below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  return bytes.toString('hex');
}
