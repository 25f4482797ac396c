import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import type { ParameterSheet } from '../../../src/authoring/sheets/parameter-sheet.js';
import { commandLine } from '../../support/run/command-line.js';
import { DataCopy } from '../../support/rules/data-copy.js';

const set1 = 'rules/international/csp/1.yaml';

describe('case-capture parameters', () => {
  let copy: DataCopy;
  let file: string;
  before(() => {
    copy = DataCopy.small();
    file = copy.path('sheet.csv');
  });
  after(() => copy.remove());
  const parameters = (...words: string[]): ReturnType<typeof commandLine> =>
    commandLine(['parameters', ...copy.options, ...words]);

  it('prints every parameter with its bounds and its values in all sets, for a person and as JSON', async () => {
    const text = await parameters();
    expect(text.out).to.match(/^replacementRatio +percent +20\.\.100 by 1 +60 +70 +common\/parameters\.yaml:\d+$/m);
    const sheet = JSON.parse((await parameters('--format', 'json')).out) as ParameterSheet;
    expect(sheet.sets.map(({ id }) => id)).to.deep.equal([1, 3]);
    const row = sheet.rows.find(
      ({ name, row: index, column }) => name === 'regularSumLimits' && index === 5 && column === 'maximum',
    );
    expect(row?.values).to.deep.equal({ 1: '73000', 3: '73000' });
  });

  it('takes over every number at once, and changes nothing else in the files', async () => {
    await parameters('--format', 'json', '--output', file.replace('csv', 'json'));
    const sheet = JSON.parse(readFileSync(file.replace('csv', 'json'), 'utf8')) as ParameterSheet;
    await parameters('--separator', 'semicolon', '--output', file);
    const before = copy.read(set1);
    const lines = readFileSync(file, 'utf8').split('\n');
    let count = 0;
    for (const [index, { kind, column, minimum, maximum, values }] of sheet.rows.entries()) {
      const cells = (lines[index + 1] ?? '').split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
      if (kind !== 'number' || (values[1] ?? '') === '') continue;
      const other = column === 'low' || values[1] === String(maximum) ? minimum : maximum;
      if (String(other) !== values[1]) count++;
      cells[9] = String(other).replace('.', ',');
      lines[index + 1] = cells.join(';');
    }
    writeFileSync(file, lines.join('\n'));
    const dry = await parameters('--import', file, '--dry-run');
    expect(dry.exitCode, dry.out).to.equal(0);
    expect(dry.out).to.contain(`${count} values would change in 1 file`);
    expect(dry.out).to.contain(`--- a/${set1}\n+++ b/${set1}\n@@ `);
    expect(copy.read(set1)).to.equal(before);
    const { exitCode, out } = await parameters('--import', file);
    expect(exitCode, out).to.equal(0);
    expect(out).to.contain('set 1, maximumAge: 120 -> 130\n');
    const after = JSON.parse((await parameters('--format', 'json')).out) as ParameterSheet;
    for (const [index, { values, column, maximum, minimum, kind }] of after.rows.entries()) {
      const was = sheet.rows[index]?.values ?? {};
      const other = column === 'low' || was[1] === String(maximum) ? minimum : maximum;
      const changed = kind === 'number' && (was[1] ?? '') !== '';
      expect(values).to.deep.equal(changed ? { ...was, 1: String(other) } : was);
    }
    const withoutNumbers = (text: string): string => text.replaceAll(/\d+(\.\d+)?/g, '');
    expect(withoutNumbers(copy.read(set1))).to.equal(withoutNumbers(before));
  }).timeout(120_000);

  it('refuses what would not load, at its cell, and writes nothing', async () => {
    await parameters('--output', file);
    const before = copy.read(set1);
    // The lower end of a range above its upper one: each number alone is within its bounds.
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/^(usualPulse,,low,.*\(illustrative\)),30,/m, '$1,150,')
        .replace(/^(usualPulse,,high,.*\(illustrative\)),150,/m, '$1,149,'),
    );
    const { exitCode, out } = await parameters('--import', file);
    expect(out).to.match(
      /sheet\.csv row \d+, column J "1": the lower end 150 is above the upper end 149 \(rules\/international\/csp\/1\.yaml:\d+, after the change\)/,
    );
    expect(out).to.contain('1 refusal; nothing was written');
    expect(exitCode).to.equal(1);
    expect(copy.read(set1)).to.equal(before);
  });

  it('tells all refusals as JSON too', async () => {
    writeFileSync(file, readFileSync(file, 'utf8').replace('maximumAge', 'maximumAeg'));
    const { exitCode, out } = await parameters('--import', file, '--format', 'json');
    const { refusals } = JSON.parse(out) as { refusals: readonly { row: number; message: string }[] };
    expect(refusals[0]?.message).to.equal('unknown parameter "maximumAeg" (did you mean maximumAge?)');
    expect(exitCode).to.equal(1);
  });
});
