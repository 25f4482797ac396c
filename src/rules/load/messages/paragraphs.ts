/** A paragraph of a long text, and how many letters stand before it. */
export interface Paragraph {
  readonly text: string;
  readonly from: number;
}

/** The paragraphs of a text; one that has one line is one. */
export const paragraphsOf = (text: string): readonly Paragraph[] =>
  [...text.matchAll(/\S[^\n]*/g)].map(({ 0: paragraph, index }) => ({ text: paragraph, from: index }));
