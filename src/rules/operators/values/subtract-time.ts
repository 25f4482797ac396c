import { shiftedDate } from './shifted-date.js';

/** `subtractTime: [date, duration]`: calendar years, months, weeks or days earlier. */
export const subtractTime = shiftedDate('subtractTime', -1);
