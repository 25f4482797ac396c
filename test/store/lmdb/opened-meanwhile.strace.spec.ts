import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { describeWithStrace } from '../../support/crash/strace.js';
import { StartedProcess } from '../../support/service/started-process.js';

describeWithStrace('An LMDB store that another process opens while a service writes it', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'opened-meanwhile-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Reading which transaction is the newest is made so slow that many writes fit between that and what follows. */
  const slowly = (file: string): string =>
    `exec strace -f -o /dev/null -P "${file}" -e trace=pread64 -e inject=pread64:delay_exit=50000 "$@"`;

  /** One alone loses a case only if the writes meanwhile are odd in number. */
  const openings = 6;

  for (const [command, words] of [
    ['backup', (to: string) => [to]],
    ['export', (to: string) => ['--output', to]],
  ] as const)
    it(`has every case that was answered as written, however slowly ${command} opens it`, async () => {
      const store = `lmdb:${join(root, 'cases')}`;
      const cases = await openCaseStore(store, { serving: { warn: () => undefined } });
      const open = async (index: number): Promise<void> => {
        const to = join(root, `copy ${index}`);
        const opening = new StartedProcess(
          {},
          {
            command: slowly(join(root, 'cases', 'data.mdb')),
            words: ['cli/case-capture.js', command, '--store', store, ...words(to)],
          },
        );
        expect(await opening.ended, opening.err).to.equal(0);
      };
      let isOpening = true;
      const written: string[] = [];
      const write = async (): Promise<void> => {
        while (isOpening) {
          const caseId = `case ${written.length}`;
          expect(await cases.create({ subId: 'S', caseId }, minimalCase(caseId))).to.equal(true);
          written.push(caseId);
        }
      };
      const openAll = async (): Promise<void> => {
        try {
          for (let index = 0; index < openings; index++) await open(index);
        } finally {
          isOpening = false;
        }
      };
      await Promise.all([write(), openAll()]);
      const lost = [];
      for (const caseId of written) if (!(await cases.read({ subId: 'S', caseId }))) lost.push(caseId);
      expect(lost).to.deep.equal([]);
      await cases.close();
    });
});
