/** What is said of a thing to people: what it is, and where it comes from. No answer of the service rests on it. */
export interface Notes {
  readonly meaning?: string;
  readonly reference?: string;
}

export const notesOf = ({ meaning, reference }: Notes): Notes => ({
  ...(meaning !== undefined && { meaning }),
  ...(reference !== undefined && { reference }),
});
