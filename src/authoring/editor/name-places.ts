import type { LoadedNames } from '../names/load-names.js';
import type { Named } from '../names/name-index.js';
import { renaming } from '../names/rename.js';
import type { Span } from '../names/span.js';
import type { Place } from './cursor-place.js';

/** What the name at a place is of. */
const namedAt = (file: string, { line, column }: Place, { index }: LoadedNames): Named | undefined =>
  index.at(file, line, column)[0]?.named;

/** Where the name at a place is made known. */
export const definitionsAt = (file: string, at: Place, loaded: LoadedNames): readonly Span[] =>
  namedAt(file, at, loaded)?.mentions.filter(({ defines }) => defines) ?? [];

/** Every place where it stands, with or without those that make it known. */
export const referencesAt = (file: string, at: Place, withDefinition: boolean, loaded: LoadedNames): readonly Span[] =>
  namedAt(file, at, loaded)?.mentions.filter(({ defines }) => withDefinition || !defines) ?? [];

/** The name that would be written otherwise. */
export const renamedAt = (file: string, { line, column }: Place, { index }: LoadedNames): Span | undefined =>
  index.at(file, line, column)[0]?.span;

/** What must be written otherwise so that the name at a place becomes another; refused with a reason. */
export function renameAt(file: string, at: Place, to: string, loaded: LoadedNames): ReturnType<typeof renaming> {
  const named = namedAt(file, at, loaded);
  return named
    ? renaming(named, to, loaded.index)
    : { refused: 'there is no name here that rules or screens make known' };
}
