import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { parse } from 'acorn';
import { expect } from 'chai';
import { packageDirectory } from '../../src/package-directory.js';
import { codeLines, linkedScript } from '../../src/page-files/linked-script.js';

const linked = (modules: Readonly<Record<string, string>>): string =>
  linkedScript(new Map(Object.entries(modules)), 'main.js');

/** What a script leaves in `said`. */
function run(script: string): readonly unknown[] {
  const said: unknown[] = [];
  vm.runInNewContext(script, { say: (value: unknown) => said.push(value) });
  return said;
}

/** What is written, without where. */
const tree = (script: string): string =>
  JSON.stringify(parse(script, { ecmaVersion: 2023, sourceType: 'module' }), (name, value: unknown) =>
    name === 'start' || name === 'end' ? undefined : typeof value === 'bigint' ? String(value) : value,
  );

describe('One script of compiled modules', () => {
  it('runs each module once, those first that another takes something from, and keeps names apart', () => {
    const script = linked({
      'main.js': `import { twice } from './a/twice.js';\nimport { one as first } from './one.js';\nconst name = 'main';\nsay([name, twice(first)]);\n`,
      'a/twice.js': `import { one } from '../one.js';\nconst name = 'twice';\nsay(name);\nexport function twice(number) {\n    return number + one;\n}\n`,
      'one.js': `const name = 'one';\nsay(name);\nexport const one = 1;\nexport class Unused {\n}\nexport async function later() { }\n`,
      'never.js': `say('never');\n`,
    });
    expect(run(script)).to.deep.equal(['one', 'twice', ['main', 2]]);
  });

  it('leaves out comments, and nothing else, of the modules of the client', () => {
    const directory = join(packageDirectory, 'dist/src/try');
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    expect(files.length).to.be.above(40);
    for (const file of files) {
      const text = readFileSync(join(directory, file), 'utf8');
      const code = codeLines(text).join('\n');
      expect(tree(code), file).to.equal(tree(text));
      expect(code, file).not.to.match(/^ *(?:\/\/|\/\*)/m);
    }
  });

  for (const [what, modules] of [
    ['a module that is not there', { 'main.js': `import { a } from './gone.js';` }],
    ['an import of everything', { 'main.js': `import * as a from './a.js';`, 'a.js': '' }],
    ['an export of what another module has', { 'main.js': `export { a } from './a.js';`, 'a.js': '' }],
    ['a default export', { 'main.js': 'export default 1;' }],
  ] as const)
    it(`is refused for ${what}, which the client does not use`, () => {
      expect(() => linked(modules)).to.throw(/there is no module gone\.js|this cannot be linked/);
    });
});
