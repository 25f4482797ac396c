import { readFileSync, renameSync } from 'node:fs';
import { expect } from 'chai';
import { commandLine } from '../../support/run/command-line.js';
import { TinyData } from '../../support/rules/tiny-data.js';
import { StartedProcess } from '../../support/service/started-process.js';

const facts = 'rules/tiny/facts/person.yaml';
const rules = 'rules/tiny/rule-set.yaml';
/** What is found of a fact that is a number. */
const found = /^rules\/tiny\/facts\/person\.yaml:\d+:\d+ error wrong-kind/;

describe('case-capture check --watch', () => {
  let data: TinyData;
  let watching: StartedProcess;
  let right: string;
  beforeEach(async () => {
    data = new TinyData();
    right = readFileSync(data.path(facts), 'utf8');
    const { rules: rulesAt, screens } = data.directories;
    const words = ['cli/case-capture.js', 'check', '--watch', '--rules', rulesAt, '--screens', screens];
    watching = new StartedProcess({}, { words });
    await watching.says(/^watching /);
  });
  afterEach(async () => {
    watching.signal('SIGKILL');
    await watching.ended;
    data.remove();
  });

  /** As editors do it that never leave half a file behind. */
  const saveByRename = (file: string, text: string): void => {
    data.write(`${file}~`, text);
    renameSync(data.path(`${file}~`), data.path(file));
  };

  it('tells what came when a file is saved, and that it is gone when it is right again', async () => {
    data.write(facts, `${right}nonsense: 1\n`);
    await watching.says(found);
    data.write(facts, right);
    await watching.says(/^gone: rules\/tiny\/facts\/person\.yaml:\d+:\d+ error wrong-kind/);
  });

  it('sees a file that is replaced by a renamed one', async () => {
    saveByRename(facts, `${right}nonsense: 1\n`);
    await watching.says(found);
  });

  it('sees several files that are saved at once', async () => {
    data.write(facts, `${right}nonsense: 1\n`);
    data.breakRules();
    await Promise.all([watching.says(found), watching.says(/rule-set\.yaml.*nonsense/)]);
  });

  it('goes on from a file that cannot be read, and says then what was and is wrong elsewhere', async () => {
    data.breakRules();
    await watching.says(/rule-set\.yaml.*nonsense/);
    saveByRename(facts, `${right}  [unclosed\n`);
    await watching.says(/^rules\/tiny\/facts\/person\.yaml:\d+:\d+ error /);
    expect(watching.out).not.to.match(/^gone: /m);
    saveByRename(facts, right);
    data.write(rules, readFileSync(data.path(rules), 'utf8').replace('nonsense: 1\n', ''));
    await Promise.all([watching.says(/^gone: .*person\.yaml/), watching.says(/^gone: .*rule-set\.yaml/)]);
  });

  for (const [signal, code, title, edit] of [
    ['SIGINT', 0, 'well', () => undefined],
    ['SIGTERM', 1, 'with 1 when there is an error', () => data.breakRules()],
  ] as const)
    it(`ends ${title} on ${signal}`, async () => {
      edit();
      if (code === 1) await watching.says(/^1 error,/);
      watching.signal(signal);
      expect(await watching.ended).to.equal(code);
      expect(watching.err).to.equal('');
    });

  it('is refused together with what it cannot do', async () => {
    for (const other of [['--deep'], ['--format', 'json']])
      expect((await commandLine(['check', '--watch', ...other])).exitCode).to.equal(2);
  });
});
