import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { MongodbServer } from './mongodb-server.js';

/** A database server that speaks TLS only, and asks for the password of its one user. */
export class GuardedMongodb {
  readonly user = 'underwriter';
  readonly password = 'p/ss:w@rd';

  private constructor(
    private readonly server: MongodbServer,
    private readonly directory: string,
    readonly port: number,
  ) {}

  /** `names`: the hosts that its certificate is for, besides 127.0.0.1. */
  static async start(program: string, names: readonly string[]): Promise<GuardedMongodb> {
    const directory = mkdtempSync(join(tmpdir(), 'guarded-mongodb-'));
    // The server is started through a script, so that its second start can have the options that the first one cannot:
    // it makes the user.
    const script = join(directory, 'server');
    writeFileSync(script, `#!/bin/sh\nexec '${program}' "$@"\n`, { mode: 0o700 });
    const server = await MongodbServer.start(script);
    const guarded = new GuardedMongodb(server, directory, Number(new URL(server.uri('')).port));
    await guarded.#makeUser();
    await server.kill();
    guarded.#makeCertificate(names);
    writeFileSync(
      script,
      `#!/bin/sh\nexec '${program}' "$@" --auth --tls-cert-file '${guarded.certificate}' --tls-key-file '${guarded.#key}'\n`,
    );
    await server.revive();
    return guarded;
  }

  /** Signed by itself: who trusts it, trusts the server. */
  get certificate(): string {
    return join(this.directory, 'certificate.pem');
  }

  /** User and password as a URI has them. */
  get credentials(): string {
    return `${this.user}:${encodeURIComponent(this.password)}`;
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }

  get #key(): string {
    return join(this.directory, 'key.pem');
  }

  async #makeUser(): Promise<void> {
    const client = new MongoClient(this.server.uri(''));
    try {
      await client.db('admin').command({ createUser: this.user, pwd: this.password, roles: ['root'] });
    } finally {
      await client.close();
    }
  }

  #makeCertificate(names: readonly string[]): void {
    const alternatives = ['IP:127.0.0.1', ...names.map((name) => `DNS:${name}`)].join(',');
    const kind = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=case-capture test',
    ];
    execFileSync(
      'openssl',
      ['req', ...kind, '-addext', `subjectAltName=${alternatives}`, '-keyout', this.#key, '-out', this.certificate],
      { stdio: 'pipe' },
    );
  }
}
