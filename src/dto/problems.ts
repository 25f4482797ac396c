import { CaseError, CaseErrors, type ErrorParameters, mostErrors } from '../errors/case-error.js';
import type { ErrorSlug } from '../errors/error-table.js';
import { Place } from './place.js';

interface Found {
  readonly place: Place;
  readonly error: CaseError;
}

/**
 * Collects the independent errors of one request while it is read and built (decisions, "Input"); of many the first
 * 1000 in document order.
 */
export class Problems {
  #found: Found[] = [];
  /** Where the last of the first 1000 stands; known when twice as many were found. */
  #end: Place | undefined;
  /** The places of all that was reported, and those that contain them. */
  readonly #places = new Set<string>();
  /** What was reported once. */
  readonly #once = new Set<string>();

  /** The message names the path of the place as `attribute`, unless the parameters say otherwise. */
  report(place: Place, slug: ErrorSlug, parameters: ErrorParameters = {}): void {
    const { order } = place;
    for (let length = 1; length <= order.length; length++) this.#places.add(keyOf(order.slice(0, length)));
    if (this.isBeyond(place)) return;
    this.#found.push({ place, error: new CaseError(slug, { attribute: place.path, ...parameters }) });
    if (this.#found.length < 2 * mostErrors) return;
    this.#found = this.#first;
    this.#end = this.#found.at(-1)?.place;
  }

  /** 512 with a reason. */
  refuse(place: Place, reason: string): void {
    this.report(place, 'invalidAttribute', { reason });
  }

  /** 512 with a reason that may be found again and again. */
  refuseOnce(place: Place, reason: string): void {
    const key = `${keyOf(place.order)} ${reason}`;
    if (!this.#once.has(key)) this.refuse(place, reason);
    this.#once.add(key);
  }

  /** Whether something at this place or below it was reported: then nothing that follows from it is. */
  at(place: Place): boolean {
    return this.#places.size > 0 && this.#places.has(keyOf(place.order));
  }

  /** A collection of its own that starts with what was found so far: for work that may be done again. */
  further(): Problems {
    const more = new Problems();
    more.#found.push(...this.#found);
    more.#end = this.#end;
    for (const place of this.#places) more.#places.add(place);
    for (const key of this.#once) more.#once.add(key);
    return more;
  }

  /** Nothing is told of this place, because as much as is told stands before it: what stands there need not be read. */
  isBeyond(place: Place): boolean {
    return this.#end !== undefined && Place.compare(place, this.#end) > 0;
  }

  get any(): boolean {
    return this.#found.length > 0;
  }

  /** In document order; errors of one place in the order they were found. */
  get errors(): readonly CaseError[] {
    return this.#first.map(({ error }) => error);
  }

  /** @throws CaseErrors with all that was reported, when something was. */
  throwIfAny(): void {
    if (this.any) throw new CaseErrors(this.errors);
  }

  get #first(): Found[] {
    return [...this.#found].sort((a, b) => Place.compare(a.place, b.place)).slice(0, mostErrors);
  }
}

const keyOf = (order: readonly number[]): string => order.join('.');
