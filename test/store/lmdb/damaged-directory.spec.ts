import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { CaseStore } from '../../../src/case/store.js';
import { type Key, openLmdbDatabase } from '../../../src/store/lmdb/lmdb-database.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';

const large = (id: string): ReturnType<typeof minimalCase> =>
  minimalCase(id, {
    objects: [
      {
        element: 'CaseObject',
        id: 1,
        typeId: 25,
        attributes: [{ typeId: 702, value: { kind: 'string', value: `marked ${id} ${'x'.repeat(900)}` } }],
      },
    ],
  });

describe('The directory of an LMDB store, before a service opens it,', () => {
  let root: string;
  let directory: string;
  let file: string;
  let warnings: string[];
  const serving = (): Promise<CaseStore> =>
    openCaseStore(`lmdb:${directory}`, { serving: { warn: (message) => void warnings.push(message) } });
  const refusal = (): Promise<string> =>
    serving().then(
      async (cases) => {
        await cases.close();
        return 'opened';
      },
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'case-store-damage-'));
    directory = join(root, 'cases');
    file = join(directory, 'data.mdb');
    warnings = [];
    const cases = await serving();
    for (let index = 0; index < 60; index++)
      await cases.create({ subId: 'S', caseId: String(index) }, large(String(index)));
    await cases.close();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is opened again when all is well, and holds what it held', async () => {
    const cases = await serving();
    expect(await cases.caseIds('S')).to.have.lengthOf(60);
    await cases.close();
    expect(warnings).to.deep.equal([]);
  });

  it('is opened again when its file is shorter than the pages that were given out, as when one transaction stores much and removes it', async () => {
    const database = openLmdbDatabase(directory, { mustExist: true });
    const keys = Array.from({ length: 300 }, (_, index): Key => ['T', String(index)]);
    database.transactionSync(() => {
      for (const key of keys) database.putSync(key, Buffer.alloc(5000), 1);
      for (const key of keys) database.removeSync(key);
    });
    await database.close();
    const meta = readFileSync(file);
    const lastPage = Math.max(...[0, 4096].map((at) => Number(meta.readBigUInt64LE(at + 144))));
    expect(statSync(file).size).to.be.below((lastPage + 1) * 4096);
    const again = await serving();
    expect(await again.caseIds('S')).to.have.lengthOf(60);
    expect(await again.create({ subId: 'S', caseId: 'new' }, large('new'))).to.equal(true);
    await again.close();
    expect(warnings).to.deep.equal([]);
  });

  it('and all in it are for its owner alone, also what was made otherwise', async () => {
    chmodSync(file, 0o644);
    const cases = await serving();
    for (const name of readdirSync(directory))
      expect(statSync(join(directory, name)).mode & 0o777, name).to.equal(0o600);
    expect(statSync(directory).mode & 0o777).to.equal(0o700);
    await cases.close();
  });

  const damages: readonly { readonly what: string; readonly harm: () => void; readonly says: RegExp }[] = [
    { what: 'whose file is empty', harm: () => truncateSync(file, 0), says: /the file is empty/ },
    {
      what: 'whose file is another',
      harm: () => writeFileSync(file, 'name;age\nJane;35\n'.repeat(1000)),
      says: /the file is no case store/,
    },
    {
      what: 'whose file is shorter than a page',
      harm: () => truncateSync(file, 100),
      says: /the file is no case store/,
    },
    {
      what: 'whose file is cut off in its middle',
      harm: () => truncateSync(file, statSync(file).size >> 1),
      says: /the file is cut off: it has \d+ bytes of \d+/,
    },
    {
      what: 'whose file lacks its last pages',
      harm: () => truncateSync(file, statSync(file).size - 4 * 4096),
      says: /the file is cut off/,
    },
    {
      what: 'whose pages hold nothing',
      harm: () => overwrite(file, 8192, Buffer.alloc(statSync(file).size - 8192)),
      says: /the file (is damaged: reading it ends with SIG\w+|cannot be read: .+)/,
    },
    {
      what: 'whose pages hold noise',
      harm: () => overwrite(file, 8192, Buffer.alloc(statSync(file).size - 8192, 'noise')),
      says: /the file (is damaged: reading it ends with SIG\w+|cannot be read: .+)/,
    },
  ];
  for (const { what, harm, says } of damages) {
    it(`${what} is refused by a message that names it, and left as it is`, async () => {
      harm();
      const before = readFileSync(file);
      const message = await refusal();
      expect(message).to.match(says).and.to.contain(file).and.to.contain('nothing was changed');
      expect(readFileSync(file).equals(before)).to.equal(true);
    });
  }

  it('is free for whoever mends it after it was refused', async () => {
    const bytes = readFileSync(file);
    truncateSync(file, 0);
    expect(await refusal()).to.match(/the file is empty/);
    writeFileSync(file, bytes);
    expect(await refusal()).to.equal('opened');
  });

  it('with a case that was changed from outside is opened, says how many cannot be read, and gives the others', async () => {
    const bytes = readFileSync(file);
    // Pages that are no longer used hold older copies of it.
    for (let at = bytes.indexOf('marked 7 '); at >= 0; at = bytes.indexOf('marked 7 ', at + 1))
      overwrite(file, at, Buffer.from('MARKED'));
    const cases = await serving();
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain(`${file}: 1 cases are damaged`);
    const read = await Promise.all(
      (await cases.caseIds('S')).map((caseId) => cases.read({ subId: 'S', caseId }).catch(() => 'damaged')),
    );
    expect(read.filter((each) => each === 'damaged')).to.have.lengthOf(1);
    await cases.close();
  });

  it('is for one service at a time', async () => {
    const cases = await serving();
    expect(await refusal())
      .to.contain(join(directory, 'service.lock'))
      .and.to.contain('another process serves from this directory');
    await cases.close();
    expect(await refusal()).to.equal('opened');
  });

  it('is taken over from a process that is gone', async () => {
    const gone = Number(execFileSync('sh', ['-c', 'echo $$']).toString());
    const cases = await serving();
    const lock = JSON.parse(readFileSync(join(directory, 'service.lock'), 'utf8')) as object;
    await cases.close();
    writeFileSync(join(directory, 'service.lock'), JSON.stringify({ ...lock, pid: gone }));
    expect(await refusal()).to.equal('opened');
  });

  it('is taken over from an earlier process of the same number, and from one elsewhere only after its silence', async () => {
    const cases = await serving();
    const path = join(directory, 'service.lock');
    const lock = JSON.parse(readFileSync(path, 'utf8')) as object;
    await cases.close();
    writeFileSync(path, JSON.stringify({ ...lock, started: '1' }));
    expect(await refusal()).to.equal('opened');
    writeFileSync(path, JSON.stringify({ ...lock, namespace: 'elsewhere' }));
    expect(await refusal()).to.contain('another process');
    execFileSync('touch', ['-d', '1 minute ago', path]);
    expect(await refusal()).to.equal('opened');
  });

  it('that is no directory is refused by its name', async () => {
    directory = join(root, 'a-file');
    writeFileSync(directory, '');
    expect(await refusal()).to.contain(directory);
    mkdirSync(join(root, 'other'));
    directory = join(root, 'a-file/below');
    expect(await refusal()).to.contain(join(root, 'a-file'));
  });
});

function overwrite(file: string, at: number, bytes: Buffer): void {
  writeSync(openSync(file, 'r+'), bytes, 0, bytes.length, at);
}
