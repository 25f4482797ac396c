import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const shared = 'common/rule-set.yaml';
const header = 'tiny/rule-set.yaml';

describe('in rule-set.yaml loading finds', () => {
  findsInRules([
    ['an unknown time zone', header, 'Europe/Berlin', '¦Europe/Berln', 'unknown-value', 'did you mean Europe/Berlin?'],
    [
      'locales that are left out',
      header,
      'locales: [en, de]\n',
      '',
      'missing-key',
      '"locales"',
      'tiny/rule-set.yaml:1:1',
    ],
    ['a version that stands twice', header, '{ id: 2,', '{ id: ¦1,', 'duplicate-id', 'version 1'],
    ['a source type id that stands twice', shared, 'applicant: { id: 2', 'applicant: { id: ¦1', 'duplicate-id', 'id 1'],
    [
      'a member that stands in common and in the system',
      header,
      '{ type: 26 }',
      '{ type: 26, ¦name: { en: "P", de: "A" } }',
      'duplicate-key',
      'name',
    ],
    ['a type id of two objects', header, '{ type: 26 }', '{ type: ¦27 }', 'duplicate-id', 'person'],
    ['an object without type', shared, '    type: 25\n', '', 'missing-key', '"type"', 'common/rule-set.yaml:10:3'],
    [
      'an unknown object of a relation',
      shared,
      'persons: { many: person }',
      'persons: { many: ¦persn }',
      'unknown-object',
      'did you mean person?',
    ],
    [
      'an unknown relation type',
      shared,
      'many: benefit, by: personBenefit',
      'many: benefit, by: ¦personBenfit',
      'unknown-relation-type',
      'did you mean personBenefit?',
    ],
    [
      'a relation type between other objects',
      shared,
      'many: benefit, by: personBenefit',
      'many: benefit, by: ¦personPursuit',
      'wrong-kind',
      'between person and benefit',
    ],
    [
      'a chosen relation without order',
      shared,
      'mainPursuit: { one: pursuits, order: first }',
      '¦mainPursuit: { one: pursuits }',
      'missing-key',
      '"order"',
    ],
    [
      'an unknown relation to choose from',
      shared,
      'mainPursuit: { one: pursuits',
      'mainPursuit: { one: ¦pursits',
      'unknown-relation',
      'did you mean pursuits?',
    ],
    [
      'a relation chosen from itself',
      shared,
      'mainPursuit: { one: pursuits, order: first }',
      '¦mainPursuit: { one: mainPursuit, order: first }',
      'cycle',
      'person.mainPursuit -> person.mainPursuit',
    ],
    [
      'an unknown fact in the condition of a relation',
      shared,
      'fact: benefitType.rider',
      'fact: ¦benefitType.ridr',
      'unknown-column',
      'rider',
    ],
    [
      'a relation type id that stands twice',
      shared,
      'personPursuit: { id: 5',
      'personPursuit: { id: ¦1',
      'duplicate-id',
      'personBenefit',
    ],
    [
      'an unknown end of a relation type',
      shared,
      'to: pursuit',
      'to: ¦pursut',
      'unknown-object',
      'did you mean pursuit?',
    ],
  ]);
});
