/** A sentence, and what stands below it point by point. */
export interface Block {
  readonly text: string;
  readonly items?: readonly Block[];
}

/** What a name or letter in a sentence stands for. */
export interface Definition {
  /** As it stands in the sentences, with its quotation marks. */
  readonly name: string;
  /** `person.bodyMassIndex` where it is a derived fact that others read too. */
  readonly fact?: string;
  /** The kind of object that it is about, where it is another one than that of the whole. */
  readonly about?: string;
  readonly is: Block;
}

/** Rows of a table of the parameters, in the words of a locale. */
export interface TableInWords {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A parameter and what it is in the parameter sets, those with the same value together. */
export interface ParameterInWords {
  readonly parameter: string;
  readonly name: string;
  readonly values: readonly { readonly sets: readonly number[]; readonly value: string | TableInWords }[];
}

/** A condition or a value in the words of one locale, with what its sentences rest on. */
export interface Told {
  readonly tells: Block;
  readonly where: readonly Definition[];
  readonly parameters: readonly ParameterInWords[];
}
