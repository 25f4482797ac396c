import { type Member, type Necessity, missingSlug, numberSchema, reporting, type Sign } from './member.js';

const numericText = /^-?[0-9]+$/;

/**
 * An integer, or a numeric string (decisions, "Input"); fractions and words are 512. Other bounds than its sign are the
 * rules' business.
 */
export function integer(description: string, options: Necessity & Sign = {}): Member<number | undefined> {
  const { negative } = options;
  return {
    description,
    required: missingSlug(options),
    absent: undefined,
    schema: numberSchema('integer', numericText, options),
    closed: undefined,
    reports: reporting(missingSlug(options), negative),
    read(value, place, problems) {
      const number = typeof value === 'string' && numericText.test(value) ? Number(value) : value;
      // -0 is 0: nobody means a negative zero, and the stores would tell them apart. A numeric string may be as long as
      // it likes.
      const isInteger = typeof number === 'number' && (Number.isInteger(number) || typeof value === 'string');
      if (isInteger && negative && number < 0)
        problems.report(place, negative, { value: number, reason: 'must not be negative' });
      else if (isInteger) return number + 0;
      else problems.refuse(place, 'must be an integer');
      return undefined;
    },
  };
}

/** A text or an integer, read as text (`loggingArea` of a capture call). */
export function textOrInteger(description: string, options: Necessity = {}): Member<string | undefined> {
  return {
    description,
    required: missingSlug(options),
    absent: undefined,
    schema: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    closed: undefined,
    reports: reporting(missingSlug(options)),
    read(value, place, problems) {
      if (typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))) return String(value);
      problems.refuse(place, 'must be a text or an integer');
      return undefined;
    },
  };
}
