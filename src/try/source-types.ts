import type { Words } from './words/language.js';

/** What this client offers to capture; the ids are those of the service's rule data. */
export interface SourceTypeChoice {
  readonly id: number;
  readonly name: keyof Words;
  readonly forms: readonly ('SB1' | 'SB2')[];
}

/** Technical screens exist in SB1 only. */
export const sourceTypes: readonly SourceTypeChoice[] = [
  { id: 1, name: 'technical', forms: ['SB1'] },
  { id: 2, name: 'applicant', forms: ['SB2', 'SB1'] },
  { id: 3, name: 'examiner', forms: ['SB2', 'SB1'] },
  { id: 10, name: 'underwriter', forms: ['SB1'] },
];

/** The source type that creates a case. */
export const creatingSourceType = 1;

/** Company-specific parameter sets, by the system they belong to. */
export const parameterSets: readonly { readonly id: number; readonly system: keyof Words }[] = [
  { id: 1, system: 'international' },
  { id: 2, system: 'german' },
  { id: 3, system: 'international' },
  { id: 4, system: 'german' },
];
