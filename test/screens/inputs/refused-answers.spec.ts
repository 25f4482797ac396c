import { expect } from 'chai';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import { dateInput } from '../../../src/screens/inputs/date.js';
import type { Input, Meaning } from '../../../src/screens/inputs/input.js';
import { numberInput } from '../../../src/screens/inputs/number.js';
import { objectsInput, searchInput } from '../../../src/screens/inputs/search.js';
import { selectionInput } from '../../../src/screens/inputs/selection.js';
import { textInput } from '../../../src/screens/inputs/text.js';
import type { QuestionDefinition } from '../../../src/screens/model/definition.js';
import { messageKeys } from '../../../src/screens/model/messages.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import type { AskedQuestion } from '../../../src/screens/questions/asked-question.js';
import { realSystems } from '../../support/rules/real-systems.js';

const real = realSystems().forCsp(1);
if (!real) throw new Error('there is no parameter set 1');
/** Messages that say their key and what fills their placeholders: what the words make of it is the texts' business. */
const messages = new Map(
  Object.entries(messageKeys).map(([key, names]) => {
    const text = [key, ...names.map((name) => `${name}={${name}}`)].join(' ');
    return [key, { en: text, de: text }];
  }),
);
const rules: CaseRules = {
  ...real,
  screens: { ...real.screens, messages: messages as CaseRules['screens']['messages'] },
};
const today = { year: 2026, month: 11, day: 22 };

