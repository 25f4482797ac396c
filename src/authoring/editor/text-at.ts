import { Cursor } from '../../documents/cursor.js';
import type { Located } from '../../documents/located.js';

/** The text that stands under a key of a part of a file; undefined where there is none. */
export const textAt = (node: Located | undefined, key: string): string | undefined =>
  node && new Cursor(node, node.at).member(key).text;
