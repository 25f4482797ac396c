import { type Edited, expectSaid, printed } from '../support/words/said-of-edited.js';

type Change = (csv: string) => string;

/** What is changed in an exported sheet, by the name of the file of words that has what its import says. */
const parameterSheets: Readonly<Record<string, Change>> = {
  'other values': changed(
    inLine('maximumAge', '120', '119'),
    inLine('soldFrom', '2025', '2026'),
    inLine('waitingPeriods', '0|13|26', '0|13|52'),
    inLine('classLimits,2,until', '2027.12.31', ''),
  ),
  'rows missing': changed(withoutLine('maximumAge'), withoutLine('endAges,1,')),
  'more rows': (csv) => {
    const row = (name: string): string => csv.split('\n').find((line) => line.startsWith(name)) ?? '';
    const [age, ends] = [row('maximumAge'), row('endAges,1')];
    return `${csv}${age}\n${age.replace('maximumAge', 'maximumAgo')}\n${ends.replace('endAges,1', 'endAges,7')}\n`;
  },
  'values that a parameter cannot have': changed(
    inLine('maximumAge', '120', '131'),
    inLine('minimumHeight', '50', 'fifty'),
    inLine('retirementAge', '67', '-'),
    inLine('benefitTypesOffered', 'termLife', 'termLive'),
    inLine('soldFrom', '2025', '2025.13'),
    inLine('riskyClasses', 'class3', 'class4'),
    inLine('heightRange', '50', 'low'),
    inLine('medicationLookBack', '10', ''),
    inLine('endAges,2,endAge', '85', '84.5'),
    inLine('classLimits,3,pays', 'lumpSum', 'lump sum'),
  ),
  'values that do not go together': changed(
    inLine('maximumAge', '120', '119'),
    inLine('heightRange', '50', '240'),
    inLine('examinationGroups,1,total', '250000', ''),
    inLine('examinationGroups,1,age', '55', ''),
  ),
  'a cell that its row needs left out': changed(
    inLine('endAges,2,endAge', '85', ''),
    inLine('classLimits,1,sum', '100000', ''),
  ),
  'changes elsewhere': changed(
    inLine('maximumAge', '130', '140'),
    inLine('maximumAge', 'year', 'month'),
    inLine('retirementAge', 'Age at which people retire', 'Age of rest'),
  ),
};

const catalogueSheets: Readonly<Record<string, readonly [name: string, change: Change]>> = {
  'other entries': [
    'benefit-types',
    changed(
      inLine('disabilityIncome', 'Disability income', 'Disability pension'),
      inLine('accidentalDeath', '50', '45'),
    ),
  ],
  'an entry missing': ['occupations', withoutLine('"=""7126.1"""')],
  'values that an entry cannot have': [
    'benefit-types',
    changed(
      inLine('termLife', 'lumpSum', 'lumpsum'),
      inLine('disabilityIncome', 'disability', 'disabled'),
      inLine('accidentalDeath', '50', 'fifty'),
      inLine('accidentalDeath', 'true', 'perhaps'),
      inLine('accidentalDeath', '40', '41'),
      inLine('tontine', '2019.12', '2019.13'),
      inLine('tontine', 'termLife', 'termLive'),
    ),
  ],
  'an entry missing that rules name': [
    'benefit-types',
    changed(inLine('tontine', '2019.12', '2020.06'), withoutLine('disabilityIncome')),
  ],
  'an entry twice and a new one': [
    'pursuits',
    (csv) => {
      const row = csv.split('\n')[1] ?? '';
      return `${csv}${row}\n${row.replace(/^[^,]*/, 'GLIDING')}\n`;
    },
  ],
};

const files: Readonly<Record<string, string>> = {
  quote: 'name,row\n"maximumAge,1\n',
  empty: '',
  other: 'key,value\nmaximumAge,120\n',
  uneven: 'name;row;column\nmaximumAge\n',
};
const noSheets = [...Object.keys(files), 'nowhere'].map((name) => `DIR/${name}.csv`);

describe('What commands say of sheets of the system of the reference that a spreadsheet saved', () => {
  for (const [name, change] of Object.entries(parameterSheets))
    it(`is, of parameters with ${name}, word for word what is written down`, async () => {
      const sheet = change(await printed(['parameters', '--format', 'csv']));
      await expectSaid(
        `a-sheet-of-parameters-with-${name}`,
        importing(['parameters', '--import', 'DIR/sheet.csv'], sheet),
      );
    });

  for (const [name, [catalogue, change]] of Object.entries(catalogueSheets))
    it(`is, of codes with ${name}, word for word what is written down`, async () => {
      const sheet = change(await printed(['catalogue', 'export', catalogue]));
      const words = ['catalogue', 'import', catalogue, 'DIR/sheet.csv'];
      const { calls, ...rest } = importing(words, sheet);
      await expectSaid(`a-sheet-of-codes-with-${name}`, {
        ...rest,
        calls: [
          ...calls,
          [...words, '--remove', '7126.1'],
          [...words, '--remove', '7127'],
          [...words, '--remove', 'disabilityIncome'],
        ],
      });
    });

  it('is, of parameters with decimal commas, word for word what is written down', async () => {
    const csv = await printed(['parameters', '--format', 'csv', '--separator', 'semicolon']);
    const sheet = changed(inLine('rentShare', ';60;', ';60,5;'), inLine('endAges;2;endAge', '85', '86'))(csv);
    await expectSaid(
      'a sheet of parameters with decimal commas',
      importing(['parameters', '--import', 'DIR/sheet.csv'], sheet),
    );
  });

  it('is, of parameters that others changed meanwhile, word for word what is written down', async () => {
    const sheet = inLine('maximumAge', '120', '119')(await printed(['parameters', '--format', 'csv']));
    await expectSaid('a sheet of parameters of yesterday', {
      ...importing(['parameters', '--import', 'DIR/sheet.csv'], sheet),
      edits: [['rules/sample/csp/1.yaml', 'maximumAge: 120', 'maximumAge: 110']],
    });
  });

  it('is, of files that are no sheets, word for word what is written down', () =>
    expectSaid('files that are no sheets', {
      files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.csv`, text])),
      calls: [
        ...noSheets.map((file) => ['parameters', '--import', file]),
        ...noSheets.map((file) => ['catalogue', 'import', 'benefit-types', file]),
        ['catalogue', 'import', 'nothing', 'DIR/other.csv'],
      ],
    }));
});

/** What it would change, that it changes it, and that nothing is left to change. */
function importing(words: readonly string[], sheet: string): Edited {
  const trial = [...words, '--dry-run'];
  return { files: { 'sheet.csv': sheet }, calls: [trial, [...trial, '--format', 'json'], words, words] };
}

function changed(...changes: readonly Change[]): Change {
  return (csv) => changes.reduce((text, change) => change(text), csv);
}

/** The first line that begins so and has what is found, with something else in its place. */
function inLine(beginning: string, found: string, text: string): Change {
  return (csv) => {
    const lines = csv.split('\n');
    const at = lines.findIndex((line) => line.startsWith(beginning) && line.includes(found));
    if (at < 0) throw new Error(`no line begins with ${beginning} and has ${found}:\n${csv}`);
    return lines.with(at, (lines[at] ?? '').replace(found, text)).join('\n');
  };
}

function withoutLine(beginning: string): Change {
  return (csv) => {
    const lines = csv.split('\n');
    const kept = lines.filter((line) => !line.startsWith(beginning));
    if (kept.length === lines.length) throw new Error(`no line begins with ${beginning}:\n${csv}`);
    return kept.join('\n');
  };
}
