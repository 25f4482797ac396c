/** A number with an English noun that agrees with it: "1 case", "2 cases". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
