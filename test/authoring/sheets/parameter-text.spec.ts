import { expect } from 'chai';
import { parameterSheet } from '../../../src/authoring/sheets/parameter-sheet.js';
import { parameterText } from '../../../src/authoring/sheets/parameter-text.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { parameterSamples } from '../../support/rules/parameter-samples.js';
import { inDirectory } from '../../support/run/in-directory.js';

/** How a number is bounded, and what the column of the bounds says of it. */
const bounds: readonly (readonly [declared: string, said: string])[] = [
  ['minimum: 2', '2..'],
  ['maximum: 9', '..9'],
  ['minimum: 2, maximum: 9', '2..9'],
  ['step: 3', 'by 3'],
  ['minimum: 0, step: 3', '0.. by 3'],
];

describe('The parameters in a terminal', () => {
  const files: Record<string, string> = { ...parameterSamples };
  const add = (file: string, lines: readonly string[]): void => {
    files[file] = `${files[file]}${lines.join('\n')}\n`;
  };
  add(
    'common/parameters.yaml',
    bounds.map(([declared], index) => `bounded${index}: { kind: number, ${declared}, meaning: "Some ${index}" }`),
  );
  for (const set of [7, 8, 9])
    add(
      `tiny/csp/${set}.yaml`,
      bounds.map((_, index) => `bounded${index}: 6`),
    );
  const lines = parameterText(parameterSheet(inDirectory(files, loadRuleSystems).systems)).split('\n');

  it('begin with the parameter sets, each with its name and its currency', () => {
    expect(lines[0]).to.equal('Parameter sets: 7: Seven (EUR); 8: Eight (EUR); 9: Nine (EUR)');
  });

  for (const [index, [declared, said]] of bounds.entries())
    it(`have with ${declared} the bounds ${said}`, () => {
      const line = lines.find((each) => each.startsWith(`bounded${index} `)) ?? '';
      expect(line.split(/ {2,}/).slice(0, -1)).to.deep.equal([`bounded${index}`, 'number', said, '6', '6', '6']);
    });
});
