import { expect } from 'chai';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';

/** A fact about the sport that a relation chooses, and an example that gives that one beside others. */
const sport = (relation: string): string =>
  `${relation}Sport: { scope: person, is: ${relation}.code, examples: [ { given: { this: { pursuits: [{ code: CHESS }, { code: CHESS }], ${relation}: { code: DIVING } } }, expect: DIVING } ] }\n`;

describe('An object that an example gives by the relation that chooses it', () => {
  for (const order of ['first', 'last'])
    it(`is the ${order} one, when that is what the relation chooses`, () => {
      const { systems, findings } = loadEdited([
        {
          file: 'common/rule-set.yaml',
          find: 'mainPursuit: { one: pursuits, order: first }',
          replace: `mainPursuit: { one: pursuits, order: first }\n      chosen: { one: pursuits, order: ${order} }`,
        },
        { file: 'common/facts/chosen.yaml', find: '', replace: sport('chosen') },
      ]);
      expect(findings.report()).to.equal('');
      for (const system of systems) expect(runExamples(system).findings.report()).to.equal('');
    });
});
