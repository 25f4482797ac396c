import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect } from 'chai';
import { compile } from '../support/run/compile.js';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;

describe('The package', () => {
  let files: readonly string[];
  before(() => {
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
    const [only] = JSON.parse(packed) as readonly { readonly files: readonly { readonly path: string }[] }[];
    files = (only?.files ?? []).map(({ path }) => path);
  });

  it('holds what it offers: the program, the library with its types, rules, screens, pages and documents', () => {
    const offered = [
      ...Object.values(packageJson.bin),
      ...Object.values(packageJson.exports).flatMap((target) =>
        typeof target === 'string' ? [target] : Object.values(target),
      ),
    ];
    expect(files).to.include.members(offered.map((path) => path.replace(/^\.\//, '')));
    expect(files).to.include.members([
      'dist/src/main.js',
      'rules/common/rule-set.yaml',
      'src/try/index.html',
      'src/try/try.css',
      'src/docs/index.html',
      'src/preview/index.html',
      'src/preview/preview.css',
      'dist/src/store/lmdb/walk-lmdb-directory.js',
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
      'docs/openapi.json',
      'docs/openapi-3.0.json',
      'deploy/kubernetes.yaml',
      'dist/src/client/index.js',
    ]);
    expect(files.some((path) => path.startsWith('screens/common/'))).to.equal(true);
  });

  it('holds nothing else: no test, no script, no source, no data', () => {
    const places =
      /^(dist\/src\/|rules\/|screens\/|docs\/|deploy\/|editors\/|src\/(try|docs|preview)\/[\w.-]+\.(html|css|svg|png)$|(package\.json|README\.md|CONTRIBUTING\.md|CHANGELOG\.md|LICENSE|Dockerfile|compose\.yaml)$)/;
    expect(files.filter((path) => !places.test(path))).to.deep.equal([]);
    expect(files.filter((path) => /\.(mdb|log|tgz|map)$|\.spec\./.test(path))).to.deep.equal([]);
  });

  it('has no dead link in its documents: what they point to is in it', () => {
    const shipped = new Set(
      files.flatMap((path) => [path, ...path.split('/').map((_, end, all) => all.slice(0, end).join('/'))]),
    );
    const dead = files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/\]\(([^()\s#:]+)(#[^()]*)?\)/g)].flatMap(([, target = '']) => {
          const to = posix.join(dirname(path), target).replace(/\/$/, '');
          return shipped.has(to) ? [] : [`${path}: ${target}`];
        }),
      );
    expect(dead).to.deep.equal([]);
  });

  it('names each file of its program as one that can be run', () => {
    for (const path of Object.values(packageJson.bin))
      expect(readFileSync(path.replace('dist/', '').replace('.js', '.ts'), 'utf8')).to.match(
        /^#!\/usr\/bin\/env node\n/,
      );
  });

  it('is imported by its name, and offers the application', async () => {
    const offered = (await import(packageJson.name)) as object;
    expect(offered).to.have.all.keys(
      'buildApp',
      'capturePage',
      'docsPage',
      'loadSystems',
      'openCaseStore',
      'readAccess',
      'readBrand',
      'serve',
      'shippedRules',
      'shippedScreens',
    );
  });
});

/** What a program that mounts the service writes. */
const consumer = `
import { createServer } from 'node:http';
import { buildApp, type CaseStore, docsPage, loadSystems, openCaseStore, type Page, type Parts, readAccess, shippedRules, shippedScreens } from 'case-capture';
import { CaseCaptureClient } from 'case-capture/client';

export const client = new CaseCaptureClient({ baseUrl: 'https://cases.example' });
export const pages: readonly Page[] = [docsPage()];
const { systems } = loadSystems(shippedRules, shippedScreens);
const cases: CaseStore = await openCaseStore('lmdb:./data');
const captureHash = { secrets: [], windowMilliseconds: 300_000 };
export const mounted = (log: Parts['log']) => createServer(buildApp({ systems, cases, now: Date.now, captureHash, log, access: readAccess('access.json') }).callback());
`;

describe('The types of the package', () => {
  it('are those of what it offers, checked whole, and need no types that only its development has', () => {
    const { errors, files } = compile(consumer);
    expect(errors).to.deep.equal([]);
    const needed = new Set(files.flatMap((file) => /node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(file)?.[1] ?? []));
    expect([...needed]).to.include('jose');
    expect(
      Object.keys(packageJson.devDependencies).filter((name) => needed.has(name) && name !== 'typescript'),
    ).to.deep.equal(['@types/node']);
  });

  it('refuse what the application does not take', () => {
    expect(compile(consumer.replace('now: Date.now', "now: 'now'")).errors).to.have.lengthOf(1);
  });
});

describe('The dependencies', () => {
  const document = readFileSync('docs/dependencies.md', 'utf8');
  const rows = [...document.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', reason = '']) => ({
    name,
    reason,
  }));

  it('have each one row with its reason, those of development too, and there is no row more', () => {
    expect(rows.map(({ name }) => name)).to.deep.equal([
      ...Object.keys(packageJson.dependencies),
      ...Object.keys(packageJson.devDependencies),
    ]);
    for (const { name, reason } of rows) expect(reason.length, name).to.be.within(10, 300);
  });

  it('are told with paths that are there', () => {
    const paths = [...document.matchAll(/`((?:src|test|scripts)\/[^`]+|\.[\w.-]+)`/g)].map(([, path = '']) => path);
    expect(paths).to.include.members(['src/flavor/case-xml', '.dependency-cruiser.mjs']);
    expect(paths.filter((path) => !existsSync(path))).to.deep.equal([]);
  });

  it('are of exact versions', () => {
    for (const [name, wanted] of Object.entries(packageJson.dependencies))
      expect(wanted, name).to.match(/^\d+\.\d+\.\d+$/);
  });

  it('need no script of theirs to be run at an install: what LMDB needs is in the lock file, built', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean; readonly dev?: boolean }>>;
    };
    const withScripts = Object.entries(packages).flatMap(([path, { hasInstallScript, dev }]) =>
      hasInstallScript === true && dev !== true ? [path.replace(/^.*node_modules\//, '')] : [],
    );
    expect(withScripts.sort()).to.deep.equal(['@scarf/scarf', 'lmdb', 'msgpackr-extract']);
    expect(existsSync('node_modules/@lmdb')).to.equal(true);
  });
});
