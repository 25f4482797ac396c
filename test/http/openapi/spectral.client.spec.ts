import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openApiDocuments } from '../../../src/http/openapi/editions.js';
import { operations } from '../../../src/operations/index.js';

/** A package of its own: `npm ci` there, which `.ci/run` does. */
const tools = join(process.cwd(), 'test/generators');

/** What Spectral reports of a document: nothing, or a list. */
function spectral(document: object, rules: string): readonly { readonly code: string }[] {
  const directory = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    writeFileSync(join(directory, 'openapi.json'), JSON.stringify(document));
    const program = join(tools, 'node_modules/@stoplight/spectral-cli/dist/index.js');
    const given = [program, 'lint', '-r', join(tools, rules), '-f', 'json', '-q', 'openapi.json'];
    const { stdout, stderr } = spawnSync(process.execPath, given, { cwd: directory, encoding: 'utf8' });
    if (!stdout.startsWith('[')) throw new Error(`the linter did not run: ${stdout}${stderr}`);
    return JSON.parse(stdout) as readonly { readonly code: string }[];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const rulesOf: Readonly<Record<string, string>> = {
  '/openapi.json': 'spectral.yaml',
  '/openapi-3.0.json': 'spectral-3.0.yaml',
};

describe('The OpenAPI document, as Spectral sees it', () => {
  before(() => {
    if (!existsSync(join(tools, 'node_modules')))
      throw new Error('the linter is not installed (npm ci --prefix test/generators)');
  });

  for (const [path, made] of Object.entries(openApiDocuments(operations, '/uw')))
    it(`gives no error and no warning: ${path}`, () => expect(spectral(made(), rulesOf[path] ?? '')).to.deep.equal([]));

  it('would give some for an operation without description', () => {
    const document = structuredClone(openApiDocuments(operations, '')['/openapi.json']?.()) as {
      readonly paths: Record<string, Record<string, { description?: string }>>;
    };
    delete document.paths['/copyCase']?.['get']?.description;
    expect(spectral(document, 'spectral.yaml').map(({ code }) => code)).to.deep.equal(['operation-description']);
  });
});
