import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { LogOutput } from '../src/log-output.js';

describe('The output of the log', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'case-capture-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has every line once, in order, however fast they come', async () => {
    const path = join(folder, 'log');
    const descriptor = openSync(path, 'w');
    const output = new LogOutput(descriptor, (reason) => expect.fail(reason));
    const lines = Array.from({ length: 5000 }, (_, index) => `line ${index} ${'ä'.repeat(index % 50)}\n`);
    for (const [index, line] of lines.entries()) {
      output.write(line);
      if (index % 700 === 0) await setImmediate();
    }
    while (readFileSync(path).length < Buffer.byteLength(lines.join(''))) await setImmediate();
    closeSync(descriptor);
    expect(readFileSync(path, 'utf8')).to.equal(lines.join(''));
  });

  it('waits for a reader that is slow, however many lines come meanwhile', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const output = new LogOutput(descriptor, (reason) => expect.fail(reason));
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const lines = Array.from({ length: 5000 }, (_, index) => `line ${index} ${'ä'.repeat(50)}\n`);
    for (const line of lines) {
      output.write(line);
      await setImmediate();
    }
    // Its own, and those of who runs this test; not one for each line.
    expect(timers() - before).to.be.below(10);
    const bytes = Buffer.alloc(Buffer.byteLength(lines.join('')));
    for (let read = 0; read < bytes.length; await setImmediate())
      try {
        read += readSync(descriptor, bytes, read, bytes.length - read, null);
      } catch (error) {
        expect(error).to.have.property('code', 'EAGAIN');
      }
    closeSync(descriptor);
    expect(bytes.toString()).to.equal(lines.join(''));
  });

  it('says once that it cannot be written, and takes further lines', async () => {
    const descriptor = openSync('/dev/full', 'w');
    const told: string[] = [];
    const output = new LogOutput(descriptor, (reason) => told.push(reason));
    output.write('first\n');
    while (told.length === 0) await setImmediate();
    for (let index = 0; index < 100; index++) {
      output.write('line\n');
      await setImmediate();
    }
    expect(told).to.have.length(1);
    expect(told[0]).to.include('ENOSPC');
  });

  /** What a program says of itself on the standard error whose standard output is a full disk. */
  const onFullDisk = async (program: string): Promise<{ readonly said: string; readonly exit: unknown }> => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    let said = '';
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    const exit: unknown = (await once(child, 'close'))[0];
    return { said, exit };
  };
  const log = new URL('../src/service-log.js', import.meta.url).href;

  for (const [how, ending] of [
    ['by itself', ''],
    ['when it is told to', 'process.exit(0);'],
  ] as const)
    it(`keeps no process from ending ${how}`, async () => {
      const { said, exit } = await onFullDisk(
        `import { serviceLog } from '${log}';\nconst { log } = serviceLog({ logLevel: 'info' });\nlog.info('a'); setImmediate(() => { log.info('b');${ending} });`,
      );
      expect(exit, said).to.equal(0);
    });
});
