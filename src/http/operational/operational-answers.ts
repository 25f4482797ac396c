import { part } from '../../wire/element.js';
import { integer, text, word } from '../../wire/scalars.js';
import { list } from '../../wire/several.js';
import type { TypeOf } from '../../wire/shape.js';

const up = word('up');

/** Answer of `/health/live`. */
export const upAnswer = part('It does.', { status: up });
export type UpAnswer = TypeOf<typeof upAnswer>;

/** Answer of `/health/ready`. */
export const readyAnswer = part('It can.', {
  status: up,
  ruleSystems: list(part('A loaded rule system.', { system: text, versionId: integer, versionName: text })),
});
export type ReadyAnswer = TypeOf<typeof readyAnswer>;
