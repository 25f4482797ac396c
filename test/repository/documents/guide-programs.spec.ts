import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Service } from '../../support/service/service.js';
import { compile } from '../../support/run/compile.js';

const run = promisify(execFile);

/** The programs of a guide as one module, and what they say they print: `console.log(...); // words`. */
function programOf(guide: string): { readonly program: string; readonly prints: readonly string[] } {
  const text = readFileSync(join('docs/guides', guide), 'utf8');
  const blocks = text.split('\n```ts\n').slice(1);
  const program = blocks.map((block) => block.split('\n```')[0] ?? '').join('\n');
  const printing = program.split('\n').filter((line) => line.startsWith('console.log('));
  const prints = printing.map((line) => line.split('); // ')[1] ?? '');
  return { program: `const url: string = process.argv[2] ?? '';\n${program}`, prints };
}

describe('The guides with programs', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ watchStore: false });
  });
  after(() => service.stop());

  for (const guide of readdirSync('docs/guides').filter((name) => programOf(name).program.includes('import ')))
    it(`say what their programs do: ${guide} compiles, runs and prints what stands there`, async () => {
      const { program, prints } = programOf(guide);
      expect(prints).to.have.length.of.at.least(3);
      expect(compile(program).errors).to.deep.equal([]);
      mkdirSync('.cache', { recursive: true });
      const directory = mkdtempSync(join('.cache', 'guide-'));
      try {
        writeFileSync(join(directory, 'guide.ts'), program);
        const tsc = 'node_modules/typescript/bin/tsc';
        const options = ['--ignoreConfig', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
        await run(process.execPath, [tsc, ...options, join(directory, 'guide.ts')]);
        const { stdout } = await run(process.execPath, [join(directory, 'guide.js'), service.url]);
        expect(stdout.trim().split('\n')).to.deep.equal(prints);
      } finally {
        rmSync(directory, { recursive: true });
      }
    });
});
