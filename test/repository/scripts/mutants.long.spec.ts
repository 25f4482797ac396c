import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { type SameMeaning, sameMeaningFile } from '../../../scripts/mutants/same-meaning.js';
import { plantProject } from './mutants/planted-project.js';

const script = fileURLToPath(new URL('../../../scripts/mutants.js', import.meta.url));

/** Each function on a line of its own: the first is tested, the second only called, the third not even that. */
const source = `export const atLeast = (value, limit) => value >= limit;
export const called = (value) => value === 1;
export const untested = (value) => value - 1;
`;
const specs = {
  'test/at-least.spec': `import { atLeast } from '../src/planted.js';
it('counts the limit in', () => {
  if (!atLeast(1, 1) || atLeast(0, 1)) throw new Error('it does not');
});
`,
  'test/called.spec': `import { called } from '../src/planted.js';
it('is called', () => called(1));
`,
};

interface Told {
  readonly code: number;
  readonly out: string;
}

describe('npm run mutants', function () {
  this.timeout(600_000);
  const project = mkdtempSync(join(tmpdir(), 'mutants-planted-'));
  const mutants = (...words: readonly string[]): Promise<Told> =>
    new Promise((resolve) => {
      execFile(process.execPath, [script, ...words], { cwd: project }, (error, stdout) =>
        resolve({ code: error ? Number(error.code) : 0, out: stdout }),
      );
    });
  const keep = (entries: readonly SameMeaning[]): void => {
    mkdirSync(dirname(join(project, sameMeaningFile)), { recursive: true });
    writeFileSync(join(project, sameMeaningFile), JSON.stringify(entries));
  };
  let told: Told;
  before(async () => {
    plantProject(project, { 'src/planted': source, ...specs });
    told = await mutants('100', '7');
  });
  after(() => rmSync(project, { recursive: true }));

  it('tries all points when it may, and says with which seed', () => {
    expect(told.out).to.include('8 of 8 points of src/, seed 7');
  });

  it('finds each change of tested code noticed, and by which test', () => {
    expect(told.out).to.match(/noticed +src\/planted\.ts:1 {2}comparison: .* \(counts the limit in, /);
    expect(told.out).to.match(/noticed +src\/planted\.ts:1 {2}return value dropped: .* \(counts the limit in, /);
  });

  it('finds no change noticed of code that is called without a look at its result, and names the specs that call it', () => {
    for (const kind of ['comparison', 'number', 'return value dropped']) {
      expect(told.out).to.match(
        new RegExp(`  src/planted.ts:2  ${kind}\n.*\n.*\n    executed by test/called.spec.ts\n`),
      );
    }
  });

  it('finds no change noticed of code that no spec executes, and says so', () => {
    expect(told.out).to.match(/not noticed +src\/planted\.ts:2 {2}comparison: .* {2}\(\d+\.\d s\)\n/);
    for (const kind of ['arithmetic', 'number', 'return value dropped']) {
      expect(told.out).to.match(new RegExp(`  src/planted.ts:3  ${kind}\n.*\n.*\n    no spec executes it\n`));
    }
  });

  it('ends with 1 below the goal', () => {
    expect(told.out).to.include('2 of 8 that matter were noticed: 25.0 % (the goal is 95 %)');
    expect(told.code).to.equal(1);
  });

  it('changes nothing in the project itself', () => {
    expect(readFileSync(join(project, 'dist/src/planted.js'), 'utf8')).to.equal(source);
  });

  it('keeps to a file, or to a line of it, when one is named', async () => {
    expect((await mutants('100', '7', 'src/other')).out).to.include('0 of 0 points of src/other');
    expect((await mutants('100', '7', 'src/planted.ts:1')).out).to.include('2 of 2 points of src/planted.ts:1');
  });

  it('runs specs again for what they execute only when their tests have changed', async () => {
    plantProject(project, { 'test/called.spec': specs['test/called.spec'].replace('called(1)', 'called(2)') });
    expect((await mutants('1')).out).to.include('2 specs, 1 of them run by themselves');
    expect((await mutants('1')).out).to.include('2 specs, 0 of them run by themselves');
  });

  it('runs for source that has changed since whatever loads it, and finds its changes noticed as before', async () => {
    plantProject(project, { 'src/planted': `// Moved.\n${source}` });
    const { out } = await mutants('100', '7');
    expect(out).to.include('2 specs, 0 of them run by themselves');
    expect(out).to.match(/noticed +src\/planted\.ts:2 {2}comparison: .* \(counts the limit in, /);
    expect(out).to.match(/ {2}src\/planted.ts:4 {2}number\n.*\n.*\n {4}executed by test\/.*, test\/.*\n/);
    expect(out).to.include('2 of 8 that matter were noticed');
    plantProject(project, { 'src/planted': source });
  });

  it('runs all specs again when there is more source, or less', async () => {
    plantProject(project, { 'src/more': 'export const more = 1;\n' });
    expect((await mutants('1')).out).to.include('2 specs, 2 of them run by themselves');
    for (const file of ['src/more.ts', 'dist/src/more.js']) rmSync(join(project, file));
    expect((await mutants('1')).out).to.include('2 specs, 2 of them run by themselves');
  });

  it('counts what is known to mean the same for nothing, and keeps what was not noticed as such entries', async () => {
    await mutants('100', '7');
    const missed = JSON.parse(readFileSync(join(project, '.cache/mutants/not-noticed.json'), 'utf8')) as SameMeaning[];
    keep(missed.map((entry) => ({ ...entry, reason: 'nobody asks' })));
    const { code, out } = await mutants('100', '7');
    expect(out).to.match(/same +src\/planted\.ts:3 {2}number: .* \(nobody asks\)/);
    expect(out).to.include('2 of 2 that matter were noticed: 100.0 %');
    expect(code).to.equal(0);
  });

  it('says which entries of those known to mean the same fit nothing any more', async () => {
    const known = JSON.parse(readFileSync(join(project, sameMeaningFile), 'utf8')) as readonly SameMeaning[];
    const moved = { file: 'src/planted.ts', line: 'export const gone = 1;', change: '1 → 2', reason: 'nobody asks' };
    keep([...known, moved, { ...moved, file: 'src/removed.ts' }]);
    const { out } = await mutants('1');
    expect(out.split('\n').filter((line) => line.includes('not there any more'))).to.deep.equal(
      ['src/planted.ts', 'src/removed.ts'].map(
        (file) => `${sameMeaningFile} names what is not there any more: ${file}: ${moved.line}`,
      ),
    );
  });

  it('does not take a test that fails once, and not again, for one that notices', async () => {
    const turn = join(project, 'turn');
    const spec = `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
      import { wavering } from '../src/wavering.js';
      it('wavers', () => {
        wavering();
        const turn = existsSync('${turn}') ? Number(readFileSync('${turn}', 'utf8')) : 0;
        writeFileSync('${turn}', String(turn + 1));
        if (turn === 1) throw new Error('broken');
      });`;
    plantProject(project, { 'src/wavering': 'export const wavering = () => 1;', 'test/wavering.spec': spec });
    const { out } = await mutants('1', '7', 'src/wavering.ts');
    expect(out).to.include('Failed once, and not again by themselves:\n  wavers\n');
    expect(out).to.include('0 of 1 that matter were noticed');
  });

  it('does not use a spec that fails without any change, and says so, and what it needs; those that need further tools it leaves out', async () => {
    const failing = "it('never holds', () => { throw new Error('broken'); });\n";
    const names = ['failing.spec', 'failing.mongodb.spec', 'failing.long.spec', 'failing.strace.spec'];
    plantProject(project, Object.fromEntries(names.map((name) => [`test/${name}`, failing])));
    const { out } = await mutants('1');
    const unused = out.split('\n').filter((line) => line.includes('not used'));
    expect(unused.map((line) => line.replace(/.*change: /, ''))).to.have.members([
      'test/failing.spec.js (never holds)',
      'test/failing.long.spec.js (never holds)',
      'test/failing.mongodb.spec.js (it needs a MongoDB server (scripts/mongodb-for-tests npm run … starts one))',
    ]);
  });

  it('asks the specs that take long, too', async () => {
    plantProject(project, {
      'src/slow': 'export const seconds = () => 60;',
      'test/slow.long.spec': `import { seconds } from '../src/slow.js';
        it('takes a minute', () => { if (seconds() !== 60) throw new Error('broken'); });`,
    });
    const { out } = await mutants('1', '7', 'src/slow.ts');
    expect(out).to.match(/noticed +src\/slow\.ts:1 .* \(takes a minute/);
  });

  it('says nothing of code that is executed by nothing but specs that lack what they need', async () => {
    const failing = "it('never holds', () => { throw new Error('broken'); });\n";
    plantProject(project, {
      'src/database/planted': 'export const stored = () => 1;',
      'test/database/planted.mongodb.spec': failing,
    });
    const { code, out } = await mutants('100', '7', 'src/database/');
    expect(out).to.match(/not asked +src\/database\/planted\.ts:1 .* \(it needs a MongoDB server/);
    expect(out).to.include('0 of 0 that matter were noticed');
    expect(code).to.equal(0);
  });
});
