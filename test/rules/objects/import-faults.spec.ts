import { expect } from 'chai';
import { mostErrors } from '../../../src/errors/case-error.js';
import { importFaults } from '../../../src/rules/objects/import-faults.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { realSystems } from '../../support/rules/real-systems.js';

describe('The faults of a case from outside', () => {
  const rules = realSystems().forCsp(1);
  if (!rules) throw new Error('no rules');
  const unknown = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      element: 'CaseObject' as const,
      id: index + 1,
      typeId: 9999,
      attributes: [],
    }));
  const told = (count: number): readonly string[] => {
    const subject = minimalCase('C', { objects: unknown(count), relations: [], sources: [] });
    return importFaults({ case: subject, order: new Map() }, rules.program).map(({ message }) => message);
  };

  it('are told each, in their order', () => {
    const faults = told(3).filter((each) => each.includes('9999'));
    expect(faults).to.have.length(3);
    for (const [index, fault] of faults.entries())
      expect(fault)
        .to.include(`${index + 1}`)
        .and.to.include('9999');
  });

  it('are told up to as many as a call tells', () => {
    expect(told(mostErrors + 100)).to.deep.equal(told(mostErrors));
  });
});
