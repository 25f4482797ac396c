import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Makes a project of modules, given by path without ending, as if TypeScript had compiled each line to the same line;
 * or changes some of them.
 */
export function plantProject(directory: string, modules: Readonly<Record<string, string>>): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  write('package.json', JSON.stringify({ name: 'planted', type: 'module' }));
  if (!existsSync(join(directory, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
  for (const [name, code] of Object.entries(modules)) {
    const mappings = code
      .split('\n')
      .map((_, index) => (index === 0 ? 'AAAA' : 'AACA'))
      .join(';');
    write(`${name}.ts`, code);
    write(`dist/${name}.js`, code);
    write(`dist/${name}.js.map`, JSON.stringify({ version: 3, sources: [`${name}.ts`], names: [], mappings }));
  }
}
