const short = 120;
const around = 3;

/**
 * Two texts as a sentence shows them: whole where they are short, else only the words between those with which both
 * begin and end, with a few around.
 */
export function shownDifference(before: string, after: string): readonly [string, string] {
  if (before.length <= short && after.length <= short) return [before, after];
  const [old, now] = [before.split(' '), after.split(' ')];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [part(old, start, end), part(now, start, end)];
}

function part(words: readonly string[], start: number, end: number): string {
  const [from, to] = [Math.max(0, start - around), Math.min(words.length, words.length - end + around)];
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
}
