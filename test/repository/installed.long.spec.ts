import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';

const run = promisify(execFile);

describe('The package, installed from its tarball in an empty folder', () => {
  const directory = mkdtempSync(join(tmpdir(), 'installed-'));
  let service: ChildProcess | undefined;
  after(() => {
    // npx starts the service as a process of its own: both are one group.
    if (service?.pid !== undefined) process.kill(-service.pid, 'SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });

  it('serves with `npx case-capture serve`, and its client calls it', async () => {
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', directory]);
    const [tarball = ''] = readdirSync(directory);
    // An empty folder of its own, whatever stands above it.
    writeFileSync(join(directory, 'package.json'), '{ "private": true }');
    await run('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`], { cwd: directory });
    const environment = { ...process.env, PORT: '0', CASE_STORE: 'lmdb:./data' };
    const started = spawn('npx', ['case-capture', 'serve'], { cwd: directory, env: environment, detached: true });
    service = started;
    const url = await new Promise<string>((resolve, reject) => {
      let out = '';
      started.once('exit', (code) => reject(new Error(`ended with ${code}: ${out}`)));
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (data: Buffer) => {
          out += data.toString();
          const listening = /listening on (\S+)/.exec(out)?.[1];
          if (listening !== undefined) resolve(listening);
        });
    });
    const program = `import { CaseCaptureClient } from 'case-capture/client';
const client = new CaseCaptureClient({ baseUrl: process.argv[2] });
process.stdout.write(JSON.stringify(await client.call('subIdList', {})));`;
    writeFileSync(join(directory, 'program.mjs'), program);
    const { stdout } = await run(process.execPath, ['program.mjs', url], { cwd: directory });
    expect(JSON.parse(stdout)).to.deep.equal({ ok: true, content: [], warnings: [] });
    expect((await fetch(`${url}/docs`)).status).to.equal(200);
  });
});
