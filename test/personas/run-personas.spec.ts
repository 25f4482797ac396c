import { expect } from 'chai';
import { runPersonas } from '../../src/personas/run-personas.js';
import { loadFiles, personasOf, sampleSystem } from '../support/design/sample-system.js';

const file = 'rules/personas/people.yaml';
const screen = 'screens/common/applicant/10-health.yaml';

/** What is otherwise than the personas of the reference say, after an edit of a file. */
async function differencesAfter(
  edited: string,
  right: string,
  wrong: string,
  system = sampleSystem,
): Promise<readonly string[]> {
  const text = system[edited] ?? '';
  expect(text).to.contain(right);
  const files = { ...system, [edited]: text.replace(right, wrong) };
  const { systems } = loadFiles(files);
  const { personas, findings } = personasOf(files);
  expect(findings.report()).to.equal('');
  const found: string[] = [];
  for await (const { persona, differences } of runPersonas(personas, systems, findings))
    found.push(...differences.map(({ message }) => `${persona.name}: ${message}`));
  expect(findings.report()).to.equal('');
  return found;
}

describe('running personas tells', () => {
  const differences: readonly (readonly [
    what: string,
    edited: string,
    right: string,
    wrong: string,
    expected: readonly string[],
  ])[] = [
    [
      'a mandatory question that the persona does not answer',
      file,
      '      regularMedication: yes\n      medication: Ramipril\n',
      '      regularMedication: yes\n',
      [
        'coupleWithoutDates: person.medication (screen health, 27.3.1002) is mandatory, and the persona does not answer it: "Which medication have you taken in the last 10 years?"',
      ],
    ],
    [
      'an answer that no question asks',
      file,
      '    age: 40\n',
      '    age: 40\n    medication: Ramipril\n',
      ['diver: the answer person.medication in line 9 is asked by no question'],
    ],
    [
      'a derived fact that has another value',
      file,
      'adult: true',
      'adult: false',
      ['diver: the fact adult is true, not as line 11 expects'],
    ],
    [
      'an object that can be captured nowhere',
      screen,
      '  - { objects: pursuits, by: code, repeats: false }\n',
      '',
      ['diver: the answer pursuit.code in line 9 is asked by no question'],
    ],
    [
      'an answer that is not accepted, and takes the others of its screen all the same',
      file,
      'height: 180',
      'height: 280',
      [
        'coupleWithoutDates: the answer person.height is not accepted (screen health): The value must be between 50 and 230 cm.',
        'coupleWithoutDates: person.height (screen health, 27.3.900) is mandatory, and the persona does not answer it: "How tall are you?"',
      ],
    ],
    [
      'a rule that is violated and not expected',
      file,
      '  says: [{ rule: same-benefit-twice, severity: information }]',
      '  says: nothing',
      ['coupleWithoutDates: same-benefit-twice (information) is said, not expected: Term life is requested twice.'],
    ],
    [
      'a rule that is expected and not violated',
      file,
      'insurancePeriod: 40',
      'insurancePeriod: 15',
      ['abroad: period-too-long (error) is expected, and not said'],
    ],
  ];
  for (const [what, edited, right, wrong, expected] of differences)
    it(what, async () => expect(await differencesAfter(edited, right, wrong)).to.deep.equal(expected));

  it('a derived fact that is expected of a person, where no screen captures one', async () => {
    const technical = 'screens/common/technical/10-application.yaml';
    const found = await differencesAfter(
      technical,
      '      - { button: addPerson, command: add, object: person }\n',
      '',
    );
    expect(found.filter((each) => each.includes(' fact '))).to.deep.equal([
      'diver: the fact adult is of nobody, not as line 11 expects',
    ]);
  });

  it('that no case can be made for a persona, because its name is too long, and nothing that follows from it', async () => {
    const name = `d${'i'.repeat(128)}ver`;
    expect(await differencesAfter(file, 'diver:', `${name}:`)).to.deep.equal([
      `${name}: createAndCapture was refused: 512 caseId: has more than 128 characters`,
    ]);
  });

  const technical = 'screens/common/technical/20-benefits.yaml';
  const byType = {
    ...sampleSystem,
    [technical]: (sampleSystem[technical] ?? '').replace(
      'from: possibleBases, by: name',
      'from: possibleBases, by: benefitType',
    ),
  };
  const benefits = '[{ benefitType: termLife, insurancePeriod: 20 }]\n';
  const rider = (bases: string): string =>
    `[{ benefitType: termLife, insurancePeriod: 20 }, { benefitType: accidentalDeath, insurancePeriod: 20, bases: [${bases}] }]\n`;

  it('nothing of a benefit that is attached to the one that the persona tells from the others', async () =>
    expect(await differencesAfter(file, benefits, rider('{ benefitType: termLife }'), byType)).to.deep.equal([]));

  it('a benefit to which none can be attached, as it is written', async () =>
    expect(await differencesAfter(file, benefits, rider('{ benefitType: disabilityIncome }'), byType)).to.deep.equal([
      'diver: the answer benefit.benefitType is not accepted (screen benefits): Please choose one of the answers offered.',
    ]));

  it('nothing of a benefit that does not say to which one it is attached, where it need not', async () =>
    expect(await differencesAfter(file, benefits, rider('{}'), byType)).to.deep.equal([]));

  it('nothing of a case whose answers hang on each other over several screens', async () => {
    expect(await differencesAfter(file, 'Jane Doe\n    age: 40', 'Jane Roe\n    age: 40')).to.deep.equal([]);
  });
});
