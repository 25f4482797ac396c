import type { Position } from '../../../documents/position.js';
import type { Placeholders } from './text-placeholders.js';

/** The text in one locale, and what it prints. */
export interface LocaleText {
  readonly locale: string;
  readonly text: string;
  readonly at: Position;
  readonly placeholders: Extract<Placeholders, { names: unknown }>;
}
