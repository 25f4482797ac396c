import { renameSync, rmSync } from 'node:fs';
import { expect } from 'chai';
import { Reloading } from '../../src/reload/reloading.js';
import { ServedReload } from '../../src/reload/served-reload.js';
import { ServedSystems } from '../../src/reload/served-systems.js';
import { loadChecked } from '../../src/screens/load/load-checked.js';
import type { Systems } from '../../src/screens/model/systems.js';
import { TinyData } from '../support/rules/tiny-data.js';
import { captureLog } from '../support/service/captured-log.js';

const versionOf = ({ ruleSets }: Systems): string => ruleSets.map(({ versionName }) => versionName).join();

describe('Changed rules and screens', () => {
  let data: TinyData;
  let first: Systems;
  let served: ServedSystems;
  let lines: Record<string, unknown>[];
  let reloading: Reloading;
  let now: number;
  beforeEach(() => {
    data = new TinyData();
    first = loadChecked(data.directories.rules, data.directories.screens).systems;
    now = 1000;
    served = new ServedSystems(first, () => now);
    const captured = captureLog();
    lines = captured.lines;
    reloading = new Reloading(data.directories, new ServedReload(served), captured.log);
  });
  afterEach(() => data.remove());

  it('serve from the moment on that they are found to be right, and the log says which', async () => {
    expect(served.reloads).to.deep.equal({ since: 1000, taken: 0, refused: 0, waiting: undefined });
    data.version('Tiny 2');
    now = 2000;
    await reloading.request();
    expect(versionOf(served.current)).to.equal('Tiny 2');
    expect(served.current.forCsp(1)?.ruleSet.versionName).to.equal('Tiny 2');
    expect(served.reloads).to.deep.equal({ since: 2000, taken: 1, refused: 0, waiting: undefined });
    expect(lines.map(({ level, versions }) => ({ level, versions }))).to.deep.equal([
      { level: 30, versions: ['tiny Tiny 2'] },
    ]);
  });

  it('with an error leave those before serving, which is logged with file and line, until they are mended', async () => {
    data.breakRules();
    now = 2000;
    await reloading.request();
    now = 3000;
    await reloading.request();
    expect(served.current).to.equal(first);
    expect(served.reloads).to.deep.equal({ since: 1000, taken: 0, refused: 2, waiting: { since: 2000, errors: 1 } });
    for (const { level, errors, findings } of lines) {
      expect([level, errors]).to.deep.equal([50, 1]);
      expect(String(findings)).to.match(/^rules\/tiny\/rule-set\.yaml:\d+:1 error unknown-key: /);
    }
    data.version('Tiny 2');
    await reloading.request();
    expect(versionOf(served.current)).to.equal('Tiny 2');
    expect(served.reloads.waiting).to.equal(undefined);
  });

  it('are refused for what only checking finds: an example that does not come out, a condition that can never hold', async () => {
    const fact = (operator: string, expected: boolean): string =>
      `heavy: { scope: person, is: { when: { fact: weight, operator: ${operator}, value: 100 } }, examples: [ { given: { this: { weight: 120 } }, expect: ${expected} } ] }\n`;
    data.write('rules/tiny/facts/person.yaml', fact('greaterThan', false));
    await reloading.request();
    expect(served.current).to.equal(first);
    expect(String(lines.at(-1)?.findings))
      .to.contain('rules/tiny/facts/person.yaml:1:')
      .and.to.contain('wrong-example');
    data.write('rules/tiny/facts/person.yaml', fact('greaterThan', true));
    await reloading.request();
    expect(served.current).not.to.equal(first);
  });

  it('are refused when they are gone, and nothing is thrown', async () => {
    rmSync(data.directories.screens, { recursive: true });
    await reloading.request();
    expect(served.current).to.equal(first);
    expect(served.reloads.waiting?.errors).to.equal(1);
    expect(String(lines.at(-1)?.findings)).to.contain('ENOENT');
  });

  it('that cannot be read are tried again, ever later, and serve as soon as they can', async () => {
    const waits: number[] = [];
    let calledOff = 0;
    let again = async (): Promise<void> => undefined;
    const trying = new Reloading(data.directories, new ServedReload(served), captureLog().log, (milliseconds, work) => {
      waits.push(milliseconds);
      again = work;
      return () => void calledOff++;
    });
    data.version('Tiny 2');
    const { screens } = data.directories;
    renameSync(screens, `${screens} elsewhere`);
    await trying.request();
    for (let times = 1; times < 9; times++) await again();
    expect(waits).to.deep.equal([5, 10, 20, 40, 80, 160, 300, 300, 300].map((seconds) => seconds * 1000));
    expect(served.reloads.waiting?.errors).to.equal(1);
    renameSync(`${screens} elsewhere`, screens);
    await again();
    expect(versionOf(served.current)).to.equal('Tiny 2');
    expect(served.reloads.waiting).to.equal(undefined);
    expect(waits).to.have.length(9);
    const before = calledOff;
    await trying.stop();
    expect(calledOff).to.equal(before + 1);
  });

  it('that come while others are taken over are taken over afterwards, once for all that were asked for', async () => {
    data.version('Tiny 2');
    const asked = [reloading.request(), reloading.request()];
    data.version('Tiny 3');
    asked.push(reloading.request());
    await Promise.all(asked);
    expect(versionOf(served.current)).to.equal('Tiny 3');
    expect(served.reloads.taken).to.equal(2);
  });

  it('are given up when the service stops', async () => {
    data.version('Tiny 2');
    const asked = reloading.request();
    await reloading.stop();
    await asked;
    expect(served.current).to.equal(first);
    expect(served.reloads).to.include({ taken: 0, refused: 0 });
    expect(lines).to.deep.equal([]);
  });
});
