import { type NameKind, tail } from '../../documents/names.js';
import type { Position } from '../../documents/position.js';
import type { Site } from './site.js';

/** The path that is being resolved, and where it is written. */
export interface PathSite extends Site {
  readonly at: Position;
  readonly text: string;
  /** Where its names end: before `.count`. */
  readonly end: number;
}

/** Tells what the first of the last segments of a path names. */
export function tellSegment(
  { findings, at, text, end }: PathSite,
  kind: NameKind,
  owner: string,
  segments: readonly string[],
): void {
  findings.names?.mention({ kind, owner, at, ...tail(text.slice(0, end), segments) });
}
