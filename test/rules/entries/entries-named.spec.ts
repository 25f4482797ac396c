import { expect } from 'chai';
import { entriesCalled } from '../../../src/rules/entries/entries-named.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';

describe('The entries of a list with keys', () => {
  const called = (text: string): readonly string[] => {
    const pursuits = loadEdited([]).systems[0]?.catalogues.get('pursuits');
    return pursuits ? entriesCalled(pursuits, text, ['en', 'de']).map(({ word }) => word) : [];
  };

  it('are called by a key in small letters, and by a name in any locale, each once', () => {
    expect(called(' diving ')).to.deep.equal(['DIVING']);
    expect(called('Wassersport')).to.deep.equal(['WATER']);
    expect(called('CHESS')).to.deep.equal(['CHESS']);
    expect(called('fishing')).to.deep.equal([]);
  });
});
