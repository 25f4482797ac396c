import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';
import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const file = 'common/plausibility/rows.yaml';
const rules = `scope: benefit
rules:
  too-much:
    rows:
      age-too-high: { fact: person.age, most: 120, called: { en: "age", de: "Alter" }, note: "A15" }
      period-too-long: { fact: insurancePeriod, most: 99, called: { en: "period", de: "Dauer" }, note: "C05" }
    severity: warning
    with: { found: { unit: year, is: row.fact } }
    violatedWhen: { fact: row.fact, operator: greaterThan, value: row.most }
    message: { en: "The {row.called} {found} is too much.", de: "{row.called} {found}: zu viel." }
    concerns: [row.fact]
    reference: row.note
    examples:
      - { given: { this: { insurancePeriod: 100 }, person: { age: 121 } }, expect: violated }
      - { given: { this: { insurancePeriod: 99 }, person: { age: 120 } }, expect: satisfied }
`;

describe('rules by rows', () => {
  it('are rules of their own, each at its row', () => {
    const { systems, findings } = loadEdited([{ file, find: '', replace: rules }]);
    expect(findings.report()).to.equal('');
    const found = (systems[0]?.rules ?? []).filter(({ at }) => at.file === file);
    expect(
      found.map(({ id, at, concerns, message, reference }) => [id, at.line, concerns, message, reference]),
    ).to.deep.equal([
      ['age-too-high', 5, ['person.age'], { en: 'The age {found} is too much.', de: 'Alter {found}: zu viel.' }, 'A15'],
      [
        'period-too-long',
        6,
        ['insurancePeriod'],
        { en: 'The period {found} is too much.', de: 'Dauer {found}: zu viel.' },
        'C05',
      ],
    ]);
  });

  it('say a fact of a cell as a placeholder', () => {
    const plain = rules.replaceAll('person.age', 'ageAtEntry').replaceAll('{found}', '{row.fact}');
    const { systems } = loadEdited([{ file, find: '', replace: plain }]);
    expect(systems[0]?.rules.find(({ id }) => id === 'period-too-long')?.message['en']).to.equal(
      'The period {insurancePeriod} is too much.',
    );
  });

  it('read on from a cell, in a condition, in what is concerned and in what is reckoned', () => {
    const paths = rules
      .replaceAll('person.age', 'person')
      .replaceAll('fact: insurancePeriod', 'fact: person')
      .replaceAll('row.fact', 'row.fact.age');
    const { systems, findings } = loadEdited([{ file, find: '', replace: paths }]);
    const found = (systems[0]?.rules ?? []).filter(({ at }) => at.file === file);
    expect(
      found.map(({ violatedWhen, concerns, with: own }) => [
        violatedWhen.node === 'comparison' && violatedWhen.leftName,
        concerns,
        [...own.values()].map(({ is }) => is.node),
      ]),
      findings.report(),
    ).to.deep.equal([
      ['person.age', ['person.age'], ['related']],
      ['person.age', ['person.age'], ['related']],
    ]);
  });
});

/** The rules with one mistake, as a whole file. */
const mistaken = (right: string, wrong: string): string => {
  if (rules.split(right).length !== 2) throw new Error(`it does not stand there once: ${right}`);
  return rules.replace(right, wrong);
};

describe('in rules by rows loading finds', () => {
  findsInRules([
    [
      'what does not stand behind the fact of a cell',
      file,
      '',
      mistaken('is: row.fact', 'is: row.fact.years'),
      'unknown-fact',
      'person.age.years: number (year) has no years',
      'common/plausibility/rows.yaml:5:29',
    ],
    [
      'a wrong fact, at the cell',
      file,
      '',
      mistaken('{ fact: insurancePeriod', '{ fact: ¦insurancePeriode'),
      'unknown-fact',
      'did you mean insurancePeriod?',
    ],
    [
      'a path that goes on behind a cell that is no name',
      file,
      '',
      mistaken('{ fact: row.fact,', '{ fact: row.called.years,').replace('{ en: "age"', '¦{ en: "age"'),
      'wrong-kind',
      'fact must be a name',
    ],
    [
      'a cell too few',
      file,
      '',
      mistaken('period-too-long: {', '¦period-too-long: {').replace(', note: "C05"', ''),
      'missing-key',
      'lacks the cell note',
    ],
    [
      'a cell too many',
      file,
      '',
      mistaken('note: "C05"', 'note: "C05", ¦noted: "C06"'),
      'unknown-key',
      'did you mean note?',
    ],
    [
      'a cell that nothing reads',
      file,
      '',
      mistaken('reference: row.note', 'reference: "A15"').replace('note: "A15"', '¦note: "A15"'),
      'surplus-key',
      'row.note',
    ],
    [
      'a cell that no row has',
      file,
      '',
      mistaken('value: row.most', 'value: ¦row.mos').replaceAll('most: ', 'most: '),
      'unknown-column',
      'did you mean most?',
    ],
    ['an id that another rule has', file, '', mistaken('age-too-high:', '¦end-age:'), 'duplicate-key', 'stands twice'],
  ]);
});
