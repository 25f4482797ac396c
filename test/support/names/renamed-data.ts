import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedNames, loadNames } from '../../../src/authoring/names/load-names.js';
import type { Named } from '../../../src/authoring/names/name-index.js';
import { Kept } from '../../../src/documents/kept.js';
import { modelText } from './model-text.js';
import { type Change, writtenOtherwise } from './written-otherwise.js';

/** A name, and how it is called from now on. */
export interface NewName {
  readonly named: Named;
  readonly to: string;
}

/** The data of this repository, in which names are written otherwise wherever the index says that they stand. */
export function renamedData(names: readonly NewName[]): LoadedNames {
  const changes = new Map<string, Change[]>();
  for (const { named, to } of names)
    for (const span of named.mentions) changes.set(span.file, [...(changes.get(span.file) ?? []), { ...span, to }]);
  const kept = new Kept();
  for (const [file, ofFile] of changes) {
    const path = join(process.cwd(), file);
    kept.put(path, writtenOtherwise(readFileSync(path, 'utf8'), ofFile));
  }
  return loadNames({ rules: join(process.cwd(), 'rules'), screens: join(process.cwd(), 'screens') }, kept);
}

/** Everything that was loaded, as a text. */
export const loadedText = ({ systems, personas }: LoadedNames): string =>
  modelText([
    systems.ruleSets,
    systems.ruleSets.map(({ parameterSets }) => systems.forCsp([...parameterSets.keys()][0] ?? 0)?.screens),
    personas,
  ]);

/** A text in which the new names are the old ones again. */
export function withOldNames(text: string, names: readonly NewName[]): string {
  const old = new Map(names.map(({ named, to }) => [to, named.name]));
  return text.replace(/[A-Za-z0-9-]*zq[0-9]+/g, (found) => old.get(found) ?? found);
}

/** A name that no other is: what it was called says of which form it is. */
export const freshName = (named: Named, index: number): string =>
  `${named.name.replace(/[^A-Za-z0-9-]/g, '').toLowerCase()}zq${index}`;
