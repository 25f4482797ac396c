import type { FindingRows } from './finding-row.js';

/** Units, parameters and the values that parameter sets give them. */
export const parameterFindings = {
  'unknown-unit': {
    meaning: 'There is no unit of this name in the catalogue of units.',
    example: {
      file: 'rules/common/parameters.yaml',
      right: 'kind: range, unit: year',
      wrong: 'kind: range, unit: ¦yaer',
    },
    cure: 'Correct the name, or add the unit to `catalogues/units.yaml`; money has `currency` or `currency/year`.',
  },
  'missing-unit': {
    meaning: 'The catalogue of units lacks a unit that is needed, though no file names it.',
    example: {
      file: 'rules/common/catalogues/units.yaml',
      right: '  number: {',
      wrong: '  numbers: {',
      at: 'rules/common/catalogues/units.yaml:1:1',
    },
    cure: 'Add the unit that the message names to `catalogues/units.yaml`.',
  },
  'wrong-dimension': {
    meaning: 'Two numbers cannot be compared, added or exchanged, because one is a time and the other an amount, say.',
    example: { file: 'rules/common/attributes/person.yaml', right: 'csp.maximumAge', wrong: '¦csp.factor' },
    cure: 'Take a value of the dimension that the message expects, or correct the unit where it is declared.',
  },
  'unknown-parameter': {
    meaning: 'No parameter of this name is declared.',
    example: { file: 'rules/tiny/csp/7.yaml', right: 'maximumAge: 120', wrong: '¦maximumAg: 120' },
    cure: 'Correct the name, or declare the parameter in `parameters.yaml`: `case-capture new parameter` begins it, with a value in every set.',
  },
  'missing-parameter': {
    meaning: 'A parameter set gives no value to a parameter that is declared.',
    example: { file: 'rules/tiny/csp/7.yaml', right: 'factor: 3\n', wrong: '', at: 'rules/tiny/csp/7.yaml:6:1' },
    cure: 'Give the parameter a value in this set.',
  },
  'wrong-parameter': {
    meaning:
      'A parameter set gives a parameter a number outside of the bounds, or off the step, of its declaration. Or an example gives a share (0.95) for a percentage (95).',
    example: {
      file: 'rules/tiny/csp/7.yaml',
      right: 'factor: 3',
      wrong: 'factor: ¦30',
      besides: [
        {
          file: 'rules/common/parameters.yaml',
          right: 'factor: { kind: number',
          wrong: 'factor: { kind: number, minimum: 1, maximum: 10',
        },
      ],
    },
    cure: 'Correct the number, or widen `minimum`, `maximum` and `step` in `parameters.yaml` if it is meant.',
  },
  'duplicate-value': {
    meaning:
      'A list of a parameter, of a cell of a table or of synonyms has a value twice: another one was meant, and is missing, or a line was copied. Or a column numbers the entries without a gap but for one number that stands twice.',
    example: {
      file: 'rules/tiny/csp/7.yaml',
      right: '[termLife, accidentalDeath]',
      wrong: '[termLife, ¦termLife, accidentalDeath]',
    },
    cure: 'Write the value that was meant, or take the second one away.',
  },
  'surplus-rate': {
    meaning: 'The first currency of a parameter set has an exchange rate, though all others are worth something in it.',
    example: { file: 'rules/tiny/csp/7.yaml', right: '{ USD: 0.9 }', wrong: '{ ¦EUR: 1 }' },
    cure: 'Take the rate away, and give the other currencies what one of each is worth in the first.',
  },
  'unknown-rule': {
    meaning: 'A parameter set changes the severity of a rule that does not exist.',
    example: { file: 'rules/tiny/csp/7.yaml', right: '{ end-age: warning }', wrong: '{ ¦end-aeg: warning }' },
    cure: 'Correct the name of the rule, or take the line away.',
  },
} as const satisfies FindingRows;
