import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What Redocly reports. */
export interface Report {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

/** What Redocly's recommended rules say of a document. */
export function lint(document: object): Report {
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
