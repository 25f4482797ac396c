import { expect } from 'chai';
import { sb1Selection } from '../../../src/screens/inputs/selection.js';

type State = Parameters<typeof sb1Selection>[0];
type Options = Parameters<typeof sb1Selection>[1];

const state = (renderingHint: string | undefined): State =>
  ({
    asked: { id: '27.2.1', question: { attribute: { fact: 'sport' }, definition: { renderingHint } } },
  }) as unknown as State;

/** How many options, what the screen file says, and how they are shown: how, in how many columns and rows. */
const rows: readonly (readonly [number, string | undefined, string, number, number])[] = [
  [2, undefined, 'RadioButton', 2, 1],
  [3, undefined, 'RadioButton', 3, 1],
  [4, undefined, 'ComboBox', 1, 1],
  [4, 'RadioButton', 'RadioButton', 4, 1],
  [2, 'ComboBox', 'ComboBox', 1, 1],
  [4, 'List', 'List', 1, 4],
  [10, 'List', 'List', 1, 10],
  [11, 'List', 'List', 1, 10],
];

describe('A selection of SB1', () => {
  for (const [count, said, renderingHint, noColumns, noRows] of rows)
    it(`of ${count} options, where the file says ${said ?? 'nothing'}, is a ${renderingHint} of ${noColumns} columns and ${noRows} rows`, () => {
      const options = Array.from({ length: count }, (_, index) => ({ id: String(index) })) as unknown as Options;
      const selection = sb1Selection(state(said), options, true);
      expect(selection).to.deep.include({ renderingHint, noColumns, noRows, multiple: false, collected: true });
      expect(sb1Selection(state(said), options, false).collected).to.equal(false);
    });
});
