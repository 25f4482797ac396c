import { element, type ObjectOf, optional } from '../../wire/element.js';
import { constant, flag, integer, number, text, word } from '../../wire/scalars.js';
import { either, list } from '../../wire/several.js';
import { described, itself, named, type TypeOf } from '../../wire/shape.js';

/**
 * Screens on the wire (specification, "Screen"; shapes and member order as in the design of screens). Both flavors and
 * the OpenAPI document are written from these.
 */

const namesOf = <M extends object>(members: M): readonly (keyof M & string)[] =>
  Object.keys(members) as (keyof M & string)[];

const screenId = described(text, 'The `screenId` of the next `userAction`.');
const shownText = element('ShownText', 'A text and what is wrong.', { text, error: text });

export const inputValue = element('InputValue', 'What stands in an input.', { id: text, value: text });
export type InputValue = TypeOf<typeof inputValue>;

const optionValue = element('OptionValue', 'An option of a selection.', { id: text, value: text, selected: flag });
export type OptionValue = TypeOf<typeof optionValue>;

/** A list for a question over a list of objects. */
const oneValueOrList = either(inputValue, list(inputValue));

/** Of a searchable code: what the words typed may mean. */
const choices = optional(
  described(
    list(inputValue),
    'What words may mean that name no one entry, the likeliest first; one is sent by its `id`.',
  ),
);

const sb2TextInput = element('Sb2TextInput', 'A text, a date or a searchable code.', {
  id: text,
  editable: flag,
  mandatory: flag,
  error: text,
  rows: integer,
  language: text,
  searchable: flag,
  value: oneValueOrList,
  choices,
});
export type Sb2TextInput = TypeOf<typeof sb2TextInput>;

const sb2Selection = element('Sb2Selection', 'A choice among options.', {
  id: text,
  name: text,
  editable: flag,
  mandatory: flag,
  error: text,
  value: list(optionValue),
});
export type Sb2Selection = TypeOf<typeof sb2Selection>;

const sb2NumberInput = element('Sb2NumberInput', 'A number with its unit.', {
  id: text,
  editable: flag,
  mandatory: flag,
  error: text,
  minVal: optional(number),
  maxVal: optional(number),
  maxNumberDecimals: integer,
  unit: element('InputUnit', 'The unit.', { name: text, id: text }),
  value: inputValue,
});
export type Sb2NumberInput = TypeOf<typeof sb2NumberInput>;

/** What a question is answered in: one of these. */
const sb2Inputs = {
  textInput: optional(sb2TextInput),
  selection: optional(sb2Selection),
  numberInput: optional(sb2NumberInput),
};
export type Sb2Inputs = ObjectOf<typeof sb2Inputs>;

export const sb2Question = element(
  'Sb2Question',
  'A question with exactly one input.',
  {
    id: text,
    catyID: integer,
    cotyID: integer,
    order: integer,
    text: shownText,
    ...sb2Inputs,
  },
  { exactlyOne: namesOf(sb2Inputs) },
);
export type Sb2Question = TypeOf<typeof sb2Question>;

const sb2Item = element('Sb2Item', 'A page of the questionnaire.', {
  id: screenId,
  name: text,
  group: text,
  order: integer,
  current: flag,
  consistent: flag,
  personName: text,
  personID: text,
  question: list(sb2Question),
});
export type Sb2Item = TypeOf<typeof sb2Item>;

const sb2Screen = element('Sb2Screen', 'A screen of the questionnaire form.', {
  person: element('Sb2Person', 'The person asked.', {
    personName: text,
    personID: text,
    language: text,
    orientation: constant('LTR'),
    item: sb2Item,
  }),
});
export type Sb2Screen = TypeOf<typeof sb2Screen>;

const appearance = element('Appearance', 'How a part looks.', {
  border: optional(text),
  backgroundColor: optional(text),
  foregroundColor: optional(text),
  alignment: optional(text),
  fillStrategy: optional(text),
  disabled: optional(flag),
  toolTip: optional(text),
  errorToolTip: optional(text),
  font: optional(text),
  fontsize: optional(integer),
  fontstyle: optional(text),
});
export type Appearance = TypeOf<typeof appearance>;

