import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { element } from '../../src/dto/element.js';
import { decimal } from '../../src/dto/members/decimal.js';
import { flagWithDefault } from '../../src/dto/members/flag.js';
import { integer } from '../../src/dto/members/integer.js';
import { list, nested } from '../../src/dto/members/nested.js';
import { identifier, text } from '../../src/dto/members/text.js';
import { Problems } from '../../src/dto/problems.js';
import { readBody } from '../../src/dto/request.js';
import { UndefinedMember } from '../../src/errors/undefined-member.js';

const wheel = element(
  'Wheel',
  'A wheel',
  { spokes: integer('number of spokes', { required: true }) },
  { empty: 'emptyPursuit' },
);
const bicycle = element('Bicycle', 'A bicycle', {
  id: identifier('its id'),
  colour: text('its colour'),
  electric: flagWithDefault('has a motor', false),
  price: decimal('its price', { faulty: 'noSum' }),
  front: nested('the front wheel', wheel),
  wheels: list('all wheels', wheel, { required: true, empty: 'noPersons' }),
});

const reading = (
  body: unknown,
): { readonly given: ReturnType<typeof bicycle.read>; readonly errors: readonly string[] } => {
  const problems = new Problems();
  const given = readBody(bicycle, body, problems);
  return { given, errors: problems.errors.map(({ code, parameters }) => `${code} ${parameters['attribute']}`) };
};

describe('an element of a request', () => {
  it('reads what its field table says, with numeric strings as integers and null as absent', () => {
    const { given, errors } = reading({
      id: 'B1',
      colour: null,
      price: '12.50',
      front: { spokes: '32' },
      wheels: [{ spokes: 36 }],
    });
    expect(errors).to.deep.equal([]);
    expect(given).to.include({ id: 'B1', colour: undefined, electric: false, price: 12.5 });
    expect(given?.front?.spokes).to.equal(32);
    expect(given?.wheels.map(({ spokes }) => spokes)).to.deep.equal([36]);
    expect(given?.wheels[0]?.at('spokes').path).to.equal('wheels[0].spokes');
  });

  const refused: readonly (readonly [string, unknown, readonly string[]])[] = [
    ['missing required members, in document order', {}, ['512 id', '512 wheels']],
    [
      'wrong types, wherever they are written',
      { wheels: [{ spokes: 'many' }, { spokes: 1.5 }], colour: 7, id: 'B1' },
      ['512 colour', '512 wheels[0].spokes', '512 wheels[1].spokes'],
    ],
    ['a list that is none', { id: 'B1', wheels: {} }, ['512 wheels']],
    ['an empty list with its own code', { id: 'B1', wheels: [] }, ['542 wheels']],
    [
      'an empty element with its own code, alone',
      { id: 'B1', wheels: [{}, { spokes: null }, null] },
      ['536 wheels[0]', '536 wheels[1]', '536 wheels[2]'],
    ],
    ['an element that is none', { id: 'B1', front: 'wheel', wheels: [[]] }, ['512 front', '512 wheels[0]']],
    ['more than two decimals with its own code', { id: 'B1', price: 1.005, wheels: [{ spokes: 1 }] }, ['514 price']],
    ['a word for a number with its own code', { id: 'B1', price: 'cheap', wheels: [{ spokes: 1 }] }, ['514 price']],
    ['a flag as a number', { id: 'B1', electric: 1, wheels: [{ spokes: 1 }] }, ['512 electric']],
    ['a text that XML cannot carry', { id: 'B1', colour: 'a\u0001', wheels: [{ spokes: 1 }] }, ['512 colour']],
    ['a lone surrogate', { id: 'B1', colour: '\ud800', wheels: [{ spokes: 1 }] }, ['512 colour']],
    ['a blank id', { id: ' ', wheels: [{ spokes: 1 }] }, ['512 id']],
    ['an id of 129 characters', { id: '😀'.repeat(129), wheels: [{ spokes: 1 }] }, ['512 id']],
    ['an id with a control character', { id: 'a\u007f', wheels: [{ spokes: 1 }] }, ['512 id']],
    ['a blank in a numeric string', { id: 'B1', wheels: [{ spokes: ' 1' }] }, ['512 wheels[0].spokes']],
  ];
  for (const [what, body, codes] of refused) {
    it(`refuses ${what}`, () => {
      expect(reading(body).errors).to.deep.equal(codes);
    });
  }

  it('takes an id of 128 characters outside the basic plane, and tabs and line breaks in texts', () => {
    expect(reading({ id: '😀'.repeat(128), colour: 'a\t\r\nb', wheels: [{ spokes: 1 }] }).errors).to.deep.equal([]);
  });

  for (const body of [
    { id: 'B1', bell: 1, wheels: [] },
    { wheels: [{ spokes: 1 }, { spokes: 'x', rim: null }] },
    { front: { hub: 1 } },
    JSON.parse('{"__proto__": 1}'),
  ]) {
    it(`refuses the undefined member of ${JSON.stringify(body)} before anything else`, () => {
      expect(() => reading(body)).to.throw(UndefinedMember);
    });
  }

  it('has a closed JSON Schema that says the same', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(bicycle.schema);
    expect(validate({ id: 'B1', colour: null, wheels: [{ spokes: '3' }] })).to.equal(true);
    for (const body of [
      {},
      { id: 'B1', wheels: [] },
      { id: 'B1', bell: 1, wheels: [{ spokes: 1 }] },
      { id: 'B1', wheels: [{ spokes: 'x' }] },
    ]) {
      expect(validate(body)).to.equal(false);
    }
  });
});
