/** What is said of a thing to people: what it is, and where it comes from. No answer of the service rests on it. */
export interface Notes {
  readonly meaning?: string;
  readonly reference?: string;
}

/** The members of a model that are notes. */
export const noteNames = ['meaning', 'reference'] as const satisfies readonly (keyof Notes)[];

/** Those that a thing has. */
export const notesOf = (noted: { readonly [name in keyof Notes]: Notes[name] | undefined }): Notes =>
  Object.fromEntries(noteNames.flatMap((name) => (noted[name] === undefined ? [] : [[name, noted[name]]])));
