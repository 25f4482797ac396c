import { closedObject, flag, integer, listOf, number, oneOfWords, ref, type Schema, text } from './schema.js';

const inputValue = ref('InputValue');
const position = closedObject('Place among its neighbours.', { relXPosition: integer, relYPosition: integer });
/** A question has exactly one of these inputs. */
const withOneOf = (schema: Schema, ...inputs: readonly string[]): Schema => ({
  ...schema,
  oneOf: inputs.map((input) => ({ required: [input] })),
});

const shownText = closedObject('A text and what is wrong.', { text, error: text });

/** Screens (specification, "Screen"; the shapes of both forms as designed). */
export const screenSchemas: Readonly<Record<string, Schema>> = {
  Screen: { oneOf: [ref('Sb1Screen'), ref('Sb2Screen')] },
  InputValue: closedObject('What stands in an input.', { id: text, value: text }),
  OptionValue: closedObject('An option of a selection.', { id: text, value: text, selected: flag }),

  Sb2Screen: closedObject('A screen of the questionnaire form.', {
    person: closedObject('The person asked.', {
      personName: text,
      personID: text,
      language: text,
      orientation: { const: 'LTR' },
      item: ref('Sb2Item'),
    }),
  }),
  Sb2Item: closedObject('A page of the questionnaire.', {
    id: { type: 'string', description: 'The `screenId` of the next `userAction`.' },
    name: text,
    group: text,
    order: integer,
    current: flag,
    consistent: flag,
    personName: text,
    personID: text,
    question: listOf(ref('Sb2Question')),
  }),
  Sb2Question: withOneOf(
    closedObject(
      'A question with exactly one input.',
      { id: text, catyID: integer, cotyID: integer, order: integer, text: shownText },
      { textInput: ref('Sb2TextInput'), selection: ref('Sb2Selection'), numberInput: ref('Sb2NumberInput') },
    ),
    'textInput',
    'selection',
    'numberInput',
  ),
  Sb2TextInput: closedObject('A text, a date or a searchable code.', {
    id: text,
    editable: flag,
    mandatory: flag,
    error: text,
    rows: integer,
    language: text,
    searchable: flag,
    value: { oneOf: [inputValue, listOf(inputValue)] },
  }),
  Sb2Selection: closedObject('A choice among options.', {
    id: text,
    name: text,
    editable: flag,
    mandatory: flag,
    error: text,
    value: listOf(ref('OptionValue')),
  }),
  Sb2NumberInput: closedObject(
    'A number with its unit.',
    {
      id: text,
      editable: flag,
      mandatory: flag,
      error: text,
      maxNumberDecimals: integer,
      unit: closedObject('The unit.', { name: text, id: text }),
      value: inputValue,
    },
    { minVal: number, maxVal: number },
  ),

  Sb1Screen: closedObject('A screen of the form with menu, groups and buttons.', {
    id: { type: 'string', description: 'The `screenId` of the next `userAction`.' },
    fixedID: text,
    title: text,
    resizable: flag,
    helpID: text,
    navigation: closedObject('The menu bar.', {
      id: text,
      name: text,
      renderingHint: { const: 'menuBar' },
      item: listOf(ref('Sb1MenuItem')),
    }),
    group: ref('Sb1Group'),
    buttonRow: closedObject('The buttons of the screen.', { button: listOf(ref('Sb1Button')) }),
  }),
  Sb1MenuItem: closedObject(
    'A menu, or an entry of one.',
    {
      id: text,
      name: text,
      commandid: text,
      fixedID: text,
      shown: flag,
      consistent: flag,
      default: flag,
      isSeparator: flag,
    },
    { caseObj: integer, item: listOf(ref('Sb1MenuItem')) },
  ),
  Sb1Button: closedObject(
    'A button; its `commandid` is a `screenCommand`.',
    { id: text, name: text, commandid: text, default: flag },
    { position, appearance: ref('Appearance') },
  ),
  Sb1Group: closedObject(
    'A part of the form.',
    {
      id: text,
      name: text,
      type: oneOfWords('group', 'relation', 'list', 'relButtons', 'input'),
      layout: ref('Sb1Layout'),
    },
    {
      group: listOf(ref('Sb1Group')),
      question: listOf(ref('Sb1Question')),
      text: shownText,
      button: listOf(ref('Sb1Button')),
    },
  ),
  Sb1Layout: closedObject(
    'Where a part stands and how it looks.',
    {},
    {
      appearance: ref('Appearance'),
      position,
      dimension: closedObject('Its size.', { columns: integer, rows: integer }),
    },
  ),
  Appearance: closedObject(
    'How a part looks.',
    {},
    {
      border: text,
      backgroundColor: text,
      foregroundColor: text,
      alignment: text,
      fillStrategy: text,
      disabled: flag,
      toolTip: text,
      errorToolTip: text,
      font: text,
      fontsize: { type: ['integer', 'string'] },
      fontstyle: text,
    },
  ),
  Sb1Question: withOneOf(
    closedObject(
      'A question with exactly one input.',
      { layout: ref('Sb1Layout'), catyID: integer, cotyID: integer, id: text, fixedID: text, name: text },
      { selection: ref('Sb1Selection'), textInput: ref('Sb1TextInput') },
    ),
    'selection',
    'textInput',
  ),
  Sb1Selection: closedObject('A choice among options.', {
    noColumns: integer,
    noRows: integer,
    editable: flag,
    multiple: flag,
    name: text,
    renderingHint: text,
    id: text,
    error: text,
    mandatory: flag,
    collected: { type: 'boolean', description: 'An answer is stored.' },
    value: listOf(ref('OptionValue')),
  }),
  Sb1TextInput: closedObject('A text, a number, a date or a searchable code.', {
    columns: integer,
    rows: integer,
    editable: flag,
    minLength: integer,
    maxLength: integer,
    id: text,
    error: text,
    mandatory: flag,
    value: { oneOf: [inputValue, listOf(inputValue)] },
  }),
};
