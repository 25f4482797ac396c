import { hostileTexts } from './hostile-values.js';
import type { Random } from './random.js';

/**
 * Ids as they are sent, of which none may be an id: blank, undecodable, too long, or with characters that no id may
 * have.
 */
export const impossibleIds: readonly string[] = [
  '',
  '%20',
  '+%09',
  '%00',
  'FULL%00',
  '%07',
  '%7f',
  'FULL%0d%0aSet-Cookie:%20a=b',
  '%',
  '%zz',
  'FULL%',
  '%ff',
  '%c0%af',
  '%c0%ae%c0%ae%2f',
  '%ed%a0%80',
  '%ed%bf%bf',
  '%f5%80%80%80',
  '%ef%bf%be',
  '%ef%bf%bf',
  '%c2%85',
  'a'.repeat(129),
  'x'.repeat(4000),
  '%E2%82%AC'.repeat(129),
  'FULL%1b[31m',
];

/** Parameters that no operation knows, several of which other services have fallen for. */
const strangers: readonly string[] = [
  'caseId[$ne]=1',
  'caseId[]=FULL',
  'caseId[0]=FULL',
  'CASEID=FULL',
  'caseId%00=FULL',
  '__proto__=1',
  '__proto__[caseId]=FULL',
  'constructor[prototype][x]=1',
  '=',
  '=FULL',
  '&&&',
  '&=&=',
  '%=%',
  '%ff=%ff',
  'callback=alert(1)',
  '_method=DELETE',
  'loggingArea%20=0',
  ';caseId=FULL',
  'a'.repeat(3000),
  'x=1&'.repeat(300),
  '%00=%00',
  '$where=sleep(1000)',
  'toString=1',
  'hasOwnProperty=1',
  '??',
  '?caseId=FULL',
  '%u0041=1',
];

/** A value as it is sent: encoded, and now and then in a way that is not UTF-8. */
export function anyValue(random: Random): string {
  if (random.chance(30)) return random.one(impossibleIds);
  const text = random.one(hostileTexts).slice(0, 4000);
  return /\p{Surrogate}/u.test(text) ? '%ed%a0%80' : encodeURIComponent(text);
}

/** The same with some parameters between that nobody knows. */
export function withStrangers(random: Random, pairs: readonly string[]): string {
  const all = [...pairs];
  for (let more = random.below(3); more > 0; more--) all.splice(random.below(all.length + 1), 0, random.one(strangers));
  return all.join('&');
}
