import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import type { Case, CaseReference } from '../../../src/case/case.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../cases/minimal-case.js';
import { commandLine, type Ran } from '../run/command-line.js';
import { storeDigest } from './store-digest.js';

/** Cases to move: 450 in three sub-systems. */
export const someCases: readonly (readonly [CaseReference, Case])[] = Array.from({ length: 450 }, (_, index) => {
  const [subId, caseId] = [['A', 'Ä', 'z\u2028line'][index % 3] ?? '', `case/${index}`];
  return [{ subId, caseId }, minimalCase(caseId, { csp: index })];
});

/** Two LMDB stores and an export between them, in a directory of their own. */
export class Transfer {
  readonly directory = mkdtempSync(join(tmpdir(), 'case-capture-export-'));
  readonly from = `lmdb:${join(this.directory, 'from')}`;
  readonly to = `lmdb:${join(this.directory, 'to')}`;
  readonly file = join(this.directory, 'cases.ndjson');

  remove(): void {
    rmSync(this.directory, { recursive: true });
  }

  async store(uri: string, stored: readonly (readonly [CaseReference, Case])[]): Promise<void> {
    const cases = await openCaseStore(uri);
    await Promise.all(stored.map(([reference, one]) => cases.put(reference, one)));
    await cases.close();
  }

  /** Puts bytes that are no case into a store. */
  async damage(uri: string, { subId, caseId }: CaseReference): Promise<void> {
    const raw = open<Buffer, [string, string]>({
      path: uri.replace(/^lmdb:/, ''),
      noSubdir: false,
      useVersions: true,
      overlappingSync: false,
      encoding: 'binary',
      cache: false,
    });
    await raw.put([subId, caseId], Buffer.from('no case'), 1);
    await raw.close();
  }

  async digestOf(uri: string): Promise<string> {
    const cases = await openCaseStore(uri, { mustExist: true });
    const digest = await storeDigest(cases);
    await cases.close();
    return digest;
  }

  /** `words`: further options of the command. */
  export(...words: readonly string[]): Promise<Ran> {
    return commandLine(['export', '--store', this.from, '--output', this.file, ...words]);
  }

  /** `words`: further options of the command. */
  import(...words: readonly string[]): Promise<Ran> {
    return commandLine(['import', '--store', this.to, this.file, ...words]);
  }

  /** The lines of the export. */
  get lines(): readonly string[] {
    return readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
  }

  /** An export of other lines, whose last line is true of them. */
  exportOf(lines: readonly string[], cases = lines.length): string {
    const head = `${this.lines[0]}\n${lines.map((line) => `${line}\n`).join('')}`;
    return `${head}${JSON.stringify({ cases, sha256: createHash('sha256').update(head).digest('hex') })}\n`;
  }
}
