/** What is to be written, and what is known of it already; whatever is not given is to be written by a person. */
export interface SkeletonRequest {
  readonly name: string;
  /** Folder of rules and screens: a system, or what systems share. */
  readonly folder?: string;
  /** Facts, rules, questions: the object kind. */
  readonly scope?: string;
  /** Facts, rules: the file in the folder, without ending. */
  readonly file?: string;
  /** Parameters and attributes of questions. */
  readonly kind?: string;
  readonly unit?: string;
  readonly catalogue?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly step?: number;
  /** Parameters: the value in every set. */
  readonly value?: string;
  /** Rules: the attribute that is judged. */
  readonly attribute?: string;
  /** Questions: the screen, and the key of its source type. */
  readonly screen?: string;
  readonly source?: string;
  /** Families: the codes of their disorders; those that are there move, others are added. */
  readonly disorders?: readonly string[];
  /** Families: the words of the medications that are usual for it. */
  readonly medications?: readonly string[];
  /** Personas: the parameter sets, and the profiles it is like. */
  readonly sets?: readonly number[];
  readonly like?: readonly string[];
}

/** A request that cannot be met: nothing is written. */
export class SkeletonRefused extends Error {}
