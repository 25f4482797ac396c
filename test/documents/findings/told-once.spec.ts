import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import { toldOnce } from '../../../src/documents/findings/told-once.js';

/** What so many lines of a file say of one name, and a warning of another file of it. */
function missed(times: number): Findings {
  const findings = new Findings();
  findings.warning({ file: 'names.yaml', line: 1, column: 3 }, 'unknown-key', 'nothing is called a.b', 'a.b');
  for (let line = 1; line <= times; line++)
    findings.error({ file: 'rules.yaml', line, column: 5 }, 'unknown-fact', 'a has no fact b', 'a.b');
  findings.error({ file: 'rules.yaml', line: 99, column: 1 }, 'missing-key', 'the key "is" is missing');
  return findings;
}

describe('What many places miss', () => {
  it('is told at each of three', () => {
    const { all } = missed(2);
    expect(toldOnce(all)).to.deep.equal(all);
  });

  it('is told once of more, at the first error, with the places of the others', () => {
    const { all } = missed(9);
    const [first, other, ...more] = toldOnce(all);
    expect(more).to.deep.equal([]);
    expect(first?.at).to.deep.equal({ file: 'rules.yaml', line: 1, column: 5 });
    expect(first?.message).to.equal(
      'a has no fact b; the same at 9 more places: rules.yaml:2:5, rules.yaml:3:5, rules.yaml:4:5, rules.yaml:5:5, rules.yaml:6:5, rules.yaml:7:5 …',
    );
    expect(first?.standsFor).to.have.length(10);
    expect(other?.code).to.equal('missing-key');
  });

  it('is told where it is declared, if that is known, with all places', () => {
    const findings = new Findings();
    const declared = { file: 'attributes.yaml', line: 7, column: 3 };
    for (let line = 1; line <= 4; line++)
      findings.error({ file: 'rules.yaml', line, column: 5 }, 'wrong-value', 'beyond', 'bounds a.b', declared);
    const [only, ...more] = toldOnce(findings.all);
    expect(more).to.deep.equal([]);
    expect(only?.at).to.deep.equal(declared);
    expect(only?.message).to.equal(
      'beyond; the same at 4 places: rules.yaml:1:5, rules.yaml:2:5, rules.yaml:3:5, rules.yaml:4:5',
    );
  });
});

describe('What is left out as wrong', () => {
  it('is missed by nobody, of whatever object it is', () => {
    const findings = new Findings();
    findings.leaveOut('person.age');
    findings.leaveOut('?.sex');
    const at = { file: 'rules.yaml', line: 1, column: 1 };
    for (const name of ['person.age', 'person.sex', 'benefit.age', 'csp.age'])
      findings.error(at, 'unknown-fact', `there is no ${name}`, name);
    expect(findings.all.map(({ message }) => message)).to.deep.equal([
      'there is no benefit.age',
      'there is no csp.age',
    ]);
  });

  it('counts as wrong all the same', () => {
    const findings = new Findings();
    findings.leaveOut('unit year');
    const { isRight } = findings.watch(() =>
      findings.error({ file: 'a.yaml', line: 1, column: 1 }, 'unknown-unit', 'unknown', 'unit year'),
    );
    expect(isRight).to.equal(false);
    expect(findings.all).to.deep.equal([]);
  });
});
