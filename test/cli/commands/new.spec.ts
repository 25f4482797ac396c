import { expect } from 'chai';
import { commandLine } from '../../support/run/command-line.js';
import { DataCopy } from '../../support/rules/data-copy.js';

describe('case-capture new', () => {
  let copy: DataCopy;
  before(() => {
    copy = DataCopy.small();
  });
  after(() => copy.remove());
  const begun = (...words: string[]): ReturnType<typeof commandLine> => commandLine(['new', ...words, ...copy.options]);
  const set = 'rules/international/csp/1.yaml';

  it('prints a patch first, then writes it and says where, and refuses the name from then on', async () => {
    const words = ['parameter', 'longestHoliday', '--folder', 'international', '--unit', 'week', '--minimum', '2'];
    const before = copy.read(set);
    const dry = await begun(...words, '--dry-run');
    expect(dry.out).to.contain(`+++ b/${set}\n`).and.contain('\n+longestHoliday: 2 # TODO: the value of this set\n');
    expect(copy.read(set)).to.equal(before);
    const { exitCode, out } = await begun(...words);
    expect(exitCode, out).to.equal(0);
    expect(out).to.contain(`${set}:${before.split('\n').length}\n`);
    expect(copy.read(set)).to.equal(`${before}longestHoliday: 2 # TODO: the value of this set\n`);
    expect(copy.load().findings.report()).to.contain(
      `${set}:${before.split('\n').length}:21 warning to-be-written: to be written: the value of this set`,
    );
    const again = await begun(...words, '--format', 'json');
    expect(again.exitCode).to.equal(1);
    expect(JSON.parse(again.out)).to.deep.equal({ refused: 'there is a parameter "longestHoliday" already' });
  });

  it('tells all that is to be written of a second rule in a file, and nothing of the first', async () => {
    const toldOf = async (name: string): Promise<number> => {
      const { out } = await begun('rule', name, '--file', 'begun', '--format', 'json');
      return (JSON.parse(out) as { readonly toBeWritten: readonly unknown[] }).toBeWritten.length;
    };
    expect([await toldOf('one-rule'), await toldOf('other-rule')]).to.deep.equal([4, 4]);
  });

  it('begins a parameter that a rule reads already, and nothing beside other errors', async () => {
    const file = 'rules/common/plausibility/waits.yaml';
    const text = (operator: string): string =>
      `scope: benefit\nrules:\n  long-wait:\n    severity: warning\n    violatedWhen: { fact: waitingPeriod, operator: ${operator}, value: { fact: csp.longestWait } }\n` +
      '    message: { en: "A long wait.", de: "Eine lange Karenz." }\n    concerns: [waitingPeriod]\n    reference: practice\n    examples:\n' +
      '      - { given: { this: { waitingPeriod: 25 }, csp.longestWait: 24 }, expect: violated }\n' +
      '      - { given: { this: { waitingPeriod: 24 }, csp.longestWait: 24 }, expect: satisfied }\n';
    const words = ['parameter', 'longestWait', '--unit', 'month', '--value', '24'];
    copy.write(file, text('longerThan'));
    const refused = await begun(...words);
    expect(refused.exitCode).to.equal(1);
    expect(refused.err).to.contain('unknown-operator');
    copy.write(file, text('greaterThan'));
    expect(copy.load().findings.errors.map(({ code }) => code)).to.deep.equal(['unknown-parameter']);
    const { exitCode, err } = await begun(...words);
    expect(exitCode, err).to.equal(0);
    expect(copy.load().findings.errors).to.deep.equal([]);
  });

  it('ends with 2 when it is called wrongly', async () => {
    expect(await begun('limit', 'x')).to.include({ exitCode: 2 });
    expect(await begun('parameter', 'x', '--minimum', 'much')).to.include({ exitCode: 2 });
  });
});
