import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { writeChanges } from '../../../src/authoring/changes/write-changes.js';
import { importParameters } from '../../../src/authoring/sheets/import-parameters.js';
import { noValue, parameterCsv } from '../../../src/authoring/sheets/parameter-columns.js';
import { parameterFiles } from '../../../src/authoring/sheets/parameter-files.js';
import { type ParameterSheet, parameterSheet, type SheetRow } from '../../../src/authoring/sheets/parameter-sheet.js';
import { separators } from '../../../src/authoring/sheets/read-sheet.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { parameterSamples } from '../../support/rules/parameter-samples.js';
import { reportDamagedLetters } from '../../../src/documents/encoding.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import '../../support/run/seed.js';
import { times } from '../../support/run/times.js';

/** What the loader takes for damaged letters. */
function isDamaged(text: string): boolean {
  const findings = new Findings();
  reportDamagedLetters(text, '', findings);
  return findings.all.length > 0;
}

/** A value that a cell can have, by its kind; undefined: nothing else than what stands there. */
function otherValues(row: SheetRow, [ruleSet]: readonly RuleSet[]): fc.Arbitrary<string> {
  const codes = row.unit?.startsWith('catalogue:')
    ? [...(ruleSet?.catalogues.get(row.unit.slice('catalogue:'.length))?.entries.keys() ?? [])]
    : ['lumpSum', 'perTime'];
  const word = fc.constantFrom(...codes);
  const date = fc.constantFrom('1999', '2024.02', '2024.02.29', '2031.12.31');
  const number = fc
    .integer({ min: 0, max: 200 })
    .map((half) => String(half / 2))
    .filter((text) => !(row.column === 'low' && Number(text) > 18) && !(row.column === 'high' && Number(text) < 65));
  const several = (one: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.uniqueArray(one, { maxLength: 6 }).map((items) => items.join('|'));
  const byKind: Readonly<Record<SheetRow['kind'], fc.Arbitrary<string>>> = {
    number,
    date,
    code: word,
    word,
    // A dash stands for what is not there, and a sheet cannot tell a lost letter from one that means it.
    text: fc
      .string({ minLength: 1, unit: 'grapheme' })
      .map((text) => text.normalize('NFC'))
      .filter((text) => text !== noValue && !text.startsWith('="') && !/[ÃÂâ]/.test(text) && !isDamaged(text)),
    // Numbers that ascend but for one are a finding.
    'list of numbers': fc
      .uniqueArray(number, { maxLength: 6 })
      .map((items) => items.sort((one, other) => Number(one) - Number(other)).join('|')),
    'list of codes': several(word),
    'list of words': several(word),
    'list of dates': several(date),
  };
  return row.row === undefined ? byKind[row.kind] : fc.option(byKind[row.kind], { nil: '', freq: 6 });
}

/** Whether a row of a table says nothing in a set. */
const isEmptied = ({ name, row }: SheetRow, set: number, rows: readonly SheetRow[]): boolean => {
  const cells = rows.filter((each) => row !== undefined && each.name === name && each.row === row);
  const values = cells.flatMap(({ values: of }) => (of[set] === undefined ? [] : [of[set]]));
  return values.length > 0 && values.every((value) => value === '');
};

describe('A sheet of parameters, there and back', () => {
  let directory: string;
  before(() => (directory = mkdtempSync(join(tmpdir(), 'case-capture-sheets-'))));
  after(() => rmSync(directory, { recursive: true }));

  const read = (file: string): string => readFileSync(join(directory, file), 'utf8');
  function fresh(): readonly RuleSet[] {
    for (const [file, text] of Object.entries(parameterSamples)) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
    return load();
  }
  function load(): readonly RuleSet[] {
    const { systems, findings } = loadRuleSystems(directory);
    expect(findings.report()).to.equal('');
    return systems;
  }
  const importing = (csv: string, ruleSets: readonly RuleSet[]): ReturnType<typeof importParameters> =>
    importParameters(new TextEncoder().encode(csv), ruleSets);

  for (const [name, separator] of Object.entries(separators))
    it(`changes nothing when it comes back as it went, with ${name}s between cells`, () => {
      const ruleSets = fresh();
      expect(importing(parameterCsv(parameterSheet(ruleSets), separator), ruleSets)).to.deep.equal({
        changes: [],
        refusals: [],
      });
    });

  it('shows exactly the cells that were changed, whatever they are, and no other letter of the files differs', () => {
    const ruleSets = fresh();
    const sheet = parameterSheet(ruleSets);
    const cells = sheet.rows.flatMap((row, index) =>
      sheet.sets.filter(({ id }) => row.values[id] !== undefined).map(({ id }) => ({ index, id, row })),
    );
    const change = fc
      .constantFrom(...cells)
      .chain(({ index, id, row }) => otherValues(row, ruleSets).map((value) => ({ index, id, value })));
    let changed = 0;
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...Object.values(separators)),
        (wanted, separator) => {
          const systems = fresh();
          const rows = sheet.rows.map((row) => ({ ...row, values: { ...row.values } as Record<string, string> }));
          for (const { index, id, value } of wanted) {
            // Sets 7 and 8 read one table.
            const together = rows[index]?.name === 'rates' && id < 9 ? [7, 8] : [id];
            for (const set of together) (rows[index] as { values: Record<string, string> }).values[set] = value;
          }
          const edited: ParameterSheet = { ...sheet, rows };
          const { changes, refusals } = importing(parameterCsv(edited, separator), systems);
          if (refusals.length > 0) {
            // The one thing that may not be: a row of which nothing is left.
            for (const { message } of refusals) expect(message).to.match(/^nothing is left of \w+, row \d+;/);
            expect(rows.some((row) => sheet.sets.some(({ id }) => isEmptied(row, id, rows)))).to.equal(true);
            return;
          }
          expect(rows.some((row) => sheet.sets.some(({ id }) => isEmptied(row, id, rows)))).to.equal(false);
          changed += changes.length;
          writeChanges(parameterFiles(changes, systems, { rules: directory, screens: directory }));
          const now = parameterSheet(load());
          expect(now.rows.map(({ values }) => values)).to.deep.equal(rows.map(({ values }) => values));
          for (const file of Object.keys(parameterSamples))
            if (!file.includes('/csp/')) expect(read(file)).to.equal(parameterSamples[file]);
          for (const comment of ['# the owner', '# first year', '# the lowest', '# all others', '# Eight'])
            expect(['7', '8', '9'].map((set) => read(`tiny/csp/${set}.yaml`)).join('\n')).to.contain(comment);
        },
      ),
      { numRuns: 15 * times },
    );
    expect(changed).to.be.greaterThan(15 * times);
  });
});
