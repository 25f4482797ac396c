import { expect } from 'chai';
import fc from 'fast-check';
import { readCaseText, writeCaseText } from '../../src/case/case-text.js';
import type { Case } from '../../src/case/case.js';
import { arbitraryCase } from '../support/cases/arbitrary-case.js';
import { caseAsJson, caseOfJson } from '../support/cases/case-as-json.js';
import { minimalCase } from '../support/cases/minimal-case.js';
import { storedCase } from '../support/cases/stored-case.js';

const read = (text: string): Case => readCaseText(Buffer.from(text, 'utf8'));

const holding = (value: string): string =>
  `["C",1,"en",1,0,0,0,1,[[1,1,0,1,1]],[],[[0,1,25,null,null,[0,${value}]]],[]]`;
const valueIn = (text: string) => read(text).objects[0]?.attributes[0]?.value;

describe('The text of a stored case', () => {
  it('is the JSON of its parts in their order', () => {
    fc.assert(
      fc.property(arbitraryCase, (subject) => {
        expect(writeCaseText(subject)).to.equal(JSON.stringify(caseAsJson(subject)));
      }),
    );
  });

  it('is read as JSON reads it, or not at all, whatever characters of it are others', async () => {
    const stored = await storedCase();
    const change = fc.record({
      at: fc.nat(),
      taken: fc.integer({ min: 0, max: 3 }),
      put: fc.oneof(
        fc.constantFrom('', ',', '[', ']', '"', '\\', '0', '1', '-', '.', 'e', '5', '[]', ',1', '],[', 'null', '00'),
        fc.constantFrom('"x"', '\\u00e9', '\\n', 'ü', '€', '😀', ' ', '1e3', '-0', '0.5', '12345678901234567890'),
      ),
    });
    const subjects = fc.oneof(arbitraryCase, fc.constant(stored));
    let read = 0;
    fc.assert(
      fc.property(subjects, change, (subject, { at, taken, put }) => {
        const text = writeCaseText(subject);
        const place = at % text.length;
        // As UTF-8, in which half a letter of two is another one.
        const changed = Buffer.from(text.slice(0, place) + put + text.slice(place + taken), 'utf8');
        let found: Case;
        try {
          found = readCaseText(changed);
        } catch (error) {
          expect((error as Error).message).to.match(/^there is not .+ at character \d+$/);
          return;
        }
        read++;
        expect(found).to.deep.equal(caseOfJson(JSON.parse(changed.toString('utf8'))));
      }),
      { numRuns: 5000 },
    );
    expect(read).to.be.greaterThan(100);
  });

  it('says at which character it is none', () => {
    const text = writeCaseText(minimalCase('C'));
    expect(() => read(text.slice(0, -1))).to.throw(`there is not a bracket that closes at character ${text.length}`);
    expect(() => read(`${text},`)).to.throw(`there is not the end at character ${text.length + 1}`);
    expect(() => read(holding('[9,1]'))).to.throw('there is not a kind of value at character');
    expect(() => read(holding('[2,01,1]'))).to.throw('there is not a comma at character');
    expect(() => read(holding('[1,"a\tb"]'))).to.throw('there is not a text at character');
    expect(() => read('{"caseId":"C"}')).to.throw('there is not a bracket that opens at character 1');
    expect(() => read('')).to.throw('there is not a bracket that opens at character 1');
  });

  it('has numbers as they are written', () => {
    for (const number of [
      0, 7, 123456789012345, 999999999999999, 1e15, 9007199254740991, -3, 0.5, -12.34, 1e21, 5e-324,
    ])
      expect(valueIn(holding(`[2,${number},1]`))).to.deep.equal({ kind: 'number', value: number, unit: 1 });
  });

  it('has texts of any length', () => {
    for (const letter of ['a', 'é', '€', '"', '\n']) {
      const value = { kind: 'string', value: letter.repeat(16_000_000) } as const;
      const attributes = [{ typeId: 0, value }];
      const long = minimalCase('C', { objects: [{ element: 'CaseObject', id: 1, typeId: 25, attributes }] });
      const [object] = read(writeCaseText(long)).objects;
      expect(
        object?.attributes[0]?.value?.kind === 'string' && object.attributes[0].value.value === value.value,
      ).to.equal(true);
    }
  });

  it('has texts as they are written, in letters and as escapes', () => {
    const text = holding('[4,"€","Größe \\u00e9\\\\"]');
    expect(valueIn(text)).to.deep.equal({ kind: 'keyed', key: '€', locale: 'Größe é\\' });
  });
});
