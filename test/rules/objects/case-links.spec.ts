import { expect } from 'chai';
import { linksOf } from '../../../src/rules/objects/case-links.js';
import { labCase } from '../../support/evaluator/case.js';

describe('The links of a case', () => {
  const subject = labCase([{ benefits: [{}] }]);

  it('are none to an object that nothing leads to', () => {
    const [application] = subject.objects;
    expect(linksOf(subject).arriving(application?.id ?? -1)).to.deep.equal([]);
  });

  it('lead to objects in their order in the case, each once, and to none that is not there', () => {
    const [first, second] = subject.objects;
    const found = linksOf(subject).inCaseOrder([second?.id ?? -1, 9999, first?.id ?? -1, second?.id ?? -1]);
    expect(found).to.deep.equal([first, second]);
  });
});
