import { expect } from 'chai';
import type { Located, LocatedMap } from '../../../src/documents/located.js';
import { changedGiven, ofSet, scalarAt } from '../../../src/rules/examples/changed-given.js';

const at = { file: 'rules.yaml', line: 1, column: 1 };
const scalar = (value: number): Located => scalarAt(at, value);
const map = (members: Readonly<Record<string, Located>>): LocatedMap => ({
  node: 'map',
  entries: new Map(Object.entries(members).map(([key, value]) => [key, { keyAt: at, value }])),
  at,
});

describe('A changed example', () => {
  it('is left as it is where the change would stand below a value', () => {
    const given = map({ age: scalar(40) });
    expect(changedGiven(given, { path: ['age', 'unit'], value: scalar(1) })).to.deep.equal(given);
  });

  it('is of one parameter set, which is told first and once', () => {
    const given = map({ this: map({}), csp: scalar(7) });
    const changed = ofSet(given, 8) as LocatedMap;
    expect([...changed.entries.keys()]).to.deep.equal(['csp', 'this']);
    expect(changed.entries.get('csp')?.value).to.deep.equal(scalar(8));
  });
});
