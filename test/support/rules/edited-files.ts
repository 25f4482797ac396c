/** Files by name. */
export type Files = Readonly<Record<string, string>>;

/**
 * A change of one file: `replace` stands instead of `find`, which must stand there exactly once. An empty `find` writes
 * the whole file, or removes it when `replace` is empty too. `¦` in `replace` marks where a finding is expected.
 */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The files after some edits; `marks` are the places that the edits mark, as `file:line:column`. */
export function editedFiles(
  files: Files,
  edits: readonly Edit[],
): { readonly files: Files; readonly marks: readonly string[] } {
  const edited: Record<string, string> = { ...files };
  const marks: string[] = [];
  for (const { file, find, replace } of edits) {
    const marked = markedText(edited[file], file, find, replace);
    if (marked === undefined) delete edited[file];
    else {
      edited[file] = marked.replace('¦', '');
      marks.push(...placeOfMark(file, marked));
    }
  }
  return { files: edited, marks };
}

function markedText(before: string | undefined, file: string, find: string, replace: string): string | undefined {
  if (find === '') return replace === '' ? undefined : replace;
  const parts = (before ?? '').split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

function placeOfMark(file: string, text: string): readonly string[] {
  const [before, after] = text.split('¦');
  if (before === undefined || after === undefined) return [];
  const lines = before.split('\n');
  return [`${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`];
}
