/** A text of several lines, as yaml folds it. */
export interface FoldedText {
  readonly value: string;
  /** Of its last line: where it begins and ends in the whole text, and how many lines it stands below the first. */
  readonly lastStart: number;
  readonly end: number;
  readonly lastLine: number;
}

/**
 * Reads the plain form of a folded text: what stands below `>-` in lines that begin in one column, deeper than
 * `indent`. A line end is a blank, and empty lines are as many line ends. Undefined for everything else that yaml
 * knows.
 *
 * @param start where its first line begins
 */
export function foldedText(text: string, start: number, indent: number): FoldedText | undefined {
  const [margin] = /^ */.exec(text.slice(start, start + 200)) as RegExpExecArray;
  if (margin.length <= indent) return undefined;
  let [value, separator, at, line] = ['', '', start, 0];
  let last: FoldedText | undefined;
  for (; at < text.length; line++) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const content = text.slice(at + margin.length, end);
    if (end === at) separator = separator === ' ' ? '\n' : `${separator}\n`;
    else if (!text.startsWith(margin, at)) {
      // What stands further left ends the text.
      const behind = text.slice(at, end);
      return behind.trim() === '' || behind.search(/[^ ]/) > indent ? undefined : last;
    } else if (content === '' || content.startsWith(' ') || content.endsWith(' ')) return undefined;
    else {
      value += separator + content;
      separator = ' ';
      last = { value, lastStart: at, end, lastLine: line };
    }
    at = end + 1;
  }
  return last;
}
