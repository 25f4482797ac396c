import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { commandLine } from '../../support/run/command-line.js';
import { tinyRules, tinyScreens } from '../../support/screens/tiny-files.js';

describe('case-capture docs', () => {
  it('writes the pages below a directory, which it makes, and says where to begin', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'case-capture-docs-'));
    try {
      for (const [folder, files] of Object.entries({ rules: tinyRules, screens: tinyScreens }))
        for (const [name, content] of Object.entries(files)) {
          mkdirSync(dirname(join(directory, folder, name)), { recursive: true });
          writeFileSync(join(directory, folder, name), content);
        }
      const [rules, screens] = [join(directory, 'rules'), join(directory, 'screens')];
      const output = join(directory, 'new', 'book');
      const { exitCode, out, err } = await commandLine([
        'docs',
        '--output',
        output,
        '--rules',
        rules,
        '--screens',
        screens,
      ]);
      expect([exitCode, err]).to.deep.equal([0, '']);
      expect(out).to.match(/^\d+ files; begin with .*index\.html\n$/);
      expect(readFileSync(join(output, 'index.html'), 'utf8')).to.contain('tiny/de/index.html');
      expect(existsSync(join(output, 'tiny/en/screens.html'))).to.equal(true);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('is called wrongly without a directory', async () => {
    expect((await commandLine(['docs'])).exitCode).to.equal(2);
  });
});
