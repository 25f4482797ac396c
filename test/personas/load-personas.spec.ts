import { expect } from 'chai';
import { placeOf } from '../../src/documents/position.js';
import { writtenGiven } from '../../src/meaning/witness.js';
import type { Cursor } from '../../src/documents/cursor.js';
import { personasOf, sampleSystem } from '../support/design/sample-system.js';

const people = 'rules/personas/people.yaml';
const profiles = 'rules/personas/profiles.yaml';
const others = 'rules/personas/others.yaml';

const loaded = (files: Readonly<Record<string, string>>) => {
  const { personas, findings } = personasOf({ ...sampleSystem, ...files });
  return {
    personas,
    told: findings.all.map(({ at, severity, code, message }) => `${placeOf(at)} ${severity} ${code}: ${message}`),
  };
};

const written = (cursor: Cursor): string => (cursor.node ? writtenGiven(cursor.node) : 'nothing');

describe('Personas', () => {
  it('are read with all that they give and expect: their profiles, their own, that of the system, one over the other', () => {
    const { personas, told } = loaded({
      [profiles]: `day: "2026.06.15"
profiles:
  healthy:
    case: { insuranceStart: "2026.07" }
    person: { height: 175, weight: 70, regularMedication: no }
    each: { benefit: { smokerType: nonSmoker } }
  heavy: { person: { weight: 120 } }
  light: { person: { weight: 50 } }
`,
      [people]: `layered:
  who: Somebody who is like two others.
  sets: [1]
  like: [healthy, heavy]
  person: { name: Jo Doe, age: 50 }
  derives: { adult: true }
  says: [{ rule: period-too-long, severity: error }, { rule: question-open, severity: incomplete }]
  in:
    sample:
      like: [light]
      case: { insuranceStart: "2026.09" }
      person: { age: 51 }
      each: { benefit: { smokerType: smoker } }
couple:
  who: Two of whom one is heavy.
  sets: [1]
  day: "2026.01.31"
  like: [healthy]
  person: { age: 30 }
  persons: [{ like: [heavy], name: One }, { name: Two, age: 31 }]
  says: nothing
  in:
    sample:
      says: [{ rule: same-benefit-twice, severity: information }]
nobody:
  who: Nobody.
  sets: [1]
  case: { insuranceStart: "2026.07" }
  says: nothing
`,
    });
    expect(told).to.deep.equal([]);
    expect(
      personas.map(({ at, given, each, derives, says, ...rest }) => ({
        ...rest,
        line: at.line,
        given: written(given),
        each: written(each),
        derives: derives.map(({ fact, expected }) => `${fact.scope}.${fact.name} ${written(expected)}`),
        says: says.map((said) => `${said.rule} ${said.severity} in line ${said.at.line}`),
      })),
    ).to.deep.equal([
      {
        name: 'layered',
        who: 'Somebody who is like two others.',
        line: 1,
        csp: 1,
        day: { year: 2026, month: 6, day: 15 },
        // The profile of the system lies above that of the persona, and its own answers above both.
        given:
          '{ insuranceStart: "2026.09", persons: [{ height: 175, weight: 50, regularMedication: no, name: Jo Doe, age: 51 }] }',
        each: '{ benefit: { smokerType: smoker } }',
        derives: ['person.adult true'],
        says: ['period-too-long error in line 7', 'question-open incomplete in line 7'],
      },
      {
        name: 'couple',
        who: 'Two of whom one is heavy.',
        line: 14,
        csp: 1,
        day: { year: 2026, month: 1, day: 31 },
        given:
          '{ insuranceStart: "2026.07", persons: [{ height: 175, weight: 120, regularMedication: no, age: 30, name: One }, { height: 175, weight: 70, regularMedication: no, age: 31, name: Two }] }',
        each: '{ benefit: { smokerType: nonSmoker } }',
        derives: [],
        says: ['same-benefit-twice information in line 24'],
      },
      {
        name: 'nobody',
        who: 'Nobody.',
        line: 25,
        csp: 1,
        day: { year: 2026, month: 6, day: 15 },
        given: '{ insuranceStart: "2026.07", persons: [] }',
        each: 'nothing',
        derives: [],
        says: [],
      },
    ]);
  });

  const one = (lines: string): string => `one:\n  who: Somebody.\n  sets: [1]\n${lines}`;
  const mistakes: readonly (readonly [what: string, text: string, told: readonly string[]])[] = [
    [
      'a parameter set that there is not',
      'one:\n  who: Somebody.\n  sets: [1, 7]\n  person: { age: 3 }\n  says: nothing\n',
      ['rules/personas/others.yaml:3:13 error unknown-parameter: there is no parameter set 7'],
    ],
    [
      'a name that a persona of another file has',
      one('  says: nothing\n').replace('one:', 'diver:'),
      [
        'rules/personas/people.yaml:2:1 error duplicate-key: there is a persona diver at personas/others.yaml:1 already',
      ],
    ],
    [
      'a day that is none',
      one('  day: "2026.06"\n  says: nothing\n'),
      ['rules/personas/others.yaml:4:8 error wrong-kind: a persona applies on a day; expected "YYYY.MM.DD", in quotes'],
    ],
    [
      'a system that there is not',
      one('  says: nothing\n  in: { sampel: { says: nothing } }\n'),
      ['rules/personas/others.yaml:5:9 error unknown-key: there is no system "sampel" (did you mean sample?)'],
    ],
    [
      'a profile that there is not, for a person of several, too',
      one('  like: [helthy]\n  persons: [{ like: [heavy] }]\n  says: nothing\n'),
      [
        'rules/personas/others.yaml:4:10 error unknown-key: there is no profile "helthy" in personas/profiles.yaml (did you mean healthy?)',
        'rules/personas/others.yaml:5:22 error unknown-key: there is no profile "heavy" in personas/profiles.yaml',
      ],
    ],
    [
      'a profile that is no name',
      one('  like: [7]\n  says: nothing\n'),
      ['rules/personas/others.yaml:4:10 error wrong-kind: found 7; expected a text (in quotes)'],
    ],
    [
      'a person of several that is none',
      one('  persons: [7, { agee: 3 }]\n  says: nothing\n'),
      [
        'rules/personas/others.yaml:4:13 error wrong-kind: found 7; expected keys with values',
        'rules/personas/others.yaml:4:18 error unknown-fact: unknown attribute or relation "agee" of person (did you mean age?)',
      ],
    ],
    [
      'a person of several that is none, beside what all of them answer',
      one('  person: { agee: 3 }\n  persons: [7]\n  says: nothing\n'),
      [
        'rules/personas/others.yaml:5:13 error wrong-kind: found 7; expected keys with values',
        'rules/personas/others.yaml:4:13 error unknown-fact: unknown attribute or relation "agee" of person (did you mean age?)',
      ],
    ],
    [
      'anything in a file that is no YAML, and the others are read',
      'one: [\n',
      ['rules/personas/others.yaml:1:6 error malformed-yaml: the bracket that opens here is not closed; expected ]'],
    ],
    [
      'an object that no system has',
      one('  each: { benefitt: { smokerType: smoker } }\n  says: nothing\n'),
      ['rules/personas/others.yaml:4:11 error unknown-object: there is no object "benefitt" (did you mean benefit?)'],
    ],
    [
      'an attribute and a word that there are not, of every object',
      one('  each: { benefit: { smokerTipe: smoker, smokerType: smokr } }\n  says: nothing\n'),
      [
        'rules/personas/others.yaml:4:22 error unknown-fact: unknown attribute or relation "smokerTipe" of benefit (did you mean smokerType?)',
        'rules/personas/others.yaml:4:54 error unknown-code: found "smokr" for smokerType, expected a code of smoker-types (did you mean smoker?); expected one of: nonSmoker, smoker (common/catalogues/smoker-types.yaml)',
      ],
    ],
    [
      'a derived fact and rules that there are not',
      one(
        '  derives: { adullt: true }\n  says: [{ rule: period-to-long, severity: error }, { rule: question-opn, severity: error }]\n',
      ),
      [
        'rules/personas/others.yaml:4:14 error unknown-fact: there is no derived fact "adullt" of person (did you mean adult?)',
        'rules/personas/others.yaml:5:18 error unknown-rule: there is no rule "period-to-long" in the system sample (did you mean period-too-long?)',
        'rules/personas/others.yaml:5:61 error unknown-rule: there is no rule "question-opn" in the system sample (did you mean question-open?)',
      ],
    ],
    [
      'rules with another severity than theirs',
      one('  says: [{ rule: period-too-long, severity: warning }, { rule: question-open, severity: error }]\n'),
      [
        'rules/personas/others.yaml:4:45 error wrong-value: found warning; period-too-long has the severity error',
        'rules/personas/others.yaml:4:89 error wrong-value: found error; question-open has the severity incomplete',
      ],
    ],
  ];
  for (const [what, text, expected] of mistakes)
    it(`may not name ${what}`, () => {
      const { personas, told } = loaded({ [others]: text });
      expect(told).to.deep.equal(expected);
      expect(personas.map(({ name }) => name)).to.include.members(['diver', 'coupleWithoutDates', 'abroad']);
    });

  it('are told that there is no profile where there is no file of them', () => {
    const { [profiles]: _, ...rest } = sampleSystem;
    const { findings } = personasOf({
      ...rest,
      [people]: one('  day: "2026.06.15"\n  like: [healthy]\n  says: nothing\n'),
    });
    expect(findings.all.map(({ at, message }) => `${placeOf(at)}: ${message}`)).to.deep.equal([
      'rules/personas/profiles.yaml:1:1: the file personas/profiles.yaml cannot be read: it is not there',
      'rules/personas/people.yaml:5:10: there is no profile "healthy" in personas/profiles.yaml',
    ]);
  });

  it('have a day of their own where the file of profiles is missing or has none that can be read', () => {
    const { [profiles]: _, ...rest } = sampleSystem;
    const { personas } = personasOf({ ...rest, [people]: one('  day: "2026.06.15"\n  says: nothing\n') });
    expect(personas.map(({ day }) => day)).to.deep.equal([{ year: 2026, month: 6, day: 15 }]);
    expect(personasOf({ ...rest, [people]: one('  says: nothing\n') }).personas).to.deep.equal([]);
  });
});
