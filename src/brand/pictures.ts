import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Findings } from '../documents/findings/findings.js';
import { TextPlaces } from '../documents/text-places.js';
import type { PageFile } from '../http/pages/page.js';
import { startOf } from '../documents/position.js';

/** The name in the head of the page, the same for dark systems, and the picture of its tab. */
const kinds = ['logo', 'logo-dark', 'icon'] as const;
const types = { svg: 'image/svg+xml', png: 'image/png' } as const;
const endings = Object.keys(types) as readonly (keyof typeof types)[];

export const pictureNames: readonly string[] = kinds.flatMap((kind) => endings.map((ending) => `${kind}.${ending}`));

/** In bytes: a page is to be there within a second on a slow phone. */
const largest = 100_000;
const pngBegins = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * What has no place in a picture. A browser would not run it either: pictures are shown as such, and served without
 * script.
 */
const script = /<script|<foreignObject|\son[a-z]{1,40}\s?=|javascript:/i;

/** The pictures in a folder, by their names; what is none, is too large or doubled is a finding. */
export function readPictures(above: string, folder: string, findings: Findings): ReadonlyMap<string, PageFile> {
  const pictures = new Map<string, PageFile>();
  for (const kind of kinds) {
    const [first, second] = endings.filter((ending) => existsSync(join(above, folder, `${kind}.${ending}`)));
    if (second !== undefined)
      findings.error(startOf(`${folder}/${kind}.${second}`), 'duplicate-file', `there is a ${kind}.${first} too`);
    if (first === undefined) continue;
    const name = `${kind}.${first}`;
    const content = readFileSync(join(above, folder, name));
    check(first, content, `${folder}/${name}`, findings);
    pictures.set(name, { type: types[first], content });
  }
  return pictures;
}

function check(ending: keyof typeof types, content: Buffer, file: string, findings: Findings): void {
  const at = startOf(file);
  if (content.length > largest)
    findings.error(at, 'wrong-value', `found ${content.length} bytes; expected at most ${largest}`);
  if (ending === 'png') {
    if (!content.subarray(0, pngBegins.length).equals(pngBegins))
      findings.error(at, 'unreadable-file', `the file ${file} cannot be read: it is no PNG`);
    return;
  }
  const text = content.toString('utf8');
  const found = script.exec(text);
  if (!/<svg[\s>]/.test(text)) findings.error(at, 'unreadable-file', `the file ${file} cannot be read: it is no SVG`);
  else if (found)
    findings.error(
      new TextPlaces(text, file).at(found.index),
      'wrong-value',
      `found ${JSON.stringify(found[0].trim())}; expected a picture without script`,
    );
}
