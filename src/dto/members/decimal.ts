import type { ErrorSlug } from '../../errors/error-table.js';
import { type Member, type Necessity, missingSlug, numberSchema, reporting, type Sign } from './member.js';

/** A number as a text of a request writes it. */
export const decimalText = /^-?[0-9]+(\.[0-9]+)?$/;

/** A number with at most two decimals, or such a numeric string; `faulty` is the code for a word or more decimals. */
export function decimal(
  description: string,
  options: Necessity & Sign & { readonly faulty?: ErrorSlug } = {},
): Member<number | undefined> {
  const { faulty = 'invalidAttribute', negative } = options;
  return {
    description,
    required: missingSlug(options),
    absent: undefined,
    schema: numberSchema('number', decimalText, options),
    closed: undefined,
    reports: reporting(missingSlug(options), faulty, negative),
    read(value, place, problems) {
      if (typeof value !== 'number' && typeof value !== 'string') {
        problems.refuse(place, 'must be a number');
        return undefined;
      }
      const number = typeof value === 'string' && !decimalText.test(value) ? Number.NaN : Number(value);
      if (Number.isNaN(number)) problems.report(place, faulty, { reason: 'must be a number' });
      else if (negative && number < 0)
        problems.report(place, negative, { value: number, reason: 'must not be negative' });
      else if (hasTwoDecimals(number)) return number + 0;
      else problems.report(place, faulty, { reason: 'must not have more than two decimals' });
      return undefined;
    },
  };
}

/** Shortest decimal writing of the number; an integer of any size, and infinity, has no decimals. */
const hasTwoDecimals = (number: number): boolean => Math.abs(number) >= 1e15 || Number(number.toFixed(2)) === number;
