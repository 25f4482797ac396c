import { shiftedDate } from './shifted-date.js';

/**
 * `addTime: [date, duration]`: calendar years, months, weeks or days later; a day that does not exist becomes the
 * month's last.
 */
export const addTime = shiftedDate('addTime', 1);
