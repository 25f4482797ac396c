import { InvalidArgumentError } from 'commander';

/** An option that is a whole number, from 0. */
export const wholeNumber = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('expected a whole number');
  return Number(text);
};

/** An option that is a whole number, from 1. */
export const countFromOne = (text: string): number => {
  const count = wholeNumber(text);
  if (count === 0) throw new InvalidArgumentError('expected a whole number from 1');
  return count;
};

/** An option that is a share, from 0 to 100. */
export const percent = (text: string): number => {
  if (!/^\d+(\.\d+)?$/.test(text) || Number(text) > 100) throw new InvalidArgumentError('expected a number up to 100');
  return Number(text);
};
