import { expect } from 'chai';
import type { MutationReport } from '../../../src/authoring/mutations/try-mutants.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { commandLine } from '../../support/run/command-line.js';
import { DataDirectory } from '../../support/run/data-directory.js';

const file = 'rules/common/plausibility/benefits.yaml';

describe('case-capture mutate', () => {
  let data: DataDirectory;
  beforeEach(() => (data = new DataDirectory(sampleSystem)));
  afterEach(() => data.remove());
  const mutate = (...words: readonly string[]) => commandLine(['mutate', ...data.options, ...words]);
  const report = async (...words: readonly string[]): Promise<MutationReport> =>
    JSON.parse((await mutate('--format', 'json', ...words)).out) as MutationReport;

  it('prints a line for each change that no example notices, with its place, and ends with 1', async () => {
    const { exitCode, out } = await mutate('--rule', 'period-too-long');
    expect(out).to.match(/^rules\/common\/plausibility\/benefits\.yaml:\d+:\d+ the rule period-too-long: .* \(.*\)$/m);
    expect(out).to.match(/^\d+ of \d+ changes are noticed by an example \([\d.]+ %\)$/m);
    expect(exitCode).to.equal(1);
  });

  it('ends with 0 when as many are noticed as are asked for', async () => {
    expect((await mutate('--rule', 'period-too-long', '--at-least', '10')).exitCode).to.equal(0);
  });

  it('prints the same as a JSON document', async () => {
    const { tried, noticed, unnoticed } = await report('--rule', 'period-too-long');
    expect(tried).to.equal(noticed + unnoticed.length);
    for (const { owner } of unnoticed) expect(owner).to.equal('the rule period-too-long');
  });

  it('writes examples that notice more below those that are there, and they come out as they say', async () => {
    const before = await report('--rule', 'period-too-long');
    const { exitCode } = await mutate('--rule', 'period-too-long', '--write');
    expect(exitCode).to.equal(1);
    const added = data.read(file).split('\n').length - (sampleSystem[file] ?? '').split('\n').length;
    expect(added).to.be.at.least(1);
    expect((await commandLine(['check', ...data.options])).out).to.contain('0 errors');
    expect((await report('--rule', 'period-too-long')).noticed).to.be.greaterThan(before.noticed);
  });

  it('tries as many as are asked for, the same ones for the same seed', async () => {
    const drawn = await report('--count', '7', '--seed', '3');
    expect(drawn.tried).to.equal(7);
    expect(await report('--count', '7', '--seed', '3')).to.deep.equal(drawn);
  });

  it('refuses a rule and a fact that there are not, an example that does not come out, a share above 100', async () => {
    const unknown = await mutate('--rule', 'period-to-long', '--fact', 'benefit.nothing');
    expect(unknown.err).to.contain('there is no rule period-to-long (did you mean period-too-long?)');
    expect(unknown.err).to.contain('there is no derived fact benefit.nothing');
    expect(unknown.exitCode).to.equal(1);
    expect((await mutate('--at-least', '101')).exitCode).to.equal(2);
    data.write(file, data.read(file).replace('expect: violated', 'expect: undecided'));
    const { exitCode, err } = await mutate();
    expect(err).to.contain('do not come out as they say');
    expect(exitCode).to.equal(1);
  });
});
