import { join } from 'node:path';
import { expect } from 'chai';
import { sampleSystem } from '../../support/design/sample-system.js';
import { commandLine } from '../../support/run/command-line.js';
import { inDirectory } from '../../support/run/in-directory.js';

const file = 'rules/personas/people.yaml';

/** Runs `case-capture personas` on the sample system of the reference, with another text of its personas. */
const personas = (edit: (text: string) => string, ...words: readonly string[]) =>
  inDirectory({ ...sampleSystem, [file]: edit(sampleSystem[file] ?? '') }, (directory) =>
    commandLine(['personas', '--rules', join(directory, 'rules'), '--screens', join(directory, 'screens'), ...words]),
  );

describe('case-capture personas', () => {
  it('counts those of whom nothing is said and those with an alert, and ends with 0 when all is as they say', async () => {
    const { exitCode, out } = await personas((text) => text);
    expect(out).to.equal('sample: 3 personas, 1 of whom nothing is said, 2 with an alert; 0 differences\n');
    expect(exitCode).to.equal(0);
  });

  it('says where there are none, and ends with 1', async () => {
    const without = Object.entries(sampleSystem).filter(([name]) => !name.startsWith('rules/personas/'));
    await inDirectory(Object.fromEntries(without), async (directory) => {
      const rules = join(directory, 'rules');
      const { exitCode, err } = await commandLine([
        'personas',
        '--rules',
        rules,
        '--screens',
        join(directory, 'screens'),
      ]);
      expect({ exitCode, err }).to.deep.equal({ exitCode: 1, err: `there are no personas in ${rules}/personas\n` });
    });
  });

  it('prints a line with file, line, persona and parameter set for each difference, and ends with 1', async () => {
    const { exitCode, out } = await personas((text) => text.replace('insurancePeriod: 40', 'insurancePeriod: 15'));
    expect(out).to.equal(
      `${file}:29 abroad, set 1: period-too-long (error) is expected, and not said\n` +
        'sample: 3 personas, 1 of whom nothing is said, 2 with an alert; 1 differences\n',
    );
    expect(exitCode).to.equal(1);
  });

  it('tells what differs of several in one line, which names the others', async () => {
    const { out } = await personas((text) => {
      const [diver] = /^diver:[\s\S]*?^ {2}says: nothing\n/m.exec(text) ?? [];
      if (!diver) throw new Error('there is no diver who ends with what is said');
      const alerted = diver.replace('says: nothing', 'says: [{ rule: same-benefit-twice, severity: information }]');
      return `${text.replace(diver, alerted)}${alerted.replace('diver', 'otherDiver')}`;
    });
    expect(out).to.equal(
      `${file}:2 diver, set 1: same-benefit-twice (information) is expected, and not said; likewise otherDiver\n` +
        'sample: 4 personas, 0 of whom nothing is said, 4 with an alert; 2 differences\n',
    );
  });

  it('runs only those that are named, and refuses a name that there is not', async () => {
    const { exitCode, out } = await personas((text) => text, '--only', 'diver');
    expect(out).to.equal('sample: 1 personas, 1 of whom nothing is said, 0 with an alert; 0 differences\n');
    expect(exitCode).to.equal(0);
    const { exitCode: refused, err } = await personas((text) => text, '--only', 'divers');
    expect(err).to.equal('there is no persona divers (did you mean diver?)\n');
    expect(refused).to.equal(1);
  });

  it('reports what a persona names and there is not, with place and suggestion, and captures none', async () => {
    const { exitCode, out } = await personas((text) => text.replace('code: DIVING', 'code: DIVNG'));
    expect(out).to.equal(
      `${file}:9:24 error unknown-code: found "DIVNG" for code, expected a code of pursuits (did you mean DIVING?); expected one of: CHESS, DIVING, OTHER (common/catalogues/pursuits.yaml)\n1 error\n`,
    );
    expect(exitCode).to.equal(1);
  });
});
