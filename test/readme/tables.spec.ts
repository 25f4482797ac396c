import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { withTables } from '../../scripts/readme-tables.js';

describe('The tables of the README', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('are those of the source', () => {
    expect(withTables(readme)).to.equal(readme);
  });

  it('are written anew from whatever stood there', () => {
    expect(withTables(readme.replaceAll(/^\| .*\n/gm, ''))).to.contain(
      '| 323 | case operations | the case does not exist |',
    );
  });

  it('need their markers', () => {
    expect(() => withTables('# Nothing')).to.throw(/no markers for the table endpoints/);
  });
});
