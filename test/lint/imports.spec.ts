import { readdirSync, statSync } from 'node:fs';
import { expect } from 'chai';
import { lintPlanted, type Verdict } from './planted-tree.js';

/** Who may import whom: every folder of src, with what it may import besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  case: ['errors'],
  rules: ['case', 'errors'],
  dto: ['rules', 'case', 'errors'],
  screens: ['rules', 'case', 'errors'],
  operations: ['dto', 'screens', 'rules', 'case', 'errors'],
  flavor: ['case', 'errors'],
  store: ['case', 'errors'],
  http: ['operations', 'flavor', 'dto', 'screens', 'rules', 'case', 'errors'],
  // The page that tries the service out runs in a browser; it knows the service by its answers.
  try: [],
  docs: [],
  cli: ['operations', 'rules', 'screens', 'store', 'case', 'dto', 'errors', 'start-service', 'package-directory'],
};

/** Libraries that one place of the source may import: which, and where. */
const belongsTo: Readonly<Record<string, string>> = {
  'json-rules-engine': 'src/rules/explain/planted.ts',
  lmdb: 'src/store/planted.ts',
  mongodb: 'src/store/planted.ts',
  sax: 'src/flavor/planted.ts',
  koa: 'src/http/planted.ts',
  '@koa/router': 'src/http/planted.ts',
  'koa-bodyparser': 'src/http/planted.ts',
  'prom-client': 'src/http/planted.ts',
  jose: 'src/http/planted.ts',
  yaml: 'src/rules/load/load.ts',
};

const folders = Object.keys(mayImport);
const files = readdirSync('src').filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -'.ts'.length));
const importOf = (target: string, up: string): string => (folders.includes(target) ? `${up}${target}/deep/target.js` : `${up}${target}.js`);

interface Planted {
  readonly path: string;
  readonly imports: string;
  readonly allowed: boolean;
}

/** Each folder, and a folder below it, with an import of each other folder and file of src. */
const between: readonly Planted[] = folders.flatMap((folder) =>
  [...folders, ...files]
    .filter((target) => target !== folder)
    .flatMap((target) =>
      ['', 'below/'].map((below) => ({
        path: `src/${folder}/${below}imports-${target}.ts`,
        imports: importOf(target, below === '' ? '../' : '../../'),
        allowed: mayImport[folder]?.includes(target) ?? false,
      })),
    ),
);

const libraries: readonly Planted[] = Object.entries(belongsTo).flatMap(([library, place], index) =>
  folders
    .map((folder) => ({ path: `src/${folder}/library-${index}.ts`, imports: library, allowed: false }))
    .filter(({ path }) => !place.startsWith(path.replace(/[^/]*$/, '')) || library === 'yaml'),
);

const special: readonly Planted[] = [
  { path: 'src/flavor/types-of-results.ts', imports: '../operations/operation.js', allowed: true },
  { path: 'src/flavor/table-of-operations.ts', imports: '../operations/index.js', allowed: false },
  { path: 'src/try/types-of-screens.ts', imports: '../screens/screen.js', allowed: true },
  { path: 'src/try/types-of-cases.ts', imports: '../case/case-document.js', allowed: true },
  { path: 'src/try/program-of-screens.ts', imports: '../screens/sb2.js', allowed: false },
  { path: 'src/case/inside-a-package.ts', imports: 'lmdb/node-index.js', allowed: false },
  { path: 'src/rules/load/load.ts', imports: 'yaml', allowed: true },
  { path: 'src/store/lmdb.ts', imports: 'lmdb', allowed: true },
  { path: 'src/http/koa.ts', imports: 'koa', allowed: true },
  { path: 'src/rules/explain/engine.ts', imports: 'json-rules-engine', allowed: true },
];

const planted = [...between, ...libraries, ...special];

describe('The import rules', () => {
  let verdict: Verdict;
  before(() => {
    verdict = lintPlanted(Object.fromEntries(planted.map(({ path, imports }) => [path, `import { planted } from '${imports}';\n\nplanted();\n`])));
  });

  it('know every folder of the source', () => {
    expect(readdirSync('src').filter((name) => statSync(`src/${name}`).isDirectory()).sort()).to.deep.equal([...folders].sort());
  });

  for (const { path, imports, allowed } of planted) {
    it(`${allowed ? 'allow' : 'refuse'} ${imports} in ${path}`, () => {
      expect(verdict.get(path)?.includes('noRestrictedImports') ?? false).to.equal(!allowed);
    });
  }
});
