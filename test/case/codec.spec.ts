import { expect } from 'chai';
import fc from 'fast-check';
import { decodeCase, encodeCase } from '../../src/case/codec.js';
import type { Value } from '../../src/case/values/value.js';
import { arbitraryCase } from '../support/cases/arbitrary-case.js';
import { minimalCase } from '../support/cases/minimal-case.js';

const withValue = (value: Value | undefined) =>
  minimalCase('C', { objects: [{ element: 'CaseObject', id: 1, typeId: 25, attributes: [{ typeId: 0, value }] }] });
const storedValue = (value: Value | undefined): Value | undefined =>
  decodeCase(encodeCase(withValue(value))).objects[0]?.attributes[0]?.value;

describe('the codec of stored cases', () => {
  it('reads, and writes, the bytes that stores have held since its first version', () => {
    const bytes = Buffer.concat([
      Buffer.from('01649918f730f70fb91d8c6ce3403e657a', 'hex'),
      Buffer.from('["C",1,"en",1,0,0,0,1,[[1,1,0,1,1]],[],[[0,1,25,null,null,[0,[1,"C"]]]],[]]'),
    ]);
    expect(decodeCase(bytes)).to.deep.equal(minimalCase('C'));
    expect(encodeCase(minimalCase('C'))).to.deep.equal(bytes);
  });

  it('gives every case back as it was', () => {
    fc.assert(
      fc.property(arbitraryCase, (subject) => {
        expect(decodeCase(encodeCase(subject))).to.deep.equal(subject);
      }),
      { numRuns: 500 },
    );
  });

  const values: readonly (Value | undefined)[] = [
    undefined,
    { kind: 'string', value: '' },
    { kind: 'string', value: 'Jürgen Müller-Öß 😀 𝒥 "\\ \t\r\n' },
    { kind: 'number', value: 0, unit: 1 },
    { kind: 'number', value: -12.34, unit: 200 },
    { kind: 'number', value: 999999999.99, unit: 100 },
    { kind: 'reference', id: 3 },
    { kind: 'keyed', key: '0310', locale: 'deCH' },
    { kind: 'date', year: 2019 },
    { kind: 'date', year: 2019, month: 2 },
    { kind: 'date', year: 2019, month: 2, day: 28 },
  ];
  for (const value of values) {
    it(`keeps the value ${JSON.stringify(value)}`, () => expect(storedValue(value)).to.deep.equal(value));
  }

  it('stores a negative zero as zero', () => {
    expect(storedValue({ kind: 'number', value: -0, unit: 1 })).to.deep.equal({ kind: 'number', value: 0, unit: 1 });
  });

  it('refuses numbers that are not finite', () => {
    expect(() => encodeCase(withValue({ kind: 'number', value: Number.POSITIVE_INFINITY, unit: 1 }))).to.throw(
      RangeError,
    );
  });

  it('notices every changed byte', () => {
    const bytes = encodeCase(minimalCase('C'));
    for (let index = 1; index < bytes.length; index++) {
      const damaged = Buffer.from(bytes);
      damaged.writeUInt8((bytes[index] ?? 0) ^ 1, index);
      expect(() => decodeCase(damaged)).to.throw('digest');
    }
  });

  it('refuses another format version and a truncated record, saying so', () => {
    const bytes = encodeCase(minimalCase('C'));
    expect(() => decodeCase(Buffer.concat([Buffer.of(9), bytes.subarray(1)]))).to.throw('format version 9');
    expect(() => decodeCase(bytes.subarray(0, 10))).to.throw('too short');
    expect(() => decodeCase(Buffer.of())).to.throw('the record has no content');
    expect(() => decodeCase(bytes.subarray(0, 40))).to.throw('digest');
  });
});
