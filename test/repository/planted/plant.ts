/** The files of the data by name (`rules/...`), as lines. */
export type Texts = ReadonlyMap<string, readonly string[]>;

/** Lines of one file that are written otherwise; `line` counts from 0. An empty list takes the line away. */
export interface LineEdit {
  readonly file: string;
  readonly line: number;
  readonly now: readonly string[];
}

/** What happens to a whole file or folder. */
export interface FileEdit {
  readonly file: string;
  /** Undefined: it is gone. Bytes are written as they are. */
  readonly now?: string | Uint8Array;
  readonly renamed?: string;
}

/** One mistake, and where it must be found. */
export interface Plant {
  readonly edits: readonly LineEdit[];
  readonly files?: readonly FileEdit[];
  readonly at: { readonly file: string; readonly from: number; readonly to: number };
  /** No two plants of a load touch the same area. */
  readonly area: string;
  /** A word by which a finding elsewhere is known to be about this plant. */
  readonly says?: string;
}

/** A way of going wrong of the trial: how often it is planted, and what is loaded with it at once. */
export interface PlantClass {
  readonly name: string;
  readonly count: number;
  /**
   * Plants of one stage are loaded together; of `alone` each by itself, of `apart` as many as have areas of their own.
   */
  readonly stage: string;
  readonly candidates: (texts: Texts) => Iterable<Plant>;
}

/** A plant that changes one line, and must be found there. */
export function inLine(file: string, line: number, now: string, area = `${file}:${line}`): Plant {
  return { edits: [{ file, line, now: [now] }], at: { file, from: line, to: line }, area };
}

/** What stands in few places: the file, what stands there, and what is written instead. */
export type Single = readonly [file: RegExp, from: string, to: string];

/** Each of them, in every line that has it. */
export function* inSinglePlaces(texts: Texts, singles: readonly Single[]): Iterable<Plant> {
  for (const [file, from, to] of singles)
    for (const [name, text] of texts)
      if (file.test(name))
        for (const [index, line] of text.entries())
          if (line.includes(from)) yield inLine(name, index, line.replace(from, to));
}

/** Every line that matches, in the files whose names match, with what is written instead. */
export function* lines(
  texts: Texts,
  files: RegExp,
  pattern: RegExp,
  now: (match: RegExpExecArray, line: string) => string,
): Iterable<Plant> {
  for (const [file, all] of texts) {
    if (!files.test(file)) continue;
    for (const [index, line] of all.entries()) {
      const match = pattern.exec(line);
      const written = match && now(match, line);
      if (written !== null && written !== line)
        yield { ...inLine(file, index, written), ...blockArea(file, all, index) };
    }
  }
}

/** A word with two letters swapped. */
export function misspelt(word: string): string {
  for (let index = 1; index < word.length - 1; index++)
    if (word[index] !== word[index + 1])
      return word.slice(0, index) + (word[index + 1] ?? '') + (word[index] ?? '') + word.slice(index + 2);
  return `${word}x`;
}

/** The rule, fact or whatever is written with this line: from its name to before the next. Both count from 0. */
export function blockOf(lines: readonly string[], line: number): { readonly from: number; readonly to: number } {
  const indent = lines.some((each) => each === 'rules:') ? 2 : 0;
  const begins = (each: string | undefined): boolean => each !== undefined && startsBlock[indent]?.test(each) === true;
  let from = line;
  while (from > 0 && !begins(lines[from])) from--;
  let to = line + 1;
  while (to < lines.length && !begins(lines[to])) to++;
  return { from, to: to - 1 };
}

const startsBlock: Readonly<Record<number, RegExp>> = { 0: /^[A-Za-z][\w-]*:/, 2: /^ {2}[a-z][\w-]*:/ };

const blockArea = (file: string, all: readonly string[], line: number): { readonly area: string } => ({
  area: `${file}:${blockOf(all, line).from}`,
});

/** The same plants, right wherever in their rule or fact they are found. */
export function* inBlock(texts: Texts, plants: Iterable<Plant>): Iterable<Plant> {
  for (const plant of plants) {
    const all = texts.get(plant.at.file) ?? [];
    yield { ...plant, at: { file: plant.at.file, ...blockOf(all, plant.at.from) } };
  }
}
