import { Cursor } from '../../documents/cursor.js';
import type { Located } from '../../documents/located.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';

/** What an example gives, as it is written; undefined where it gives nothing. */
export const writtenGiven = ({ example: { given } }: PreparedExample): Located | undefined =>
  given instanceof Cursor ? given.node : undefined;
