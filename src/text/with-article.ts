/** A word with the article that stands before it: `an attribute`, `a rule`. */
export const withArticle = (word: string): string => `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;
