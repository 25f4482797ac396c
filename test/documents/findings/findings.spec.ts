import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';

const at = (line: number, column = 1) => ({ file: 'a.yaml', line, column });

/** Findings, each its line and code. */
function found(...each: readonly (readonly [line: number, code: 'unknown-key' | 'missing-key'])[]): Findings {
  const findings = new Findings();
  for (const [line, code] of each) findings.error(at(line), code, `${code} in ${line}`);
  return findings;
}

const told = (findings: Findings): readonly string[] => findings.all.map(({ message }) => message);

describe('Findings of several systems', () => {
  it('are told once where one of them stands at the place of another, with the same code, in whatever words', () => {
    const findings = new Findings();
    findings.error(at(1), 'unknown-key', 'what the first system says of it');
    findings.addShared(found([1, 'unknown-key'], [2, 'unknown-key'], [1, 'missing-key']).all);
    expect(told(findings)).to.deep.equal(['what the first system says of it', 'unknown-key in 2', 'missing-key in 1']);
  });

  it('that one system tells of one place in two ways stay two', () => {
    const other = new Findings();
    for (const message of ['of one', 'of another']) other.error(at(1), 'unknown-key', message);
    const findings = found([3, 'unknown-key']);
    findings.addShared(other.all);
    expect(told(findings)).to.deep.equal(['unknown-key in 3', 'of one', 'of another']);
  });
});
