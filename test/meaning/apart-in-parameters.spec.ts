import { expect } from 'chai';
import { Cursor } from '../../src/documents/cursor.js';
import { Findings } from '../../src/documents/findings/findings.js';
import { loadYaml } from '../../src/documents/yaml/yaml.js';
import { apartInParameters } from '../../src/meaning/apart-in-parameters.js';
import type { Example } from '../../src/rules/model/example.js';

const examples = (given: readonly string[]): readonly Example[] =>
  given.map((each, index) => {
    const at = { file: 'rule.yaml', line: index + 1, column: 1 };
    return { given: new Cursor(loadYaml(each, 'rule.yaml', new Findings()), at), expect: 'violated', at };
  });

const told = (given: readonly string[]): string | undefined => {
  const found = apartInParameters(examples(given));
  return found && `${found.example.at.line} ${found.message}`;
};

describe('The examples of a rule', () => {
  it('have one that is told where it alone gives a parameter otherwise', () => {
    expect(told(['{ csp.cap: 5000 }', '{ csp.cap: 6000 }', '{ this: { age: 4 } }', '{ csp.cap: 5000 }'])).to.equal(
      '2 this one gives csp.cap 6000, and 2 others 5000',
    );
    expect(told(['{ csp.list: [1, 2] }', '{ csp.list: [1, 2] }', '{ csp.list: [1] }'])).to.equal(
      '3 this one gives csp.list [1], and 2 others [1,2]',
    );
  });

  it('may give a parameter in several ways, or one of two otherwise', () => {
    expect(told(['{ csp.cap: 5000 }', '{ csp.cap: 6000 }'])).to.equal(undefined);
    expect(told(['{ csp.cap: 1 }', '{ csp.cap: 2 }', '{ csp.cap: 3 }', '{ csp.cap: 3 }'])).to.equal(undefined);
    expect(told(['{ csp.cap: 1 }', '{ csp.cap: 1 }', '{ csp.other: 3 }'])).to.equal(undefined);
    expect(told(['{ case.cap: 1 }', '{ case.cap: 1 }', '{ case.cap: 3 }'])).to.equal(undefined);
  });
});
