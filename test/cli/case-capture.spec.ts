import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { commandLine } from '../support/run/command-line.js';

describe('The program case-capture', () => {
  it('ends quietly when whoever reads what it prints goes away, and not as if all had been told', async () => {
    const program = spawn(process.execPath, ['dist/src/cli/case-capture.js', 'catalogue', 'export', 'occupations']);
    let err = '';
    program.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const ended = once(program, 'close');
    await once(program.stdout, 'data');
    program.stdout.destroy();
    expect(await ended).to.deep.equal([141, null]);
    expect(err).to.equal('');
  });

  it('tells the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    for (const word of ['--version', '-V'])
      expect(await commandLine([word])).to.deep.equal({ exitCode: 0, out: `${version}\n`, err: '' });
  });
});
