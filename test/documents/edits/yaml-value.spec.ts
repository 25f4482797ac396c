import { expect } from 'chai';
import { type YamlValue, yamlKey, yamlText } from '../../../src/documents/edits/yaml-value.js';

const written: readonly (readonly [value: YamlValue, text: string, asPlain: string, inQuotes: string])[] = [
  ['small', 'small', 'small', '"small"'],
  ['DE', '"DE"', 'DE', '"DE"'],
  ['aDE', 'aDE', 'aDE', '"aDE"'],
  ['two words', '"two words"', '"two words"', '"two words"'],
  ['a-b_1', 'a-b_1', 'a-b_1', '"a-b_1"'],
  ['-a', '"-a"', '"-a"', '"-a"'],
  ['1a', '"1a"', '"1a"', '"1a"'],
  ['No', '"No"', '"No"', '"No"'],
  ['nobody', 'nobody', 'nobody', '"nobody"'],
  ['', '""', '""', '""'],
  ['say "so"', '"say \\"so\\""', '"say \\"so\\""', '"say \\"so\\""'],
  [true, 'true', 'true', 'true'],
  [['b', 'C', 3], '[b, "C", 3]', '[b, C, 3]', '["b", "C", 3]'],
  [[], '[]', '[]', '[]'],
  [{}, '{}', '{}', '{}'],
  [{ gone: undefined }, '{}', '{}', '{}'],
  [
    { a: 'B', 'c d': ['e'], f: undefined, no: 1 },
    '{ a: "B", "c d": [e], "no": 1 }',
    '{ a: B, "c d": [e], "no": 1 }',
    '{ a: "B", "c d": ["e"], "no": 1 }',
  ],
];

const numbers: readonly (readonly [value: number, text: string])[] = [
  [0, '0'],
  [-12.5, '-12.5'],
  [1e21, '1000000000000000000000'],
  [-1.25e21, '-1250000000000000000000'],
  [1.2345e25, '12345000000000000000000000'],
  [1e-7, '0.0000001'],
  [-2.5e-7, '-0.00000025'],
  [1.25e-10, '0.000000000125'],
];

describe('A value as it is written', () => {
  for (const [value, text, asPlain, inQuotes] of written)
    it(`is ${text} for ${JSON.stringify(value)}, ${asPlain} without quotes where they are not needed, ${inQuotes} with them`, () => {
      expect(yamlText(value)).to.equal(text);
      expect(yamlText(value, false)).to.equal(asPlain);
      expect(yamlText(value, true)).to.equal(inQuotes);
    });

  for (const [value, text] of numbers) it(`has no exponent: ${text}`, () => expect(yamlText(value)).to.equal(text));

  it('has quotes around a key that YAML would read as something else', () => {
    for (const word of ['true', 'FALSE', 'null', 'Yes', 'no', 'on', 'off', 'a b', '1'])
      expect(yamlKey(word)).to.equal(JSON.stringify(word));
    for (const word of ['truest', 'Number', 'a-b']) expect(yamlKey(word)).to.equal(word);
  });
});
