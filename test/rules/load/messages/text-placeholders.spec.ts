import { expect } from 'chai';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { placeholdersOf } from '../../../../src/rules/load/messages/text-placeholders.js';

const pieces = fc.constantFrom(
  'a ',
  '{',
  '}',
  '{age}',
  '{a1}',
  '{0}',
  '{ age }',
  '#',
  "'",
  'ß',
  '.',
  '\n',
  '_',
  '-',
  ' ',
);

describe('What a text asks to be filled in', () => {
  it('is what ICU finds in it, and nothing is where it finds a mistake', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (written) => {
        const text = written.join('');
        const found = placeholdersOf(text, 'en');
        if ('problem' in found) return;
        const elements = new IntlMessageFormat(text, 'en', undefined, { captureLocation: true }).getAst();
        const named = elements.flatMap((element) => ('value' in element && element.type === 1 ? [element] : []));
        const names = named.map(({ value }) => value);
        expect([...found.names], text).to.deep.equal([...new Set(names)]);
        expect(found.printed, text).to.deep.equal([...new Set(names)]);
        expect(found.written, text).to.deep.equal(
          named.map(({ value, location }) => ({ name: value, from: text.indexOf(value, location?.start.offset) })),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
