import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithTest } from '../run/end-with-test.js';

/** A database server of a test's own, which it may kill. */
export class MongodbServer {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly port: number,
    private readonly directory: string,
  ) {}

  static async start(program: string): Promise<MongodbServer> {
    const server = new MongodbServer(program, await freePort(), mkdtempSync(join(tmpdir(), 'mongodb-server-')));
    await server.revive();
    return server;
  }

  uri(database: string): string {
    return `mongodb://127.0.0.1:${this.port}/${database}`;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
    this.#child = undefined;
  }

  /** Starts it on the same data and port. */
  async revive(): Promise<void> {
    const where = ['--host', '127.0.0.1', '--port', String(this.port), '--storage-path', this.directory];
    const child = endWithTest(
      spawn(this.program, [...where, '--sync-on-commit', '--enable-test-commands'], {
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    this.#child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data: Buffer) => {
          said += data.toString();
          if (said.includes('secantus listening on')) resolve();
        });
      child.once('close', (code) => reject(new Error(`the database server ended with ${code}: ${said}`)));
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
