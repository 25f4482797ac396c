import { expect } from 'chai';
import { findsInRules } from '../../../support/findings/finds-in-rules.js';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

const pursuits = 'common/catalogues/pursuits.csv';
const chess = '"CHESS","Chess","Schach",,,low,,,false';

describe('of the entries that are offered loading finds', () => {
  findsInRules([
    [
      'one name in every locale for two entries of a keyed catalogue',
      pursuits,
      chess,
      `${chess}\n¦"CHESS_AGAIN","Chess","Schach",,,low,,,false`,
      'duplicate-name',
      '"Chess" is the name of the entry "CHESS" already, in every locale (common/catalogues/pursuits.csv:5)',
    ],
  ]);

  it('nothing in a name that differs in one locale', () => {
    const replace = `${chess}\n"CHESS_FAST","Chess","Blitzschach",,,low,,,false`;
    const { findings } = loadEdited([{ file: pursuits, find: chess, replace }]);
    expect(findings.all.filter(({ code }) => code === 'duplicate-name')).to.deep.equal([]);
  });
});
