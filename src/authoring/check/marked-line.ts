/** So much of a long line is shown, and so much of it before the place. */
const width = 120;
const before = 40;
/** What a finding points at: a text in quotes, a word, or a single sign. */
const token = /"[^"]*"?|[\p{L}\p{N}_.:%/+-]*[\p{L}\p{N}_%]|./uy;

/**
 * A line with a mark under the place of a finding, `^~~~` as long as what stands there. Tabs become blanks, so that the
 * mark stands under it on every screen; of a long line the surroundings are shown, with … where something is left out.
 *
 * @param column from 1
 */
export function markedLine(line: string, column: number): readonly [line: string, mark: string] {
  const place = Math.min(column - 1, line.length);
  token.lastIndex = place;
  const found = token.exec(line)?.[0].length ?? 1;
  const start = line.length > width && place > before ? place - before : 0;
  const end = Math.min(line.length, start + width);
  const cut = start > 0 ? '…' : '';
  const shown = `${cut}${line.slice(start, end)}${end < line.length ? '…' : ''}`
    .replaceAll('\t', ' ')
    .replace('\uFEFF', '');
  const length = Math.max(1, Math.min(found, end - place));
  return [shown, `${' '.repeat(place - start + cut.length)}^${'~'.repeat(length - 1)}`];
}
