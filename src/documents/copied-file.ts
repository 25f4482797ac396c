/** What file managers, browsers, editors and people make of the name of a file that they copy. */
const marks: readonly RegExp[] = [
  /^(?<stem>.+?) ?\(\d{1,3}\)(?<ending>\.\w{2,4})$/,
  /^(?:Kopie von|Copy of) (?<stem>.+)(?<ending>\.\w{2,4})$/,
  /^(?<stem>.+?)(?: ?[-–] ?| |_)(?:copy|Copy|Kopie)(?: ?\(?\d{1,3}\)?)?(?<ending>\.\w{2,4})$/,
  /^(?<stem>.+?)[-_. ](?:alt|old|neu|new|bak|backup|orig|save|sav)(?<ending>\.\w{2,4})$/i,
  /^(?<stem>[^.]+)\.(?:conflicted copy|sync-conflict)[^.]*(?<ending>\.\w{2,4})$/,
  /^(?<stem>[^()]+) \([^()]{0,80}\)(?<ending>\.\w{2,4})$/,
  /^(?<stem>.+)(?<ending>\.\w{2,4})(?:~|\.(?:bak|old|orig|save|sav|alt|tmp|copy))$/i,
];

/** The file of which one looks like a copy, by its name, where there is that file; undefined else. */
export function copiedFrom(name: string, others: readonly string[]): string | undefined {
  for (const mark of marks) {
    const { stem, ending } = mark.exec(name)?.groups ?? {};
    if (stem !== undefined && others.includes(`${stem}${ending}`)) return `${stem}${ending}`;
  }
  return undefined;
}

/** As many lines of a text stand in its copy, also when one of them was changed. */
const sameShare = 0.5;

/** Whether most that one text says stands in another one, too. */
export function saysTheSame(one: string, other: string): boolean {
  const [few, many] = [linesOf(one), linesOf(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  return few.size === 0 || [...few].filter((line) => many.has(line)).length >= few.size * sameShare;
}

const linesOf = (text: string): Set<string> =>
  new Set(
    text
      .split(/\r\n|\n|\r/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
