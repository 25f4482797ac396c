import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import type { Naming, NameSink } from '../../../src/documents/names.js';
import { tellExamples } from '../../../src/rules/examples/tell-given.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';
import { facts } from './refused-examples.js';

/** What the examples of the tiny rules name in an edited file: `<kind> <name>` each. */
function named(file: string, find: string, replace: string): readonly string[] {
  const told: string[] = [];
  const tell = ({ kind, name }: Naming): number => told.push(`${kind} ${name}`);
  const sink: NameSink = { enter() {}, define: tell, mention: tell, own() {}, mentionWord() {} };
  for (const ruleSet of loadEdited([{ file, find, replace }]).systems)
    tellExamples({ ruleSet, findings: new Findings(sink) });
  return told;
}

describe('What examples name', () => {
  const find = 'insurancePeriod: 20 } }, expect: 60';

  it('is told but for a parameter that there is not', () => {
    const before = named(facts, find, find);
    expect(before).to.include('attribute insurancePeriod');
    const given = (name: string): string => `insurancePeriod: 20 }, csp.${name}: 3 }, expect: 60`;
    expect(named(facts, find, given('factor'))).to.have.members([...before, 'parameter factor']);
    expect(named(facts, find, given('facktor'))).to.deep.equal(before);
  });

  it('is not told while there is no Application, which the data lost in an edit', () => {
    expect(named('common/rule-set.yaml', '  case:\n    type: 25', '  kase:\n    type: 25')).to.deep.equal([]);
  });
});
