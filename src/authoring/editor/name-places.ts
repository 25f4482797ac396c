import type { LoadedNames } from '../names/load-names.js';
import type { Named } from '../names/name-index.js';
import { type Renaming, renaming } from '../names/rename.js';
import type { Span } from '../names/span.js';
import type { Place } from './cursor-place.js';

/** What the name at a place is of. */
const namedAt = (file: string, { line, column }: Place, { index }: LoadedNames): Named | undefined =>
  index.at(file, line, column)[0]?.named;

/**
 * Where the name at a place is made known: a fact that several rules have of their own, in the rule that stands there.
 */
export function definitionsAt(file: string, at: Place, loaded: LoadedNames): readonly Span[] {
  const definitions = namedAt(file, at, loaded)?.mentions.filter(({ defines }) => defines) ?? [];
  const [from, to] = ruleAt(file, at.line, loaded);
  const own = definitions.filter((each) => each.file === file && each.line >= from && each.line < to);
  return own.length > 0 ? own : definitions;
}

/** The lines of the rule that a line of a file is in: from its first to that of the next. */
function ruleAt(file: string, line: number, { systems }: LoadedNames): readonly [from: number, to: number] {
  const lines = systems.ruleSets
    .flatMap(({ rules }) => rules)
    .filter(({ at }) => file.endsWith(`/${at.file}`))
    .map(({ at }) => at.line);
  const from = Math.max(0, ...lines.filter((each) => each <= line));
  return [from, Math.min(Number.POSITIVE_INFINITY, ...lines.filter((each) => each > line))];
}

/** Every place where it stands, with or without those that make it known. */
export const referencesAt = (file: string, at: Place, withDefinition: boolean, loaded: LoadedNames): readonly Span[] =>
  namedAt(file, at, loaded)?.mentions.filter(({ defines }) => withDefinition || !defines) ?? [];

/** The name that would be written otherwise. */
export const renamedAt = (file: string, { line, column }: Place, { index }: LoadedNames): Span | undefined =>
  index.at(file, line, column)[0]?.span;

/** What must be written otherwise so that the name at a place becomes another; refused with a reason. */
export const renameAt = (file: string, at: Place, to: string, loaded: LoadedNames): Renaming =>
  renaming(namedAt(file, at, loaded), to, loaded);
