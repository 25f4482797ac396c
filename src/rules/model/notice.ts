import type { Notes } from './notes.js';
import type { Position } from '../../documents/position.js';
import type { Words } from './words.js';

/**
 * A text that the law wants people to read before they are asked (rule language, `notices/<topic>.yaml`): what it
 * says, in versions that each hold from a day on.
 */
export interface Notice extends Notes {
  readonly key: string;
  /** The law that asks for it, with its section. */
  readonly source: string;
  /** By number and by day, both rising. */
  readonly versions: readonly NoticeVersion[];
  readonly at: Position;
}

export interface NoticeVersion {
  readonly version: number;
  /** The first day on which it holds, `YYYY.MM.DD`; it holds until the next one does. */
  readonly from: string;
  /** Who approved its wording and when; undefined: counsel must still approve it. */
  readonly approvedBy: string | undefined;
  readonly title: Words;
  /** Line breaks divide its paragraphs; placeholders are parameters. */
  readonly text: Words;
  /** Where its first day is written. */
  readonly at: Position;
}

/** The version that holds on a day (`YYYY.MM.DD`); undefined before the first. */
export const versionOn = ({ versions }: Notice, day: string): NoticeVersion | undefined =>
  versions.filter(({ from }) => from <= day).at(-1);

/** What later evidence cites: the notice and the number of its version. */
export const citationOf = ({ key }: Notice, { version }: NoticeVersion): string => `${key} ${version}`;
