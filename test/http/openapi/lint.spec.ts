import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { openApiDocument } from '../../../src/http/openapi/document.js';
import { operations } from '../../../src/operations/index.js';

interface Report {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

/** What Redocly's recommended rules say of a document. */
function lint(document: object): Report {
  const directory = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    writeFileSync(join(directory, 'openapi.json'), JSON.stringify(document));
    const env = {
      PATH: process.env['PATH'],
      HOME: directory,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [redocly, 'lint', '--extends', 'recommended', '--format', 'json', 'openapi.json'],
      { cwd: directory, env, encoding: 'utf8' },
    );
    if (!stdout.includes('{')) throw new Error(`the linter did not run: ${stderr}`);
    return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

describe('The OpenAPI document, as Redocly sees it', () => {
  it('gives no error and no warning', () => {
    const { totals, problems } = lint(openApiDocument(operations, '/uw'));
    expect(problems).to.deep.equal([]);
    expect([totals.errors, totals.warnings]).to.deep.equal([0, 0]);
  });

  it('would give some if an operation had no summary and an example did not fit', () => {
    const document = structuredClone(openApiDocument(operations, '')) as {
      readonly paths: Record<
        string,
        Record<string, { summary?: string; requestBody: { content: Record<string, { example: unknown }> } }>
      >;
    };
    const capture = document.paths['/capture']?.['post'];
    delete capture?.summary;
    const content = capture?.requestBody.content['application/json'];
    if (content) content.example = { language: 1 };
    expect(lint(document).problems.map(({ ruleId }) => ruleId)).to.include.members([
      'operation-summary',
      'no-invalid-media-type-examples',
    ]);
  });
});
