import { CaseError, CaseErrors, type ErrorParameters, type ErrorSlug, mostErrors } from '../errors.js';
import { Place } from './place.js';

/** Collects the independent errors of one request while it is read and built (decisions, "Input"); of many the first 1000 that are found. */
export class Problems {
  readonly #found: { readonly place: Place; readonly error: CaseError }[] = [];
  /** The places of all that was reported, and those that contain them. */
  readonly #places = new Set<string>();

  /** The message names the path of the place as `attribute`, unless the parameters say otherwise. */
  report(place: Place, slug: ErrorSlug, parameters: ErrorParameters = {}): void {
    if (this.isFull) return;
    for (let length = 1; length <= place.order.length; length++) this.#places.add(keyOf(place.order.slice(0, length)));
    this.#found.push({ place, error: new CaseError(slug, { attribute: place.path, ...parameters }) });
  }

  /** 512 with a reason. */
  refuse(place: Place, reason: string): void {
    this.report(place, 'invalidAttribute', { reason });
  }

  /** Whether something at this place or below it was reported: then nothing that follows from it is. */
  at(place: Place): boolean {
    return this.#places.has(keyOf(place.order));
  }

  /** A collection of its own that starts with what was found so far: for work that may be done again. */
  further(): Problems {
    const more = new Problems();
    more.#found.push(...this.#found);
    for (const place of this.#places) more.#places.add(place);
    return more;
  }

  /** No more is told: what is still to be read need not be. */
  get isFull(): boolean {
    return this.#found.length >= mostErrors;
  }

  get any(): boolean {
    return this.#found.length > 0;
  }

  /** In document order; errors of one place in the order they were found. */
  get errors(): readonly CaseError[] {
    return [...this.#found].sort((a, b) => Place.compare(a.place, b.place)).map(({ error }) => error);
  }

  /** @throws CaseErrors with all that was reported, when something was. */
  throwIfAny(): void {
    if (this.any) throw new CaseErrors(this.errors);
  }
}

const keyOf = (order: readonly number[]): string => order.join('.');
