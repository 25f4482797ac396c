/** Structure of a screen file and of its parts; what a part may hold follows from its kind. */

const key = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9-]*$' };
const questionKey = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9.-]*$' };
/** Resolved as a condition, with findings of its own. */
const condition = {};
const parts = { type: 'array', minItems: 1 };

/**
 * What a layout passes through to the client (specification, "SB1 screen"); tool tips are words and live in the texts.
 */
const layout = {
  type: 'object',
  additionalProperties: false,
  properties: {
    appearance: {
      type: 'object',
      additionalProperties: false,
      properties: {
        border: { type: 'string' },
        backgroundColor: { type: 'string' },
        foregroundColor: { type: 'string' },
        alignment: { type: 'string' },
        fillStrategy: { type: 'string' },
        disabled: { type: 'boolean' },
        font: { type: 'string' },
        fontsize: { type: 'integer', minimum: 1 },
        fontstyle: { type: 'string' },
      },
    },
    position: {
      type: 'object',
      additionalProperties: false,
      required: ['relXPosition', 'relYPosition'],
      properties: { relXPosition: { type: 'integer', minimum: 0 }, relYPosition: { type: 'integer', minimum: 0 } },
    },
    dimension: {
      type: 'object',
      additionalProperties: false,
      required: ['columns', 'rows'],
      properties: { columns: { type: 'integer', minimum: 1 }, rows: { type: 'integer', minimum: 1 } },
    },
  },
};

export const layoutParts = layout.properties;

const object = (
  required: readonly string[],
  properties: Readonly<Record<string, object>>,
): { readonly properties: Readonly<Record<string, object>>; readonly [keyword: string]: unknown } => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

export const screenSchema = object(['screen', 'scope'], {
  screen: key,
  scope: { type: 'string' },
  shownWhen: condition,
  followsUp: { type: 'string' },
  questions: parts,
  groups: parts,
});

/** A file of a system that adds questions to a shared screen, or to groups of it. */
export const additionSchema = object(['screen'], {
  screen: key,
  questions: parts,
  groups: { ...parts, items: object(['group', 'questions'], { group: key, questions: parts }) },
});

/** Entries are searched; what is chosen from the objects of the case is not. */
const searchable = { type: 'boolean' };

const everyQuestion = {
  key: questionKey,
  shownWhen: condition,
  mandatoryWhen: condition,
  followsUp: { type: 'string' },
  renderingHint: { enum: ['RadioButton', 'List', 'ComboBox', 'EditableComboBox'] },
  rows: { type: 'integer', minimum: 1 },
  columns: { type: 'integer', minimum: 1 },
  editable: { type: 'boolean' },
  intended: { type: 'string' },
  layout,
};

/** By the member that says what stands in a list of questions. */
export const questionSchemas = {
  attribute: object(['attribute'], { attribute: { type: 'string' }, ...everyQuestion, searchable }),
  objects: object(['objects', 'by'], {
    objects: { type: 'string' },
    by: { type: 'string' },
    repeats: { type: 'boolean' },
    ...everyQuestion,
    searchable,
  }),
  choose: object(['choose', 'from', 'by'], {
    choose: { type: 'string' },
    from: { type: 'string' },
    by: { type: 'string' },
    ...everyQuestion,
  }),
  when: object(['when', 'questions'], { when: condition, questions: parts }),
  notice: object(['notice'], { notice: { type: 'string' }, shownWhen: condition }),
};

const everyGroup = { group: key, type: { enum: ['group', 'list', 'relButtons', 'input'] }, layout };

/** By group type. */
export const groupSchemas = {
  group: object(['group', 'type'], { ...everyGroup, questions: parts, groups: parts }),
  list: object(['group', 'type', 'over'], { ...everyGroup, over: { type: 'string' }, questions: parts, groups: parts }),
  relButtons: object(['group', 'type', 'buttons'], { ...everyGroup, buttons: parts }),
  input: object(['group', 'type', 'questions'], { ...everyGroup, questions: { ...parts } }),
};

/** By command. */
export const buttonSchemas = {
  add: object(['button', 'command', 'object'], { button: key, command: {}, object: { type: 'string' } }),
  delete: object(['button', 'command', 'over'], { button: key, command: {}, over: { type: 'string' } }),
};
