import type { FindingRows } from './finding-row.js';

/** What `rule-set.yaml` declares, and the attributes of objects. */
export const objectFindings = {
  'unknown-folder': {
    meaning: 'A rule system includes a folder that is not there.',
    example: { file: 'rules/tiny/rule-set.yaml', right: '[common]', wrong: '[¦commn]' },
    cure: 'Correct the name under `includes`.',
  },
  'unknown-object': {
    meaning: 'There is no kind of object of this name.',
    example: { file: 'rules/common/plausibility/benefit.yaml', right: 'scope: benefit', wrong: 'scope: ¦benfit' },
    cure: 'Take one of the objects that `rule-set.yaml` declares.',
  },
  'unknown-relation': {
    meaning: 'The object has no relation of this name, or none that leads to several objects where one is needed.',
    example: { file: 'rules/common/facts/benefit.yaml', right: 'over: benefits', wrong: 'over: ¦benefts' },
    cure: 'Correct the name, or declare the relation with the object in `rule-set.yaml`.',
  },
  'unknown-relation-type': {
    meaning: 'A relation names a type of relation that is not declared.',
    example: {
      file: 'rules/common/rule-set.yaml',
      right: 'pursuits: { many: pursuit, by: personPursuit }',
      wrong: 'pursuits: { many: pursuit, by: ¦personPursit }',
    },
    cure: 'Correct the name, or declare it under `relationTypes`.',
  },
  'unknown-source-type': {
    meaning: 'A rule names a source type that the rule system does not have.',
    example: {
      file: 'rules/common/plausibility/benefit.yaml',
      right: 'sources: [technical]',
      wrong: 'sources: [¦tecnical]',
    },
    cure: 'Take one of the source types that `rule-set.yaml` declares; left out, `sources` means all of them.',
  },
  'unknown-locale': {
    meaning: 'A text stands in a locale that the rule system does not have.',
    example: {
      file: 'rules/common/attributes/person.yaml',
      right: 'name: { en: "age", de: "Alter" }',
      wrong: 'name: { en: "age", de: "Alter", ¦fr: "âge" }',
    },
    cure: 'Take the text away, or add the locale to `locales` in `rule-set.yaml`.',
  },
  'missing-locale': {
    meaning: 'A text is missing in one of the locales of the rule system.',
    example: {
      file: 'rules/common/attributes/person.yaml',
      right: 'name: { en: "age", de: "Alter" }',
      wrong: '¦name: { en: "age" }',
    },
    cure: 'Write the text in that locale, too.',
  },
  'reserved-name': {
    meaning: 'The name has a meaning of its own and cannot be given to anything else.',
    example: { file: 'rules/common/attributes/person.yaml', right: 'dateOfBirth:', wrong: '¦case:' },
    cure: 'Choose another name.',
  },
  'duplicate-id': {
    meaning:
      'Two things of the same kind have the same id, or an entry has one that its catalogue names as `retired`; stored cases could not tell them apart.',
    example: { file: 'rules/common/catalogues/benefit-types.yaml', right: 'id: 40', wrong: 'id: ¦1' },
    cure: 'Give the new one an id that was never used; never change the id of what is stored already.',
  },
  'wrong-id': {
    meaning: 'The id of an attribute has another kind, catalogue, dimension or name with another kind of object.',
    example: { file: 'rules/common/attributes/person.yaml', right: 'id: 700', wrong: 'id: ¦0' },
    cure: 'Take an id of its own, or make the two agree if they mean the same.',
  },
  'missing-attribute': {
    meaning: 'An attribute that the service itself needs is not declared, or is of another kind.',
    example: {
      file: 'rules/common/attributes/case.yaml',
      right: 'applicationId:',
      wrong: 'caseId:',
      at: 'rules/tiny/rule-set.yaml:1:1',
    },
    cure: 'Declare the attribute that the message names, as it says.',
  },
} as const satisfies FindingRows;
