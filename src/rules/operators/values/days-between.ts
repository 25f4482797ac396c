import { Gap } from '../../values/gap.js';
import type { PartialDate } from '../../../case/values/date.js';
import { partialDate } from '../../values/partial-date.js';
import { twoDates } from './two-dates.js';
import type { ValueOperator } from './value-operator.js';

const inexact = new Gap('inexact', 'the date is not exact enough');

/** `daysBetween: [from, to]`: days; negative when `to` is earlier; inexact unless both dates are exact. */
export const daysBetween: ValueOperator = {
  name: 'daysBetween',
  written: { form: 'list', least: 2, most: 2 },
  check: (use) => twoDates(use, 'day'),
  evaluate(values) {
    const [from, to] = values as readonly [PartialDate, PartialDate];
    if (!partialDate.isExact(from) || !partialDate.isExact(to)) return inexact;
    return partialDate.earliest(to) - partialDate.earliest(from);
  },
};
