import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { knownReport } from '../../src/prepared/known-report.js';
import { TinyData } from '../support/rules/tiny-data.js';

describe('The report of a check', () => {
  let directory: string;
  let data: TinyData;
  let made: number;
  const today = Date.UTC(2026, 10, 26, 8);
  const hour = 3_600_000;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-report-'));
    data = new TinyData();
    made = 0;
  });
  afterEach(() => {
    data.remove();
    rmSync(directory, { recursive: true });
  });

  const told = (now = today, while_ = (): void => undefined): Promise<unknown> =>
    knownReport(
      data.directories,
      now,
      () => {
        made++;
        while_();
        return Promise.resolve({ errors: 0, findings: [`told ${made}`] });
      },
      directory,
    );
  const change = (): void => {
    const file = data.path('rules/tiny/rule-set.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}# more\n`);
  };
  const kept = (): string => join(directory, readdirSync(directory).find((name) => name.startsWith('report-')) ?? '');

  it('is told again while the files are as they were, and made anew when one changes, or on another day', async () => {
    const first = await told();
    expect(await told(today + 2 * hour)).to.deep.equal(first);
    expect(made).to.equal(1);
    expect(statSync(kept()).mode & 0o777, 'nobody else may read or write it').to.equal(0o600);
    change();
    expect(await told()).to.deep.equal({ errors: 0, findings: ['told 2'] });
    expect(await told()).to.deep.equal({ errors: 0, findings: ['told 2'] });
    await told(today + 24 * hour);
    expect(made).to.equal(3);
  });

  it('is made anew where what was kept is damaged, and then kept', async () => {
    await told();
    const whole = readFileSync(kept());
    for (const wrong of [whole.subarray(0, -1), whole.subarray(0, 40), Buffer.alloc(0)]) {
      const before = made;
      writeFileSync(kept(), wrong);
      await told();
      await told();
      expect(made).to.equal(before + 1);
    }
  });

  it('is not kept when a file changes while it is made, or when one cannot be read', async () => {
    await told(today, change);
    await told();
    expect(made, 'made of another state than was there before').to.equal(2);
    const nowhere = { rules: data.path('nowhere'), screens: data.directories.screens };
    for (const expected of [1, 2]) {
      let count = expected - 1;
      await knownReport(nowhere, today, () => Promise.resolve(++count), directory);
      expect(count).to.equal(expected);
    }
  });
});
