import { inflateSync } from 'node:zlib';

/** What a PDF of pdfkit or Chromium holds, as far as a test looks at it. */
export interface ReadPdf {
  /** All that is not in streams. */
  readonly structure: string;
  readonly pages: number;
  /** What stands on its pages, in the order in which it was written, without the breaks of lines. */
  readonly text: string;
  /** What of it stands there in a bold font. */
  readonly bold: string;
}

/** Reads a PDF whose fonts say which character each of their signs is: what a reader copies or reads aloud. */
export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1');
  const objects = new Map<string, { readonly head: string; readonly stream: string | undefined }>();
  for (const part of source.split('endobj\n')) {
    const at = part.lastIndexOf(' 0 obj\n');
    const id = part.slice(0, at).split('\n').at(-1) ?? '';
    const [head = ''] = part.slice(at).split('stream\n');
    const start = part.indexOf('stream\n') + 'stream\n'.length;
    const isText = head.includes('/FlateDecode') && !head.includes('/Length1') && start > at;
    const stream = isText ? inflated(Buffer.from(part.slice(start), 'latin1')) : undefined;
    objects.set(id, { head, stream });
  }
  const heads = [...objects.values()].map(({ head }) => head);
  const fonts = new Map<string, Font>();
  for (const head of heads)
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id)?.head ?? '';
      const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
      fonts.set(name, {
        characters: charactersIn(objects.get(map)?.stream ?? ''),
        isBold: /\/BaseFont \S+-Bold/.test(font),
      });
    }
  const pages = heads.filter((head) => head.includes('/Type /Page\n'));
  const contents = pages.map((head) => /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '');
  const runs = contents.flatMap((id) => runsIn(objects.get(id)?.stream ?? '', fonts));
  const joined = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
  const bold = joined(runs.filter(({ isBold }) => isBold));
  return { structure: heads.join('\n'), pages: pages.length, text: joined(runs), bold };
}

/** Which characters its signs are, by their numbers in hexadecimal. */
interface Font {
  readonly characters: ReadonlyMap<string, string>;
  readonly isBold: boolean;
}

function inflated(bytes: Buffer): string {
  return inflateSync(bytes, { finishFlush: 2 }).toString('latin1');
}

/**
 * Which characters the signs of a font are, by their numbers in hexadecimal: one by one, or from one number to another.
 */
function charactersIn(map: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (number: number, sign: string): void => {
    const units = sign.match(/[0-9a-f]{4}/gi) ?? [];
    found.set(
      number.toString(16).padStart(4, '0'),
      String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
    );
  };
  for (const line of map.split('\n')) {
    const [first = '', second = '', third] = line.match(/[0-9a-f]{4,}/gi) ?? [];
    if (!line.startsWith('<') || second === '') continue;
    const from = Number.parseInt(first, 16);
    if (line.includes('['))
      for (const [index, sign] of (line.slice(line.indexOf('[')).match(/<[^<>]*>/g) ?? []).entries())
        note(from + index, sign);
    else if (third === undefined) note(from, second);
    else
      for (let at = from; at <= Number.parseInt(second, 16); at++)
        note(at, (Number.parseInt(third, 16) + at - from).toString(16).padStart(4, '0'));
  }
  return found;
}

interface Run {
  readonly text: string;
  readonly isBold: boolean;
}

/** What is written at one stroke, in one font. */
function runsIn(stream: string, fonts: ReadonlyMap<string, Font>): readonly Run[] {
  let font: Font | undefined;
  const runs: Run[] = [];
  for (const line of stream.split('\n')) {
    const name = /^\/(F\d+) /.exec(line)?.[1];
    if (name !== undefined) font = fonts.get(name);
    if (!/T[jJ]$/.test(line)) continue;
    const signs = [...line.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
      ([, part = '']) => part.toLowerCase().match(/[0-9a-f]{4}/g) ?? [],
    );
    const text = signs.map((sign) => font?.characters.get(sign) ?? '\uFFFD').join('');
    runs.push({ text, isBold: font?.isBold ?? false });
  }
  return runs;
}
