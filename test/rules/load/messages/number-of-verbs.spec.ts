import { expect } from 'chai';
import { verbInBoth } from '../../../../src/rules/load/messages/number-of-verbs.js';

describe('A verb in the texts of a choice by number', () => {
  for (const [forOne, forOthers, told] of [
    ['Es ist # Tag', 'Es sind # Tage', undefined],
    ['Es sind # Tag', 'Es sind # Tage', { of: 'one', verb: 'sind' }],
    ['Es ist # Tag', 'Es ist # Tage', { of: 'others', verb: 'ist' }],
    ['wurden # Antrag', 'wurden # Anträge', { of: 'one', verb: 'wurden' }],
    ['# day off work are', '# days off work are', { of: 'one', verb: 'are' }],
    ['# application was', '# applications was', { of: 'others', verb: 'was' }],
    // Whom it is said of may be another than what is counted.
    ['Sie sind seit # Jahr', 'Sie sind seit # Jahren', undefined],
    ['you are # year old', 'you are # years old', undefined],
    ['it is # day', 'it is # days', undefined],
    ['# entry', '# entries', undefined],
  ] as const)
    it(`is ${told ? `told in “${forOne}” and “${forOthers}”` : `right in “${forOne}” and “${forOthers}”`}`, () => {
      expect(verbInBoth(forOne, forOthers)).to.deep.equal(told);
    });
});
