import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Access } from '../../src/http/access/access.js';
import { readAccess } from '../../src/http/access/read-access.js';
import { readAccessAgain } from '../../src/reload/access-again.js';
import { captureLog } from '../support/service/captured-log.js';
import { Issuer, newKey } from '../support/service/keys.js';

const now = Date.UTC(2026, 10, 21);

describe('The access file of a running service', () => {
  const [first, second] = [newKey(), newKey()];
  const [issuer, successor] = [new Issuer(), new Issuer()];
  let directory: string;
  let access: Access;
  const file = (): string => join(directory, 'access.json');
  const write = (sha3: string, keySet: object): void => {
    const apiKeys = [{ client: 'portal', sha3: [sha3], scopes: ['read'], subSystems: ['*'] }];
    writeFileSync(file(), JSON.stringify({ apiKeys, tokens: issuer.rules }));
    writeFileSync(join(directory, 'jwks.json'), JSON.stringify(keySet));
  };
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-access-'));
    write(first.sha3, issuer.keySet);
    access = readAccess(file());
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const knows = async (bearer: string): Promise<boolean> =>
    !('unknown' in (await access.clientOf({ authorization: `Bearer ${bearer}`, apiKey: '' }, now)));

  it('is read again with the key set beside it: new keys hold, old ones no longer', async () => {
    expect(access.files).to.deep.equal([file(), join(directory, 'jwks.json')]);
    const bearers = [first.key, second.key, await issuer.token(now), await successor.token(now)];
    expect(await Promise.all(bearers.map(knows))).to.deep.equal([true, false, true, false]);
    write(second.sha3, successor.keySet);
    const { log, lines } = captureLog();
    readAccessAgain(access, log);
    expect(await Promise.all(bearers.map(knows))).to.deep.equal([false, true, false, true]);
    expect(lines.map(({ level }) => level)).to.deep.equal([30]);
  });

  for (const [what, text] of [
    ['wrong', '{"apiKeys": [{ "client": "hidden" }]}'],
    ['half written', '{"apiKeys": [{ "client": "hid'],
    ['empty', ''],
  ] as const)
    it(`leaves what held before while it is ${what}, and the log names it without a value`, async () => {
      writeFileSync(file(), text);
      const { log, lines, text: logged } = captureLog();
      readAccessAgain(access, log);
      expect(await knows(first.key)).to.equal(true);
      expect(lines.map(({ level }) => level)).to.deep.equal([50]);
      expect(logged()).to.contain('access.json').and.not.to.contain('hid');
    });
});
