import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What Redocly reports of a document. */
export interface Report {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

/** What Redocly's recommended rules say of each document, in one run. */
export function lint(documents: readonly object[]): readonly Report[] {
  const directory = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    const files = documents.map((document, index) => {
      writeFileSync(join(directory, `${index}.json`), JSON.stringify(document));
      return `${index}.json`;
    });
    const env = {
      PATH: process.env['PATH'],
      HOME: directory,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [redocly, 'lint', '--extends', 'recommended', '--format', 'json', ...files],
      { cwd: directory, env, encoding: 'utf8' },
    );
    // One report after the other, without anything between them.
    const reports = stdout.slice(Math.max(stdout.indexOf('{'), 0)).split(/(?<=\n\})(?=\{)/);
    if (reports.length !== files.length) throw new Error(`the linter did not report on each file: ${stderr}`);
    return reports.map((report) => JSON.parse(report) as Report);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
