import { Gap, NONE } from '../../values/gap.js';
import type { PartialDate } from '../../../case/values/date.js';
import type { Aggregate } from './aggregate.js';
import { partialDate } from '../../values/partial-date.js';

const inexact = new Gap('inexact', 'the dates are not exact enough');

/**
 * The earliest date over objects; none of none; inexact when partial dates overlap so that none is surely the earliest.
 */
export const earliest: Aggregate = {
  name: 'earliest',
  of: 'date',
  gives: 'same',
  fold(values) {
    const dates = values as readonly PartialDate[];
    if (dates.length === 0) return NONE;
    const first = dates.reduce((a, b) => (partialDate.latest(b) < partialDate.latest(a) ? b : a));
    const sure = dates.every(
      (date) => partialDate.writtenAlike(first, date) || partialDate.latest(first) <= partialDate.earliest(date),
    );
    return sure ? first : inexact;
  },
};
