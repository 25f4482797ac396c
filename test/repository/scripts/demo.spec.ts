import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { Service } from '../../support/service/service.js';

const script = fileURLToPath(new URL('../../../scripts/demo.js', import.meta.url));

describe('The demo', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-demo-'));
  const store = `lmdb:${directory}`;
  const demo = async (): Promise<string> =>
    (await promisify(execFile)(process.execPath, [script], { env: { PATH: process.env.PATH, CASE_STORE: store } }))
      .stdout;
  const requests = (out: string): readonly { readonly url: URL; readonly body: string | undefined }[] =>
    out
      .split('\n')
      .filter((line) => line.startsWith('curl '))
      .map((line) => ({ url: new URL(/'(http[^']+)'/.exec(line)?.[1] ?? ''), body: /-d '([^']*)'/.exec(line)?.[1] }));
  let out: string;
  before(async () => {
    out = await demo();
  });
  after(() => rmSync(directory, { recursive: true, force: true }));

  it('stores twelve cases and prints a request for each, which the service answers', async () => {
    const cases = await openCaseStore(store);
    const service = await Service.start({ cases });
    expect(await cases.caseIds('DEMO')).to.have.lengthOf(12);
    expect(requests(out)).to.have.lengthOf(12);
    for (const { url, body } of requests(out)) {
      const reply = await service.call(
        url.pathname.slice(1),
        Object.fromEntries(url.searchParams),
        body === undefined ? undefined : JSON.parse(body),
      );
      expect([reply.httpStatus, reply.refused], url.pathname).to.deep.equal([200, false]);
    }
    await service.stop();
    await cases.close();
  });

  it('leaves alone what is there already', async () => {
    const again = await demo();
    expect(again.match(/was there already/g)).to.have.lengthOf(12);
    expect(requests(again)).to.deep.equal(requests(out));
  });
});
