import { expect } from 'chai';
import { vocabularyText } from '../../../src/authoring/names/vocabulary-text.js';

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

describe('The text of a vocabulary', () => {
  it('stands in columns, of which what is long widens none, without empty sections', () => {
    const long = 'x'.repeat(41);
    const row = (word: string, type: string, meaning: string, onlyIn?: readonly string[]) => ({
      ...{ word, type, meaning },
      ...(onlyIn ? { onlyIn } : {}),
    });
    const text = vocabularyText('person', {
      scope: 'person',
      sections: [
        {
          heading: 'attributes',
          rows: [row('age', 'number', 'Age', ['tiny', 'other']), row('name', '', ''), row(long, 'a', 'b')],
        },
        { heading: 'facts', rows: [] },
        { heading: 'relations', rows: [row('x'.repeat(40), '', 'X'), row('y', '', '')] },
      ],
    });
    expect(text).to.equal(
      lines(
        ...['attributes', '  age   number  Age [tiny, other]', '  name', `  ${long}  a       b`, ''],
        ...['relations', `  ${'x'.repeat(40)}  X`, '  y'],
      ),
    );
  });

  it('says of what there is one when there is none', () => {
    expect(vocabularyText('x', { scopes: ['person', 'units'], nearest: undefined })).to.equal(
      'there is no vocabulary of x; there is one of: person, units\n',
    );
    expect(vocabularyText('unit', { scopes: ['person', 'units'], nearest: 'units' })).to.equal(
      'there is no vocabulary of unit (did you mean units?); there is one of: person, units\n',
    );
  });
});
