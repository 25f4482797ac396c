import { expect } from 'chai';
import { withArticle } from '../../src/text/with-article.js';

describe('A word with its article', () => {
  for (const text of [
    'an attribute',
    'an entry',
    'an item',
    'an object',
    'a rule',
    'a unit',
    'a catalogue',
    'a parameter',
  ])
    it(`is ${text}`, () => expect(withArticle(text.split(' ')[1] ?? '')).to.equal(text));
});
