import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { commandLine } from '../../support/run/command-line.js';

describe('case-capture check', () => {
  let directory: string;
  let directories: readonly string[];
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-check-'));
    for (const folder of ['rules', 'screens']) cpSync(folder, join(directory, folder), { recursive: true });
    directories = ['--rules', join(directory, 'rules'), '--screens', join(directory, 'screens')];
  });
  after(() => rmSync(directory, { recursive: true, force: true }));

  it('finds no error in this repository, has run the examples, and says how much there is', async () => {
    const { exitCode, out } = await commandLine(['check']);
    expect(exitCode, out).to.equal(0);
    expect(out).not.to.contain('docs/findings.md');
    for (const system of ['international', 'german']) {
      const counts = new RegExp(
        `^${system}: (\\d+) rules, (\\d+) attributes, (\\d+) catalogues, 2 parameter sets, (\\d+) examples run$`,
        'm',
      ).exec(out);
      expect(Number(counts?.[1]), system).to.be.at.least(60);
      expect(Number(counts?.[4]), system).to.be.at.least(120);
    }
  });

  it('reports an example that does not come out, at its place, and ends with 1', async () => {
    const file = join(directory, 'rules/common/plausibility/disability.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/expect: violated/, 'expect: notViolated'));
    const { exitCode, out } = await commandLine(['check', ...directories]);
    expect(out).to.match(/^rules\/common\/plausibility\/disability\.yaml:\d+:\d+ error /m);
    expect(out).to.match(/^[1-9]\d* errors?,/m);
    expect(exitCode).to.equal(1);
    writeFileSync(file, text);
  });

  it('reports a typing error at its line and column, and runs no example', async () => {
    const file = join(directory, 'rules/common/rule-set.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nrelationTipes: {}\n`);
    const { exitCode, out } = await commandLine(['check', ...directories]);
    expect(out).to.match(/^rules\/common\/rule-set\.yaml:\d+:\d+ error .*relationTipes/m);
    expect(out).not.to.contain('examples run');
    expect(out).to.contain('docs/findings.md says of each code what it means');
    expect(exitCode).to.equal(1);
  });

  it('tells one who calls it wrongly how it is called, and ends with 2', async () => {
    expect(await commandLine(['check', '--rulez', 'x'])).to.include({ exitCode: 2 });
    expect((await commandLine(['chek'])).err).to.contain('check');
  });
});
