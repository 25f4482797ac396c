import { expect } from 'chai';
import { parse } from 'yaml';
import { environment } from '../../../src/rules/resolve/environment.js';
import { ownFindings } from '../../../src/rules/model/own-findings.js';
import { aggregates } from '../../../src/rules/operators/aggregates.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { valueOperators } from '../../../src/rules/operators/values/value-operators.js';
import { messageKeys } from '../../../src/screens/model/messages.js';
import { words } from '../../support/design/design-document.js';
import { ruleLanguage, sampleSystem } from '../../support/design/sample-system.js';

const namesUnder = (heading: string, firstColumn: string): readonly string[] =>
  ruleLanguage.table(heading, firstColumn).rows.flatMap(([name]) => words(name));
const rowOf = (heading: string, firstColumn: string, name: string): readonly string[] =>
  ruleLanguage.table(heading, firstColumn).rows.find(([first]) => words(first).includes(name)) ?? [];

/** Keys, and texts that stand as values, of everything in the derived facts of the sample. */
function said(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => [key, ...said(value)]);
}

/** Beside the table of operators: what has a form of its own. */
const forms = ['choose', 'convert', 'table'];

const written = [...comparisonOperators.values()].filter(({ internal }) => internal !== true);
const used = new Set(
  Object.entries(sampleSystem).flatMap(([file, text]) =>
    file.includes('/facts/') ? said(parse(text)).flatMap((word) => [word, ...word.split(':')]) : [],
  ),
);

describe('the reference of the rule language, of operators and messages', () => {
  it('names every operator of conditions that can be written, with the kinds it compares, and no other', () => {
    expect([...namesUnder('Comparison operators', 'operator')].sort()).to.deep.equal(
      written.map(({ name }) => name).sort(),
    );
    for (const { name, left, readsGaps } of written) {
      const [, kinds] = rowOf('Comparison operators', 'operator', name);
      if (readsGaps !== true) expect(kinds, name).to.equal(left.join(', '));
    }
  });

  it('names every operator over values with its options, and no other', () => {
    expect([...namesUnder('Value operators', 'operator')].sort()).to.deep.equal(
      [...valueOperators.keys(), ...forms].sort(),
    );
    for (const { name, written: form } of valueOperators.values())
      if (form.form === 'named') {
        const options = Object.entries(form.options).flatMap(([option, allowed]) => [
          option,
          ...(allowed === 'number' ? [] : allowed),
        ]);
        const [, ...cells] = rowOf('Value operators', 'operator', name);
        expect(cells.join(' ').match(/\w+/g), name).to.include.members(options);
      }
  });

  it('names every operator over objects with its keys, and no other', () => {
    expect([...namesUnder('Operators over objects', 'operator')].sort()).to.deep.equal([...aggregates.keys()].sort());
    for (const { name, of } of aggregates.values()) {
      const [, keys] = rowOf('Operators over objects', 'operator', name);
      expect([...words(keys)].sort(), name).to.deep.equal(
        ['over', 'where', 'others', ...(of.length === 0 ? [] : ['of'])].sort(),
      );
    }
  });

  it('has an example of every operator and decorator', () => {
    const names = ['Comparison operators', 'Value operators', 'Operators over objects'].flatMap((heading) =>
      namesUnder(heading, 'operator'),
    );
    const decorators = namesUnder('Operators over the elements of a list', 'decorator').map((name) =>
      name.replace(':', ''),
    );
    expect(decorators).to.have.length.greaterThan(0);
    expect([...names, ...decorators, 'when', 'literal'].filter((name) => !used.has(name))).to.deep.equal([]);
  });

  it('names everything that a path reads from everywhere', () => {
    expect(namesUnder('Facts', 'path')).to.include.members(Object.keys(environment));
  });

  for (const [heading, firstColumn, table] of [
    ['`plausibility/findings.yaml`', 'finding', ownFindings],
    ['Messages of the engine', 'message', messageKeys],
  ] as const)
    it(`names every ${firstColumn} with its placeholders, and no other`, () => {
      const rows = ruleLanguage
        .table(heading, firstColumn)
        .rows.map(([name, placeholders]) => [words(name)[0], words(placeholders).map((word) => word.slice(1, -1))]);
      expect(Object.fromEntries(rows)).to.deep.equal(table);
    });
});
