import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

const table = 'common/catalogues/pursuits.csv';

/** What is told of keys that stand twice, of rows with such keys. */
function told(keys: readonly string[]): readonly string[] {
  const row = (key: string): string => `${key},Name ${key},Name von ${key},1`;
  const header = 'key,name.en,name.de,riskClass';
  const replace = `${[header, ...keys.map(row)].join('\n')}\n`;
  const { findings } = loadEdited([{ file: table, find: '', replace }]);
  return findings.all
    .filter(({ code }) => code === 'duplicate-key')
    .map(({ at, message }) => `${at.line} ${message.split('; ')[1]}`);
}

describe('A key that stands twice in a table', () => {
  it('is told at the second row, where the first one is in order, or nothing is', () => {
    expect(told(['K11', 'K12', 'K13', 'K12'])).to.deep.equal([`5 first at ${table}:3`]);
    expect(told(['K14', 'K12', 'K13', 'K12'])).to.deep.equal([`5 first at ${table}:3`]);
  });

  it('is told at the first row, where that does not stand between its neighbours and the second one is in order', () => {
    expect(told(['K11', 'K15', 'K13', 'K14', 'K15'])).to.deep.equal([`3 it is in order at ${table}:6`]);
  });
});
