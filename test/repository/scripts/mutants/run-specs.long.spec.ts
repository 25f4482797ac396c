import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ProjectCopy } from '../../../../scripts/mutants/project-copy.js';
import { runSpecs, type SpecRun } from '../../../../scripts/mutants/run-specs.js';
import { plantProject } from './planted-project.js';

/** Longer than anything here takes, on any machine. */
const long = 600_000;

describe('A run of specs of a copy', function () {
  this.timeout(long);
  const directory = mkdtempSync(join(tmpdir(), 'run-specs-'));
  after(() => rmSync(directory, { recursive: true }));

  const run = (name: string, spec: string, patience = long): Promise<SpecRun> => {
    const project = join(directory, name);
    plantProject(project, { 'test/planted.spec': spec });
    const copy = ProjectCopy.make(project, join(directory, `${name}-copy`));
    return runSpecs(copy, ['test/planted.spec.js'], { patience });
  };

  it('has passed when all tests have', async () => {
    expect(await run('passing', "it('holds', () => {});")).to.include({ outcome: 'passed', by: '' });
  });

  it('has failed by its first test that fails', async () => {
    const spec = `it('holds', () => {});
      for (const name of ['breaks', 'breaks too']) it(name, () => { throw new Error('broken'); });`;
    expect(await run('failing', spec)).to.include({ outcome: 'failed', by: 'breaks', spec: 'test/planted.spec.js' });
  });

  it('has failed when the specs cannot be loaded', async () => {
    const verdict = await run('unloadable', "throw new Error('broken');");
    expect(verdict).to.include({ outcome: 'failed', by: 'Exception during run: Error: broken' });
  });

  it('has failed when the process ends before its tests', async () => {
    const verdict = await run('ending', "it('ends', () => process.exit(0));");
    expect(verdict).to.include({ outcome: 'failed', by: 'the process ended before its tests' });
  });

  it('takes as long as it takes: a busy machine fails no test', async () => {
    const spec = "it('waits', () => new Promise((resolve) => setTimeout(resolve, 50))).timeout(1);";
    expect(await run('waiting', spec)).to.include({ outcome: 'passed' });
  });

  it('has hung when a test waits for what does not come, and is ended', async () => {
    const verdict = await run('forgotten', "it('waits', () => new Promise(() => {}));", 1000);
    expect(verdict).to.include({ outcome: 'hung', by: 'the run did not end' });
  });

  it('has hung when code does not end, and is ended', async () => {
    const verdict = await run('endless', "it('turns', () => { for (;;); });", 1000);
    expect(verdict).to.include({ outcome: 'hung', by: 'the run did not end' });
  });

  it('ends what it started and left, which holds its output open', async () => {
    const spec = `import { spawn } from 'node:child_process';
      it('leaves a process', () => { spawn('sleep', ['100000'], { stdio: 'inherit' }); });`;
    expect(await run('leaving', spec)).to.include({ outcome: 'passed' });
  });
});
