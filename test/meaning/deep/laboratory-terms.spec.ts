import { Domains } from '../../../src/meaning/domains.js';
import { Terms } from '../../../src/meaning/deep/terms.js';
import { oppositeOf } from '../../../src/rules/resolve/opposite-of.js';
import { lab, labCondition, labFacts, labScope } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';
import { expectText } from '../../support/words/expect-text.js';

const compared = (fact: string, operator: string, value: Written): Written => ({ fact, operator, value });
const other = (fact: string): Written => ({ fact });

/** What is reckoned, beside the facts of the laboratory. */
const reckoned: Readonly<Record<string, Written>> = {
  laterAge: { add: ['csp.lookBack', 'age', 'csp.lookBack'] },
  doubleHeight: { multiply: [2, 'height'] },
  lessHeight: { subtract: ['height', { literal: 1, unit: 'metre' }] },
  manyHeights: { multiply: [3, { multiply: ['csp.factor', 'height'] }, -1] },
  halfHeight: { divide: ['height', 2] },
  ageOrLookBack: {
    choose: [{ when: { fact: 'smokes', operator: 'equal', value: 'yes' }, is: 'csp.lookBack' }, { is: 'age' }],
  },
  visitOrBirth: {
    choose: [{ when: { fact: 'age', operator: 'lessThan', value: 9 }, is: 'lastVisit' }, { is: 'dateOfBirth' }],
  },
  adult: { when: { fact: 'age', operator: 'greaterThan', value: 17 } },
  ageInMonths: { convert: { value: 'age', to: 'month' } },
};

/** Conditions of each form, over each kind of value: by the object that they are about. */
const asked: Readonly<Record<string, readonly Written[]>> = {
  person: [
    // Operators over numbers, and which side is which.
    compared('age', 'equal', 30),
    compared('age', 'notEqual', 30),
    compared('age', 'lessThan', other('csp.maximumAge')),
    compared('age', 'lessThanInclusive', other('csp.maximumAge')),
    compared('age', 'greaterThan', other('csp.lookBack')),
    compared('age', 'greaterThanInclusive', other('csp.lookBack')),
    compared('age', 'notBetween', [18, 65]),
    compared('age', 'notBetween', other('csp.ageRange')),
    compared('age', 'multipleOf', 5),
    compared('height', 'greaterThan', -0.25),
    compared('height', 'lessThan', 1500000),
    compared('height', 'lessThan', 0),
    // Codes, words, truths.
    compared('smokes', 'equal', 'yes'),
    compared('smokes', 'in', ['yes', 'no']),
    compared('mainPursuit.code', 'notIn', ['DIVING']),
    compared('smokes', 'isConfirmed', true),
    compared('smokes', 'isConfirmed', false),
    compared('mainPursuit.code.risky', 'isConfirmed', true),
    compared('mainPursuit.code.risky', 'equal', false),
    compared('smokes', 'isKnown', true),
    compared('smokes', 'isKnown', false),
    compared('risky', 'equal', true),
    compared('risky', 'isConfirmed', false),
    // Dates, of which some are not exact.
    compared('lastVisit', 'before', '2026.11'),
    compared('lastVisit', 'before', other('csp.startFrom')),
    compared('lastVisit', 'after', other('dateOfBirth')),
    compared('lastVisit', 'after', other('csp.lastMonth')),
    compared('lastVisit', 'sameDate', other('dateOfBirth')),
    // What is reckoned.
    compared('age', 'greaterThan', other('laterAge')),
    compared('distance', 'greaterThan', 10),
    compared('height', 'lessThan', other('doubleHeight')),
    compared('height', 'lessThan', other('lessHeight')),
    compared('height', 'lessThan', other('manyHeights')),
    compared('height', 'lessThan', other('weightedHeight')),
    compared('height', 'lessThan', other('halfHeight')),
    compared('height', 'lessThan', other('mainPursuit.depth')),
    compared('ageOrLookBack', 'greaterThan', 20),
    compared('visitOrBirth', 'before', '2026'),
    compared('adult', 'equal', true),
    compared('adult', 'equal', false),
    compared('adult', 'notEqual', true),
    compared('adult', 'isConfirmed', true),
    compared('adult', 'isConfirmed', false),
    compared('children', 'lessThan', other('csp.share')),
    compared('ageInMonths', 'greaterThan', other('age')),
    compared('heightLimit', 'lessThan', other('height')),
    compared('bodyMassIndex', 'greaterThan', 30),
    compared('knownAge', 'greaterThan', 30),
    // Of related objects, of what an entry has, of a choice.
    compared('mainPursuit.depth', 'greaterThan', other('mainPursuit.code.depth')),
    compared('mainPursuit.depth', 'greaterThan', other('lastPursuit.depth')),
    compared('pursuitToFear', 'equal', 'CHESS'),
    compared('pursuits.depth', 'someFact:greaterThan', 18),
    compared('deepPursuits', 'contains', 'DIVING'),
    compared('benefitCount', 'greaterThan', 0),
    // Groups.
    { all: [compared('age', 'greaterThan', 20), { any: [compared('age', 'lessThan', 10), false, true] }] },
    { atLeast: { count: 2, of: ['age', 'height', 'weight'].map((fact) => compared(fact, 'isKnown', true)) } },
  ],
  benefit: [
    compared('benefitType.pays', 'equal', 'lumpSum'),
    compared('benefitType', 'in', other('csp.typesSold')),
    compared('benefitType.pays', 'notIn', other('csp.paysSold')),
    compared('endAge', 'greaterThan', other('benefitType.maximumEndAge')),
    compared('endAgeMonths', 'greaterThan', other('endAge')),
    compared('sumInsured', 'greaterThan', other('limit')),
    compared('loading', 'greaterThan', other('csp.share')),
    compared('loading', 'greaterThan', other('person.children')),
    compared('payOther', 'equal', 'perTime'),
    compared('aboveLimit', 'equal', true),
    compared('person.age', 'lessThan', other('ageAtEntry')),
    compared('benefitType.validTo', 'isKnown', true),
    { all: [compared('sumInsured', 'equal', 1000), compared('base.sumInsured', 'equal', 1000)] },
    {
      any: [
        compared('benefitType.needs', 'someFact:equal', 'report'),
        compared('benefitType.needs', 'everyFact:notEqual', 'report'),
        compared('benefitType.needs', 'someFact:equal', 'report'),
      ],
    },
  ],
};

describe('Conditions of every form, as a solver is asked for them', () => {
  it('are word for word what is written down, and so are their opposites', () => {
    const texts = Object.entries(asked).flatMap(([scope, conditions]) =>
      conditions.flatMap((written) => {
        const condition = labCondition(
          written,
          labScope(scope, scope === 'person' ? labFacts('person', reckoned) : undefined),
        );
        return [condition, oppositeOf(condition)].map((each, index) => {
          const terms = new Terms(lab.program, new Domains(lab.program));
          return `; ${index === 0 ? '' : 'not '}${JSON.stringify(written)}\n${terms.asked([terms.truth(each)])}`;
        });
      }),
    );
    expectText('laboratory-asked-of-a-solver.txt', `${texts.join('\n\n')}\n`);
  });
});
