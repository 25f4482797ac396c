import type { CaseReference } from '../../../case/case.js';
import type { Sums } from './sums-insured.js';

/** A case that shows a change. */
export interface Sample extends CaseReference {
  /** What the rule says of it, only where values may be told. */
  readonly message?: string;
}

/** What is counted of the cases that a change concerns. */
export interface Counted {
  readonly cases: number;
  /** How often in all of them: a rule may say it of several objects of a case. */
  readonly times: number;
  /** What they insure, by unit; undefined where so few cases would tell what one of them insures. */
  readonly sums: Sums | undefined;
  /** Cases by parameter set, and by sub-system. */
  readonly parameterSets: Readonly<Record<string, number>>;
  readonly subSystems: Readonly<Record<string, number>>;
  /** The first in the order of the store. */
  readonly samples: readonly Sample[];
}

/** A sum over fewer cases tells something of each. */
export const fewestForSums = 5;

/** What a case adds to a count. */
export interface Concerned {
  readonly reference: CaseReference;
  readonly parameterSet: number;
  readonly sums: Sums;
}

/** Counts the cases that a change concerns; holds no more of them than the samples. */
export class Tally {
  #cases = 0;
  #times = 0;
  readonly #sums: Record<string, number> = {};
  readonly #parameterSets: Record<string, number> = {};
  readonly #subSystems = new Map<string, number>();
  readonly #samples: Sample[] = [];

  constructor(private readonly mostSamples: number) {}

  add({ reference, parameterSet, sums }: Concerned, times: number, message: () => string | undefined): void {
    this.#cases++;
    this.#times += times;
    for (const [unit, sum] of Object.entries(sums)) this.#sums[unit] = (this.#sums[unit] ?? 0) + sum;
    this.#parameterSets[parameterSet] = (this.#parameterSets[parameterSet] ?? 0) + 1;
    this.#subSystems.set(reference.subId, (this.#subSystems.get(reference.subId) ?? 0) + 1);
    if (this.#samples.length >= this.mostSamples) return;
    const said = message();
    this.#samples.push({ ...reference, ...(said === undefined ? {} : { message: said }) });
  }

  counted(mayTellValues: boolean): Counted {
    return {
      cases: this.#cases,
      times: this.#times,
      sums: mayTellValues || this.#cases >= fewestForSums ? this.#sums : undefined,
      parameterSets: this.#parameterSets,
      subSystems: Object.fromEntries(this.#subSystems),
      samples: this.#samples,
    };
  }
}
