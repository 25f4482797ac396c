import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real service in a process of its own, on a store that is thrown away. */
export class BenchService {
  readonly #child: ChildProcess;
  #url = '';

  private constructor(
    private readonly directory: string,
    workers: number,
  ) {
    const main = fileURLToPath(new URL('../src/main.js', import.meta.url));
    const environment = {
      ...process.env,
      PORT: '0',
      CASE_STORE: `lmdb:${directory}`,
      LOG_LEVEL: 'error',
      WORKERS: `${workers}`,
    };
    this.#child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  }

  /** `fill` may put cases into the directory of the store before. `workers`: how many processes answer calls. */
  static async start(
    fill?: (directory: string) => Promise<void>,
    { workers = 1 }: { readonly workers?: number } = {},
  ): Promise<BenchService> {
    const directory = mkdtempSync(join(tmpdir(), 'case-capture-bench-'));
    await fill?.(directory);
    const service = new BenchService(directory, workers);
    service.#url = await new Promise((resolve, reject) => {
      let out = '';
      service.#child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
      service.#child.stdout?.on('data', (data: Buffer) => {
        out += data.toString();
        const url = /listening on (\S+)/.exec(out)?.[1];
        if (url !== undefined) resolve(url);
      });
    });
    return service;
  }

  get url(): string {
    return this.#url;
  }

  /** The `jsonContent` of a call that must succeed. */
  async call(path: string, body: object): Promise<unknown> {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { status, errorDescriptions, jsonContent } = (await response.json()) as {
      status: number;
      errorDescriptions: object[];
      jsonContent: unknown;
    };
    if (status === 3) throw new Error(`${path}: ${JSON.stringify(errorDescriptions)}`);
    return jsonContent;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
    rmSync(this.directory, { recursive: true, force: true });
  }
}
