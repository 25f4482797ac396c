/** A name of the program as words: `mandatoryWhen`, "mandatory when". */
export const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
