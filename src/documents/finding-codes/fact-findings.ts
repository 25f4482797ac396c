import type { FindingRows } from './finding-row.js';

/** Facts in values and conditions. */
export const factFindings = {
  'unknown-fact': {
    meaning: 'The object has no attribute and no derived fact of this name.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '{ fact: endAge, ',
      wrong: '{ fact: ¦endAg, ',
    },
    cure: 'Take the spelling that the message proposes; facts of other objects begin with a relation: `person.age`.',
  },
  'wrong-fact': {
    meaning:
      'The fact exists but cannot stand here: it is computed, written by the service only, or a relation. Or a rule concerns answers of an object, and none of those of that object that it rests on, or one that it does not rest on instead of one like it.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'concerns: [insurancePeriod,',
      wrong: 'concerns: [¦endAge,',
    },
    cure: 'Name an attribute that is asked: one that the derived fact is computed from, or one behind the relation.',
  },
  'unknown-operator': {
    meaning: 'There is no operator of this name, for comparisons or for values.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'endAge, operator: greaterThan',
      wrong: 'endAge, operator: ¦greaterThen',
    },
    cure: 'Take the spelling that the message proposes; before an operator may stand `someFact:` or `everyFact:` only.',
  },
  cycle: {
    meaning:
      'Something rests on itself, perhaps by way of others: a fact, a relation, an entry, an answer, a question shown.',
    example: {
      file: 'rules/common/facts/benefit.yaml',
      right: '{ add: [ageAtEntry, insurancePeriod] }',
      wrong: '{ add: [ageAtEntry, ¦endAge] }',
    },
    cure: 'Break the circle that the message prints at one of its steps.',
  },
  'misplaced-this': {
    meaning: '`this.` stands outside of `where`; there plain names are those of the object itself.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: '{ fact: endAge, ',
      wrong: '{ fact: ¦this.endAge, ',
    },
    cure: 'Leave `this.` out.',
  },
  'misplaced-fact': {
    meaning: 'A fact stands inside a list of values to compare with; such a list holds values only.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'operator: equal, value: accidentalDeath }',
      wrong: 'operator: in, value: [accidentalDeath, ¦{ fact: base.benefitType }] }',
    },
    cure: 'Compare with the fact on its own, and join the comparisons by `any`.',
  },
  'wrong-comparison': {
    meaning: 'A fact is compared with itself.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'value: { fact: benefitType.maximumEndAge }',
      wrong: 'value: { fact: ¦endAge }',
    },
    cure: 'Compare with another fact; inside `where`, that of the object outside is `this.<fact>`.',
  },
  'different-objects': {
    meaning: 'Two comparisons in one `all` each ask for some object of a list, which need not be the same object.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'violatedWhen: { fact: endAge, operator: greaterThan, value: { fact: benefitType.maximumEndAge } }',
      wrong:
        'violatedWhen:\n      all:\n        - { fact: person.benefits.endAge, operator: contains, value: 90 }\n' +
        '        - ¦{ fact: person.benefits.ageAtEntry, operator: contains, value: 60 }',
    },
    cure: 'Ask for one object that meets both: `some: { over: ..., where: { all: [...] } }`, in a derived fact.',
  },
  'missing-others': {
    meaning: 'Objects of one kind are compared with `this`, so that the object itself is always found.',
    example: {
      file: 'rules/common/facts/repeated.yaml',
      wrong: `repeated:
  scope: benefit
  is:
    some:
      over: person.benefits
      where: ¦{ fact: benefitType, operator: equal, value: { fact: this.benefitType } }
`,
    },
    cure: 'Write `others: true`, which leaves the object itself out, or `others: false` if it shall count.',
  },
} as const satisfies FindingRows;