const attributeOf = (object: string, fact: string, changes: Partial<Attribute> = {}): Attribute => {
  const attribute = rules.ruleSet.objects.get(object)?.attributes.get(fact);
  if (!attribute) throw new Error(`${object} has no ${fact}`);
  return { ...attribute, ...changes };
};
const bounded = (minimum: number | undefined, maximum: number | undefined, decimals = 0): Attribute => {
  const { minimum: _minimum, maximum: _maximum, ...attribute } = attributeOf('person', 'height', { decimals });
  return { ...attribute, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
};

/** A question of which nothing is stored. */
function asking(attribute: Attribute, definition: Partial<QuestionDefinition> = { kind: 'attribute' }): AskedQuestion {
  const base = { view: { today, program: rules.program, case: { locale: 'deCH' } } };
  return {
    question: { definition: { ...definition, attribute }, attribute },
    carriers: [],
    base,
  } as unknown as AskedQuestion;
}

type Given = Readonly<Partial<Record<'id' | 'value' | 'unit', string>>>;

const read = (input: Input, asked: AskedQuestion, given: readonly Given[], language = 'en'): Meaning =>
  input.read(
    given.map((each) => ({ id: '', value: '', unit: '', ...each })),
    asked,
    { rules, language },
  );

const name = attributeOf('person', 'name', { minimumLength: 2, maximumLength: 5 });
const birth = attributeOf('person', 'dateOfBirth', { exactTo: 'day' });
const gender = attributeOf('person', 'sex');
const pursuit = attributeOf('pursuit', 'code');
const cm = String(rules.program.unitFor(attributeOf('person', 'height').unit).id);

/** An input, what it asks for, what is given, and the reason with which that is refused. */
const refusals: readonly (readonly [
  what: string,
  input: Input,
  attribute: Attribute,
  given: readonly Given[],
  says: string,
])[] = [
  [
    'a number below the only bound',
    numberInput,
    bounded(50, undefined),
    [{ value: '49' }],
    'number-at-least minimum=50 unit=cm',
  ],
  [
    'a number above the only bound',
    numberInput,
    bounded(undefined, 230),
    [{ value: '231' }],
    'number-at-most maximum=230 unit=cm',
  ],
  [
    'a number below two bounds',
    numberInput,
    bounded(50, 230),
    [{ value: '49' }],
    'number-between minimum=50 maximum=230 unit=cm',
  ],
  [
    'a number above two bounds',
    numberInput,
    bounded(50, 230),
    [{ value: '231' }],
    'number-between minimum=50 maximum=230 unit=cm',
  ],
  ['a fraction', numberInput, bounded(50, 230), [{ value: '180.5' }], 'whole-number-expected'],
  ['more decimals', numberInput, bounded(50, 230, 1), [{ value: '180.55' }], 'too-many-decimals decimals=1'],
  ['a word for a number', numberInput, bounded(50, 230), [{ value: 'tall' }], 'number-expected example=1234'],
  [
    'a word for a number with decimals',
    numberInput,
    bounded(50, 230, 1),
    [{ value: 'tall' }],
    'number-expected example=1234.5',
  ],
  ['nothing for a number', numberInput, bounded(50, 230), [], 'number-expected example=1234'],
  ['nothing for a day', dateInput, birth, [], 'date-to-day forms=DD/MM/YYYY'],
  [
    'a mark that leaves a number below the only bound open',
    numberInput,
    bounded(undefined, 2000, 1),
    [{ value: '1.234' }],
    'thousands-mark value=1.234 example=1234.5 readings=1.234 or 1234',
  ],
  [
    'a mark that leaves a number above the only bound open',
    numberInput,
    bounded(1, undefined, 1),
    [{ value: '1.234' }],
    'thousands-mark value=1.234 example=1234.5 readings=1.234 or 1234',
  ],
  ['nothing for a text', textInput, name, [], 'text-too-short minimum=2'],
  ['a text that is too short', textInput, name, [{ value: 'a' }], 'text-too-short minimum=2'],
  ['a text that is too long', textInput, name, [{ value: 'abcdef' }], 'text-too-long maximum=5'],
  ['an option that is none', selectionInput, gender, [{ id: '9' }], 'unknown-option'],
  ['no option', selectionInput, gender, [{ value: 'x' }], 'unknown-option'],
  ['a key that is none', searchInput, pursuit, [{ id: 'NOWHERE' }], 'no-match value=NOWHERE'],
  ['words that fit nothing', searchInput, pursuit, [{ value: 'xyzzy' }], 'no-match value=xyzzy'],
  ['nothing to search for', searchInput, pursuit, [], 'no-match value='],
  ['words that are too long', searchInput, pursuit, [{ value: 'x'.repeat(201) }], 'text-too-long maximum=200'],
  ['an entry twice', objectsInput, pursuit, [{ id: 'DIVING' }, { id: 'DIVING' }], 'entry-twice name=Diving'],
  [
    'an entry that is none among others',
    objectsInput,
    pursuit,
    [{ id: 'DIVING' }, { id: 'NOWHERE' }],
    'no-match value=NOWHERE',
  ],
  [
    '101 entries',
    objectsInput,
    pursuit,
    Array.from({ length: 101 }, () => ({ id: 'DIVING' })),
    'too-many-entries maximum=100',
  ],
];

const taken: readonly (readonly [
  what: string,
  input: Input,
  attribute: Attribute,
  given: readonly Given[],
  value: object,
])[] = [
  [
    'a number at its lower bound',
    numberInput,
    bounded(50, 230),
    [{ value: '50' }],
    { kind: 'number', value: 50, unit: Number(cm) },
  ],
  [
    'a number at its upper bound',
    numberInput,
    bounded(50, 230),
    [{ value: '230', unit: cm }],
    { kind: 'number', value: 230, unit: Number(cm) },
  ],
  [
    'as many decimals as it may have',
    numberInput,
    bounded(50, 230, 1),
    [{ value: '180.5' }],
    { kind: 'number', value: 180.5, unit: Number(cm) },
  ],
  [
    'a number whose three decimals could be thousands, where it may have three',
    numberInput,
    bounded(undefined, undefined, 3),
    [{ value: '1.234' }],
    { kind: 'number', value: 1.234, unit: Number(cm) },
  ],
  [
    'thousands where only these are above the only bound',
    numberInput,
    bounded(50, undefined, 1),
    [{ value: '1,234' }],
    { kind: 'number', value: 1234, unit: Number(cm) },
  ],
  ['a text at its bounds', textInput, name, [{ value: '😀😀😀😀😀' }], { kind: 'string', value: '😀😀😀😀😀' }],
  ['an option', selectionInput, gender, [{ id: '3' }], { kind: 'reference', id: 3 }],
  [
    'an entry by its key, in the locale of the case',
    searchInput,
    pursuit,
    [{ id: 'DIVING' }],
    { kind: 'keyed', key: 'DIVING', locale: 'deCH' },
  ],
  ['a day', dateInput, birth, [{ value: ' 1990.11.21 ' }], { kind: 'date', year: 1990, month: 11, day: 21 }],
];

describe('An answer', () => {
  it('that is a date with two digits of a year is refused with what it may mean', () => {
    expect(read(dateInput, asking(birth), [{ value: '29.02.00' }], 'de')).to.deep.equal({
      kind: 'refused',
      reason: 'date-unclear value=29.02.00 meant=29.02.2000 forms=TT.MM.JJJJ',
    });
  });

  for (const [what, input, attribute, given, says] of refusals)
    it(`that is ${what} is refused with its reason`, () => {
      expect(read(input, asking(attribute, { kind: 'objects' }), given)).to.deep.equal({
        kind: 'refused',
        reason: says,
      });
    });

  for (const [what, input, attribute, given, value] of taken)
    it(`that is ${what} is taken`, () => {
      expect(read(input, asking(attribute), given)).to.deep.equal({ kind: 'value', value });
    });

  it('in an unknown unit is refused', () => {
    expect(read(numberInput, asking(bounded(50, 230)), [{ value: '100', unit: '9999' }]))
      .to.have.property('reason')
      .that.includes('unknown-unit');
  });

  it('may name 100 entries, and one of them twice where the question allows that', () => {
    const repeating = asking(pursuit, { kind: 'objects', repeats: true });
    const entries = Array.from({ length: 100 }, () => ({ id: 'DIVING' }));
    expect(read(objectsInput, repeating, entries))
      .to.have.property('entries')
      .with.lengthOf(100);
  });

  it('by words that fit several entries is told the first ten of them with their keys', () => {
    const { reason = '' } = read(searchInput, asking(pursuit), [{ value: 'a' }]) as { readonly reason?: string };
    expect(reason).to.match(/^several-matches matches=(.+ \([A-Z0-9_.-]+\), ){9}.+ \([A-Z0-9_.-]+\)$/i);
  });
});
