import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from './plant.js';

/** The rules and screens of this repository, or of a copy, as lines, without the personas. */
export function dataTexts(root = '.'): Texts {
  const texts = new Map<string, readonly string[]>();
  for (const folder of ['rules', 'screens'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/^(?!personas).*\.(?:yaml|csv)$/.test(name))
        texts.set(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8').split('\n'));
  return texts;
}
