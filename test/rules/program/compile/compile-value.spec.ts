import { expect } from 'chai';
import { labCase } from '../../../support/evaluator/case.js';
import { lab, labDay, labScope, labValue } from '../../../support/evaluator/lab.js';
import { shownMissing } from '../../../support/evaluator/shown-missing.js';
import { benefits, valueFor } from '../../../support/evaluator/value-examples.js';

describe('A compiled value', () => {
  it('is what stands in a column beside each code of a list', () => {
    expect(valueFor('csp.typesSold.pays', {})).to.deep.equal(['lumpSum', 'lumpSum']);
  });

  it('lacks what decides which objects it is reckoned over', () => {
    const view = lab.program.view(labCase([benefits({ benefitType: 'termLife' })]), labDay);
    const [person] = view.instancesOf('person');
    const value = lab.program.compileValue(labValue({ count: { over: 'paying' } }, labScope('person')));
    const missing = person ? value.missing(person) : [];
    expect(shownMissing(missing)).to.deep.equal(['open 3 sumInsured']);
  });
});
