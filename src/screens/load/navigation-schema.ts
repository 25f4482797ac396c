import { layoutParts } from './screen-schema.js';

const key = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9-]*$' };
/**
 * The commands a fixed menu entry or button may give; the others name objects and are made by the service (decisions,
 * "Capture").
 */
const command = { enum: ['next', 'previous', 'refresh', 'finish'] };

/** Structure of `navigation.yaml`: menus and button row of one source type. */
export const navigationSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['menus', 'buttons'],
  properties: {
    menus: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['menu'],
        properties: {
          menu: key,
          lists: { enum: ['items', 'languages'] },
          items: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              additionalProperties: false,
              properties: { item: key, command, separator: { enum: [true] } },
            },
          },
        },
      },
    },
    buttons: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['button', 'command'],
        properties: {
          button: key,
          command,
          default: { type: 'boolean' },
          position: layoutParts.position,
          appearance: layoutParts.appearance,
        },
      },
    },
  },
};
