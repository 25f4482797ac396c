/**
 * The lines of a YAML file of which `# intended: <reason>` says that what a warning says of them is meant: at the end
 * of the line, or on a line of its own above. By line, from 1, with the line of the comment.
 */
export function intendedLines(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (!text.includes('# intended: ')) return found;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (!/(?:^|\s)# intended: \S/.test(line)) continue;
    let of = index;
    while (isComment(lines[of])) of++;
    found.set(of + 1, index + 1);
  }
  return found;
}

const isComment = (line: string | undefined): boolean => line?.trimStart().startsWith('#') === true;
