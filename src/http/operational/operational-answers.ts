import { element, optional } from '../../wire/element.js';
import { integer, text, word } from '../../wire/scalars.js';
import { list } from '../../wire/several.js';
import { described, type TypeOf } from '../../wire/shape.js';

const up = word('up');

/** Answer of `/health/live`. */
export const upAnswer = element('LiveAnswer', 'It does.', { status: up });
export type UpAnswer = TypeOf<typeof upAnswer>;

/** Answer of `/health/ready`. */
export const readyAnswer = element('ReadyAnswer', 'It can.', {
  status: up,
  ruleSystems: list(
    element('LoadedSystem', 'A loaded rule system.', { system: text, versionId: integer, versionName: text }),
  ),
  reload: optional(
    element('RulesReload', 'Of a service that takes over changed rules (RULES_RELOAD).', {
      since: described(text, 'Since when the present rules serve.'),
      refused: optional(
        element(
          'RefusedRules',
          'The files have errors now, so that the rules before serve on; the log has the errors.',
          {
            since: text,
            errors: integer,
          },
        ),
      ),
    }),
  ),
});
export type ReadyAnswer = TypeOf<typeof readyAnswer>;
