import { expect } from 'chai';
import { expressionsOfTheProject, unsafe, withPureChecker } from '../../support/lint/expressions.js';

describe('Every regular expression of the service, its page, the scripts and the OpenAPI document', () => {
  withPureChecker();

  it('is matched in linear time, whatever the text', async () => {
    const checked = [...expressionsOfTheProject().found.values()];
    expect(await unsafe(checked)).to.deep.equal([]);
    const places = checked.flatMap((expression) => expression.places).length;
    process.stdout.write(`      ${checked.length} regular expressions checked, in ${places} places\n`);
  });
});
