import { readdirSync, readFileSync } from 'node:fs';
import type { Texts } from './plant.js';

/** The rules and screens of this repository as lines, without the personas. */
export function dataTexts(): Texts {
  const texts = new Map<string, readonly string[]>();
  for (const folder of ['rules', 'screens'])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/^(?!personas).*\.(?:yaml|csv)$/.test(name))
        texts.set(`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8').split('\n'));
  return texts;
}
