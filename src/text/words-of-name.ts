/** `pupilMaximumAge2`, `pupil-maximum-age` and `pupil.maximumAge` as pupil, maximum, age. */
export const wordsOfName = (name: string): readonly string[] =>
  name
    .split(/[-.\d]|(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