const position = element('Position', 'Place among its neighbours.', { relXPosition: integer, relYPosition: integer });

const sb1Layout = element('Sb1Layout', 'Where a part stands and how it looks.', {
  appearance: optional(appearance),
  position: optional(position),
  dimension: optional(element('Dimension', 'Its size.', { columns: integer, rows: integer })),
});
export type Sb1Layout = TypeOf<typeof sb1Layout>;

const sb1Button = element('Sb1Button', 'A button; its `commandid` is a `screenCommand`.', {
  id: text,
  name: text,
  commandid: text,
  default: flag,
  position: optional(position),
  appearance: optional(appearance),
});
export type Sb1Button = TypeOf<typeof sb1Button>;

const sb1Selection = element('Sb1Selection', 'A choice among options.', {
  noColumns: integer,
  noRows: integer,
  editable: flag,
  multiple: flag,
  name: text,
  renderingHint: text,
  id: text,
  error: text,
  mandatory: flag,
  collected: described(flag, 'An answer is stored.'),
  value: list(optionValue),
});
export type Sb1Selection = TypeOf<typeof sb1Selection>;

const sb1TextInput = element('Sb1TextInput', 'A text, a number, a date or a searchable code.', {
  columns: integer,
  rows: integer,
  editable: flag,
  minLength: integer,
  maxLength: integer,
  id: text,
  error: text,
  mandatory: flag,
  value: oneValueOrList,
  choices,
});
export type Sb1TextInput = TypeOf<typeof sb1TextInput>;

/** What a question is answered in: one of these. */
const sb1Inputs = { selection: optional(sb1Selection), textInput: optional(sb1TextInput) };
export type Sb1Inputs = ObjectOf<typeof sb1Inputs>;

const sb1Question = element(
  'Sb1Question',
  'A question with exactly one input.',
  {
    layout: sb1Layout,
    catyID: integer,
    cotyID: integer,
    id: text,
    fixedID: text,
    name: text,
    ...sb1Inputs,
  },
  { exactlyOne: namesOf(sb1Inputs) },
);
export type Sb1Question = TypeOf<typeof sb1Question>;

const groupMembers = {
  id: text,
  name: text,
  type: word('group', 'relation', 'list', 'relButtons', 'input'),
  layout: sb1Layout,
  group: optional(list(itself<Sb1Group>('Sb1Group'))),
  /** Of the question in an `input` group; of a group without questions, what is to be read. */
  text: optional(shownText),
  question: optional(list(sb1Question)),
  button: optional(list(sb1Button)),
};
const sb1Group = element('Sb1Group', 'A part of the form.', groupMembers);
export interface Sb1Group extends ObjectOf<typeof groupMembers> {}

const menuItemMembers = {
  id: text,
  name: text,
  commandid: text,
  fixedID: text,
  shown: flag,
  caseObj: optional(integer),
  consistent: flag,
  default: flag,
  isSeparator: flag,
  item: optional(list(itself<Sb1MenuItem>('Sb1MenuItem'))),
};
const sb1MenuItem = element('Sb1MenuItem', 'A menu, or an entry of one.', menuItemMembers);
export interface Sb1MenuItem extends ObjectOf<typeof menuItemMembers> {}

const sb1Screen = element('Sb1Screen', 'A screen of the form with menu, groups and buttons.', {
  id: screenId,
  fixedID: text,
  title: text,
  resizable: flag,
  helpID: text,
  navigation: element('Sb1Navigation', 'The menu bar.', {
    id: text,
    name: text,
    renderingHint: constant('menuBar'),
    item: list(sb1MenuItem),
  }),
  group: sb1Group,
  buttonRow: element('Sb1ButtonRow', 'The buttons of the screen.', { button: list(sb1Button) }),
});
export type Sb1Screen = TypeOf<typeof sb1Screen>;

export const screen = named('Screen', either(sb1Screen, sb2Screen));
export type Screen = TypeOf<typeof screen>;
