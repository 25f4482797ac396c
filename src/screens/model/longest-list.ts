/** A client shows no longer list than this; above it the question is searched. */
export const longestList = 30;
