const longest = 60;

/** A part of a request or of a document in a message: it may be of any length. */
export const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}...` : text);

/** The same between quotation marks, so that blanks and line ends are seen. */
export const quoted = (text: string): string => JSON.stringify(shortened(text));
