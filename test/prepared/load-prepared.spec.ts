import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { reasonOf } from '../../src/text/reason-of.js';
import { loadPrepared } from '../../src/prepared/load-prepared.js';
import { dayIn } from '../../src/rules/values/day-in.js';
import { assess } from '../../src/screens/assess/assessment.js';
import { completenessOf } from '../../src/screens/assess/completeness-of.js';
import type { Systems } from '../../src/screens/model/systems.js';
import { sourceProgram } from '../../src/screens/questions/source-program.js';
import { loadPersonas } from '../../src/personas/load-personas.js';
import { runPersonas } from '../../src/personas/run-personas.js';
import type { Case } from '../../src/case/case.js';
import { variedCases } from '../support/cases/varied-cases.js';
import { TinyData } from '../support/rules/tiny-data.js';
import { testSeed } from '../support/run/seed.js';
import { times } from '../support/run/times.js';

const now = Date.UTC(2026, 10, 21, 12);

/** All that is said of cases, with every text. */
function saidOf(systems: Systems, cases: readonly Case[]): unknown {
  return cases.map((stored) => {
    const rules = systems.forCsp(stored.csp);
    const view = rules?.program.view(stored, dayIn(rules.ruleSet.timeZone, now));
    return stored.sources.map(({ typeId }) => {
      const source = rules && sourceProgram(rules, typeId);
      return source && view && completenessOf(assess(source, view), stored.locale);
    });
  });
}

/** The one file in a directory of prepared rules and screens. */
function only(directory: string): string {
  const names = readdirSync(directory);
  expect(names).to.have.length(1);
  return join(directory, names[0] ?? '');
}

describe('Prepared rules and screens of this repository', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-prepared-'));
  const load = () => loadPrepared('rules', 'screens', { directory });
  let cases: readonly Case[] = [];
  let said: unknown;

  before(async () => {
    const { systems, findings } = await load();
    expect(findings?.all).to.deep.equal([]);
    cases = await variedCases(systems, testSeed, 20);
    said = saidOf(systems, cases);
  });
  after(() => rmSync(directory, { recursive: true }));

  it('say of every case what loaded ones say, word for word', async () => {
    const { systems, findings } = await load();
    expect(findings, 'they were prepared').to.equal(undefined);
    expect(saidOf(systems, cases)).to.deep.equal(said);
  });

  it('capture personas as loaded ones do, screen by screen', async () => {
    const { systems } = await load();
    const { personas, findings } = loadPersonas('rules', systems);
    const some = personas.filter((_, index) => index % Math.ceil(40 / times) === 0);
    expect(some.length).to.be.greaterThan(2);
    for await (const { persona, differences } of runPersonas(some, systems, findings))
      expect(differences, persona.name).to.deep.equal([]);
  });
});

describe('Prepared rules and screens', () => {
  let directory: string;
  let data: TinyData;
  const load = () => loadPrepared(data.directories.rules, data.directories.screens, { directory });
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-prepared-'));
    data = new TinyData();
    expect((await load()).findings?.all).to.deep.equal([]);
  });
  afterEach(() => {
    data.remove();
    rmSync(directory, { recursive: true });
  });

  it('belong to their owner alone', () => expect(statSync(only(directory)).mode & 0o777).to.equal(0o600));

  it('are not used when a byte of them is another one, or they end in the middle, and are made again', async () => {
    const whole = readFileSync(only(directory));
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
    for (const damaged of [flipped, whole.subarray(0, whole.length - 1), Buffer.alloc(0)]) {
      writeFileSync(only(directory), damaged);
      expect((await load()).findings, 'they were loaded').not.to.equal(undefined);
      expect((await load()).findings, 'they were prepared again').to.equal(undefined);
    }
  });

  it('are not used when a file is another one, is new or is gone, whatever its time says', async () => {
    const file = data.path('rules/tiny/rule-set.yaml');
    const [text, { atime, mtime }] = [readFileSync(file, 'utf8'), statSync(file)];
    writeFileSync(file, `${text}\n# another comment\n`);
    utimesSync(file, atime, mtime);
    expect((await load()).findings, 'changed').not.to.equal(undefined);
    expect((await load()).findings, 'prepared').to.equal(undefined);
    writeFileSync(file, text);
    expect((await load()).findings, 'changed back').not.to.equal(undefined);
    data.write('rules/tiny/surely-unknown.yaml', 'key: value\n');
    expect(await load().then(String, reasonOf)).to.contain('unknown file or folder "surely-unknown.yaml"');
    rmSync(data.path('rules/tiny/surely-unknown.yaml'));
    expect((await load()).findings, 'as they were prepared').to.equal(undefined);
  });

  it('are loaded each time where nothing can be written', async () => {
    const file = data.path('file');
    writeFileSync(file, '');
    const { rules, screens } = data.directories;
    for (let time = 0; time < 2; time++)
      expect((await loadPrepared(rules, screens, { directory: file })).findings?.all).to.deep.equal([]);
  });

  it('are kept of the eight directories that were used last', async () => {
    const [first, ...others] = Array.from({ length: 9 }, () => new TinyData());
    const kept = mkdtempSync(join(tmpdir(), 'case-capture-prepared-'));
    const use = ({ directories: { rules, screens } }: TinyData) => loadPrepared(rules, screens, { directory: kept });
    const useFirst = () => use(first as TinyData);
    try {
      await useFirst();
      for (const each of others) {
        // Times of files are as coarse as the file system has them: each use is a minute before the next.
        for (const path of readdirSync(kept).map((name) => join(kept, name))) {
          const earlier = statSync(path).mtimeMs / 1000 - 60;
          utimesSync(path, earlier, earlier);
        }
        await useFirst();
        await use(each);
      }
      expect(readdirSync(kept)).to.have.length(8);
      expect((await useFirst()).findings, 'used often').to.equal(undefined);
      expect((await use(others[0] as TinyData)).findings, 'used once, long ago').not.to.equal(undefined);
    } finally {
      for (const each of [first as TinyData, ...others]) each.remove();
      rmSync(kept, { recursive: true });
    }
  });
});
