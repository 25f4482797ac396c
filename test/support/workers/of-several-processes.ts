import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallData } from '../rules/small-data.js';

/** What a service of three processes is started with, on a store that is there for each test alone. */
export interface OfSeveralProcesses {
  readonly directory: string;
  /** The directory of the store. */
  readonly cases: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Made before each test of a suite and thrown away behind it; what is returned gives that of the present test. */
export function ofSeveralProcesses(): () => OfSeveralProcesses {
  let present: OfSeveralProcesses | undefined;
  beforeEach(async () => {
    const directory = mkdtempSync(join(tmpdir(), 'case-capture-workers-'));
    const cases = join(directory, 'cases');
    const settings = { PORT: '0', CASE_STORE: `lmdb:${cases}`, LOG_LEVEL: 'info', WORKERS: '3' };
    present = { directory, cases, environment: { ...(await smallData()), ...settings } };
  });
  afterEach(() => rmSync(present?.directory ?? '', { recursive: true, force: true }));
  return () => present as OfSeveralProcesses;
}
