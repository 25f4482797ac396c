import { expect } from 'chai';
import { CodeMatcher, type MatchedCode } from '../../../src/authoring/sheets/match-codes.js';

const probably = (found: string, was: string, why: string): MatchedCode => ({
  was,
  refused: `found "${found}", which probably was "${was}": ${why}`,
});
const zeros = 'zeros were lost';
const digits = (found: string, padded: string, lengths: string): MatchedCode => ({
  refused: `found "${found}": probably zeros were lost, and it is "${padded}": codes have ${lengths} digits`,
});
const spaces = 'spaces around it';

/** The codes of a catalogue, those of a sheet, and what each of these means. */
const rows: readonly (readonly [
  what: string,
  codes: readonly string[],
  found: readonly string[],
  means: readonly MatchedCode[],
])[] = [
  ['codes as they are', ['A', '0110'], ['0110', 'A'], [{ key: '0110' }, { key: 'A' }]],
  [
    'codes with spaces, or accents apart',
    ['A', 'Ä'],
    [' A ', 'A\u0308'],
    [
      { key: 'A', mended: spaces },
      { key: 'Ä', mended: 'letters and their accents apart (decomposed umlauts)' },
    ],
  ],
  [
    'a new code, and one with a space',
    ['A'],
    ['A', 'B', 'C '],
    [{ key: 'A' }, { key: 'B' }, { key: 'C', mended: spaces }],
  ],
  ['a code without its zero', ['0110', '0120'], ['110', '0120'], [probably('110', '0110', zeros), { key: '0120' }]],
  [
    'codes that are one number: first the one that ends so, then the other',
    ['0110.10', '0110.1'],
    ['110.1', '110.1'],
    [probably('110.1', '0110.1', zeros), probably('110.1', '0110.10', zeros)],
  ],
  [
    'the same, where the catalogue has them the other way round',
    ['0110.1', '0110.10'],
    ['110.1', '110.1'],
    [probably('110.1', '0110.1', zeros), probably('110.1', '0110.10', zeros)],
  ],
  [
    'a new number that lost its zero, beside a code of letters that is as long',
    ['0110', 'ABC'],
    ['0110', '123'],
    [{ key: '0110' }, digits('123', '0123', '4')],
  ],
  ['a decimal comma', ['0110.10'], ['110,1'], [probably('110,1', '0110.10', zeros)]],
  [
    'capital letters that changed',
    ['CHESS', 'GO'],
    ['chess', 'GO'],
    [probably('chess', 'CHESS', 'capital letters changed'), { key: 'GO' }],
  ],
  [
    'a word of which the one in capitals is there too',
    ['CHESS'],
    ['CHESS', 'chess'],
    [{ key: 'CHESS' }, { key: 'chess' }],
  ],
  [
    'a code that became a date',
    ['1.5'],
    ['01. Mai'],
    [probably('01. Mai', '1.5', 'the spreadsheet took it for a date')],
  ],
  [
    'a date that is no code, and one where codes look like dates',
    ['A'],
    ['01. Mai'],
    [{ refused: 'found "01. Mai": the spreadsheet probably took a code for a date' }],
  ],
  [
    'a new code that looks like a date, as others do',
    ['01. Mai', 'A'],
    ['01. Mai', '02. Mai'],
    [{ key: '01. Mai' }, { key: '02. Mai' }],
  ],
  [
    'a new number with fewer digits than all',
    ['0110', '0120.5'],
    ['0110', '0120.5', '130', '13.5', '0130', '00130'],
    [
      { key: '0110' },
      { key: '0120.5' },
      digits('130', '0130', '4'),
      digits('13.5', '0013.5', '4'),
      { key: '0130' },
      { key: '00130' },
    ],
  ],
  [
    'a new number with fewer digits than some: the next longer ones',
    ['0110', '12', '123456'],
    ['0110', '12', '123456', '1', '130', '99'],
    [
      { key: '0110' },
      { key: '12' },
      { key: '123456' },
      digits('1', '01', '4 or 2 or 6'),
      digits('130', '0130', '4 or 2 or 6'),
      { key: '99' },
    ],
  ],
  ['a new number where no code is one', ['A'], ['7'], [{ key: '7' }]],
  [
    'letters that are lost',
    ['A'],
    ['A', '\uFFFD'],
    [{ key: 'A' }, { refused: 'found "\uFFFD": letters were lost when the file was saved; save it as UTF-8' }],
  ],
];

describe('A code of a sheet', () => {
  for (const [what, codes, found, means] of rows)
    it(`means the entry of the catalogue that it can only be: ${what}`, () => {
      const matcher = new CodeMatcher(codes, found);
      expect(found.map((code) => matcher.entryOf(code))).to.deep.equal(means);
    });
});
