import { expect } from 'chai';
import fc from 'fast-check';
import { daysInMonth, formatDate, type PartialDate } from '../../../src/case/values/date.js';
import { writeDate } from '../../../src/case/values/date-forms.js';
import type { Value } from '../../../src/case/values/value.js';
import { boundsInUnit } from '../../../src/rules/bounds/attribute-bounds.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import { quantity } from '../../../src/rules/program/messages/value-words.js';
import { dateInput } from '../../../src/screens/inputs/date.js';
import type { Meaning } from '../../../src/screens/inputs/input.js';
import { numberInput, unitsOf } from '../../../src/screens/inputs/number.js';
import { unitBehind } from '../../../src/rules/model/unit.js';
import type { QuestionDefinition } from '../../../src/screens/model/definition.js';
import type { AskedQuestion } from '../../../src/screens/questions/asked-question.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import { numberFormat, plainNumber, ungroupedFormat } from '../../../src/text/number-forms.js';
import { testSeed } from '../../support/run/seed.js';
import { realSystems } from '../../support/rules/real-systems.js';

const languages = ['en', 'enGB', 'enUS', 'de', 'deAT', 'deCH'];

interface Asking {
  readonly rules: CaseRules;
  readonly asked: AskedQuestion;
  readonly attribute: Attribute;
}

/** Every question of all screens about an attribute of a kind, with parameter sets of both systems. */
const questionsOf = (kind: Attribute['kind']): readonly Asking[] =>
  [1, 2, 3].flatMap((csp) => {
    const rules = realSystems().forCsp(csp);
    if (!rules) throw new Error(`there is no parameter set ${csp}`);
    const definitions = [...rules.screens.bySourceType.values()].flatMap(({ screens }) =>
      screens.flatMap(({ questions }) => questions),
    );
    return definitions.flatMap((definition) =>
      definition.kind === 'attribute' && definition.attribute.kind === kind ? [asking(rules, definition)] : [],
    );
  });

/** A question of which nothing is stored; reading an answer asks for no more of it than this. */
function asking(rules: CaseRules, definition: Extract<QuestionDefinition, { readonly kind: 'attribute' }>): Asking {
  const { attribute } = definition;
  const asked = { question: { definition, attribute }, carriers: [] } as unknown as AskedQuestion;
  return { rules, asked, attribute };
}

const stored = (meaning: Meaning): Value | string | undefined =>
  meaning.kind === 'value' ? meaning.value : meaning.kind === 'refused' ? meaning.reason : meaning.kind;

describe(`an answer as it is shown, typed back (seed ${testSeed})`, () => {
  it('gives the same number, in every unit, as it is sent out, as a person writes it, with its unit and in groups', () => {
    const questions = questionsOf('number');
    expect(questions.length).to.be.greaterThan(100);
    fc.assert(
      fc.property(
        fc.constantFrom(...questions),
        fc.constantFrom(...languages),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ rules, asked, attribute }, language, which, share) => {
          const units = unitsOf(asked, rules);
          const unit = units[which % units.length];
          if (!unit) throw new Error(`${attribute.fact} has no unit`);
          const { minimum = -1e6, maximum = 1e6, decimals } = boundsInUnit(rules.program, attribute, unit);
          // Formats of texts have six decimals.
          const scale = 10 ** Math.min(decimals, 6);
          const value = Math.ceil((minimum + share * (maximum - minimum)) * scale) / scale;
          if (value > maximum) return;
          const same = { kind: 'number', value: value + 0, unit: unit.id };
          const read = (text: string, given = ''): Value | string | undefined =>
            stored(numberInput.read([{ id: '', value: text, unit: given }], asked, { rules, language }));
          const ungrouped = ungroupedFormat(language).format(value);
          const id = String(unit.id);
          for (const text of [plainNumber(value), ungrouped])
            expect(read(text, id), `${attribute.fact}: ${text} in ${language}`).to.deep.equal(same);
          for (const form of [undefined, 'dative']) {
            const withUnit = `${ungrouped} ${unitBehind(value, unit, language, form)}`;
            expect(read(withUnit), `${attribute.fact}: ${withUnit} in ${language}`).to.deep.equal(same);
          }
          // With groups it is the same, or asked about: never another number.
          for (const text of [numberFormat(language).format(value), quantity(value, unit, language)]) {
            const grouped = read(text, id);
            if (typeof grouped === 'string') expect(text).to.match(/^-?\d{1,3}[.,]\d{3}(?!\d)/);
            else expect(grouped, `${attribute.fact}: ${text} in ${language}`).to.deep.equal(same);
          }
        },
      ),
      { numRuns: 2000, seed: testSeed },
    );
  });

  it('gives the same date, as exact as it is, as it is sent out and as a text prints it', () => {
    const questions = questionsOf('date');
    expect(questions.length).to.be.greaterThan(50);
    fc.assert(
      fc.property(
        fc.constantFrom(...questions),
        fc.constantFrom(...languages),
        anyDate,
        ({ rules, asked, attribute: { exactTo = 'year', fact } }, language, date) => {
          if (date[exactTo] === undefined) return;
          for (const text of [formatDate(date), formatDate(date).replaceAll('.', '-'), writeDate(date, language)])
            expect(
              stored(dateInput.read([{ id: '', value: text, unit: '' }], asked, { rules, language })),
              `${fact}: ${text} in ${language}`,
            ).to.deep.equal({ kind: 'date', ...date });
        },
      ),
      { numRuns: 1000, seed: testSeed },
    );
  });
});

const anyDate: fc.Arbitrary<PartialDate> = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.nat(), fc.constantFrom(1, 2, 3))
  .map(([year, month, number, parts]) => ({
    year,
    ...(parts > 1 && { month }),
    ...(parts > 2 && { day: 1 + (number % daysInMonth(year, month)) }),
  }));
