import type { Cursor } from '../documents/cursor.js';
import type { Findings } from '../documents/findings/findings.js';
import type { Located } from '../documents/located.js';

/** What a number may be in the answers: itself, or what is paid in a month as what is paid in a year. */
const asStored: readonly ((number: number) => number)[] = [(number) => number, (number) => number * 12];

/**
 * A persona whose words say an age, a year or an amount that none of its answers has: one of the two was changed, and
 * the other was not.
 */
export function checkWho(persona: Cursor, profiles: Cursor | undefined, findings: Findings): void {
  const who = persona.member('who');
  const age = ageSaid(who.text ?? '');
  const said = [...(age === undefined ? [] : [age]), ...amountsSaid(who.text ?? ''), ...countsSaid(who.text ?? '')];
  const [, end] = /a month to (\d{2})(?!\d)/.exec(who.text ?? '') ?? [];
  if (said.length === 0) return;
  const given = new Set<number>();
  const like = persona.member('like').texts.flatMap((name) => profiles?.member(name) ?? []);
  for (const { node } of [persona, ...like]) if (node) addNumbers(node, given);
  for (const number of said) {
    const value = Number(number.replaceAll(',', ''));
    if (!asStored.some((stored) => given.has(stored(value))))
      findings.warning(who.valueAt, 'different-numbers', `it says ${number}; none of the answers does`);
  }
  // An age at the end is written as itself, or as how many years it is until then.
  const ends = [Number(end), Number(end) - Number(age)];
  if (end !== undefined && age !== undefined && !ends.some((years) => given.has(years)))
    findings.warning(
      persona.member('person').valueAt,
      'different-numbers',
      `its words say to ${end}; no benefit of the answers ends ${ends[1]} years after ${age}`,
    );
}

/** The age that stands behind what somebody is: `Teacher of 45, …`. */
function ageSaid(who: string): string | undefined {
  const [age = ''] = /\d+/.exec(who) ?? [];
  const [before, behind] = [who.slice(0, who.indexOf(age)), who.slice(who.indexOf(age) + age.length)];
  const isAge = age.length === 2 && before.endsWith(' of ') && !/[,.;]/.test(before) && /^(?:[ ,.;]|$)/.test(behind);
  return isAge ? age : undefined;
}

/** Years and amounts. */
const amountsSaid = (who: string): readonly string[] =>
  [...who.matchAll(/(?<![\w.,-])(?:\d{1,3}(?:,\d{3})+|\d{4,})(?![\w%]|[.,]\d)/g)].map(([number]) => number);

/** Numbers of years and months, and the ages of two: `Couple of 42 and 44, whose loan runs 15 years`. */
const countsSaid = (who: string): readonly string[] => [
  ...[...who.matchAll(/(?<![\w.,-])\d{1,3}(?= (?:years|months)\b)/g)].map(([number]) => number),
  ...[...who.matchAll(/ of (\d{2}) and (\d{2})(?=[;,. ]|$)/g)].flatMap(([, one = '', other = '']) => [one, other]),
];

/** All numbers of the answers, also those in dates and in texts. */
function addNumbers(node: Located, into: Set<number>): void {
  if (node.node === 'list') for (const item of node.items) addNumbers(item, into);
  else if (node.node === 'map')
    for (const [key, { value }] of node.entries) {
      if (key !== 'who') addNumbers(value, into);
    }
  else {
    const text = String(node.value);
    for (const number of [text, ...(text.match(/\d+/g) ?? [])]) into.add(Math.abs(Number(number)));
  }
}
