import { expect } from 'chai';
import type { TestReport } from '../../../src/authoring/coverage/test-rules.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { commandLine } from '../../support/run/command-line.js';
import { DataDirectory } from '../../support/run/data-directory.js';

const file = 'rules/common/plausibility/benefits.yaml';

describe('case-capture test', () => {
  let data: DataDirectory;
  beforeEach(() => (data = new DataDirectory(sampleSystem)));
  afterEach(() => data.remove());
  const test = (...words: readonly string[]) => commandLine(['test', ...data.options, ...words]);

  it('runs examples and personas, prints what nothing comes to and how much is covered, and ends with 0', async () => {
    const { exitCode, out } = await test();
    expect(out).to.match(/^rules\/common\/.*:\d+:\d+ the (rule|fact) .*: never true/m);
    expect(out).to.match(/^\d+ examples and 3 personas run; 0 differences$/m);
    for (const counted of ['rules are', 'comparisons decide', 'rows of tables', 'cases of choose', 'listed words'])
      expect(out).to.match(new RegExp(`^ {2}\\d+ of \\d+ ${counted}`, 'm'));
    expect(exitCode).to.equal(0);
  });

  it('covers more with personas than without, and says the same as a JSON document', async () => {
    const report = async (...words: readonly string[]): Promise<TestReport> =>
      JSON.parse((await test('--format', 'json', ...words)).out) as TestReport;
    const [with_, without] = [await report(), await report('--no-personas')];
    expect(without.personas).to.equal(0);
    expect(with_.examples).to.equal(without.examples);
    expect(with_.coverage.missing.length).to.be.at.most(without.coverage.missing.length);
  });

  it('ends with 1 when less is covered than asked for, or an example does not come out', async () => {
    expect((await test('--no-personas', '--at-least', '100')).exitCode).to.equal(1);
    expect((await test('--no-personas', '--all', 'rule')).exitCode).to.equal(0);
    expect((await test('--no-personas', '--all', 'rule', 'leaf')).exitCode).to.equal(1);
    data.write(file, data.read(file).replace('expect: violated', 'expect: undecided'));
    const { exitCode, out } = await test('--no-personas');
    expect(out).to.contain('expected undecided, came out violated');
    expect(exitCode).to.equal(1);
  });

  it('writes examples at the limits of a rule below its examples, and they come out as they say', async () => {
    const { exitCode, out } = await test('--rule', 'period-too-long', '--write');
    expect(out).to.match(/^# the rule period-too-long\n- \{ given: \{.*\}, expect: (violated|satisfied) \}$/m);
    expect(exitCode).to.equal(0);
    for (const line of out.split('\n').filter((each) => each.startsWith('- ')))
      expect(data.read(file)).to.contain(line);
    expect((await commandLine(['check', ...data.options])).out).to.contain('0 errors');
    expect((await test('--rule', 'period-too-long', '--generate')).out).to.equal('');
  });

  it('refuses a rule that there is not, and one without --generate', async () => {
    for (const words of [['--generate'], ['--write'], []]) {
      const { exitCode, err } = await test(...words, '--rule', 'period-to-long');
      expect(err).to.equal('there is no rule period-to-long (did you mean period-too-long?)\n');
      expect(exitCode).to.equal(1);
    }
    const { exitCode, err } = await test('--rule', 'period-too-long');
    expect(err).to.contain('--rule goes with --generate or --write');
    expect(exitCode).to.equal(2);
  });
});
