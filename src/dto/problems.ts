import { CaseError, CaseErrors, type ErrorParameters, type ErrorSlug } from '../errors.js';
import { Place } from './place.js';

/** Collects the independent errors of one request while it is read and built (decisions, "Input"). */
export class Problems {
  readonly #found: { readonly place: Place; readonly error: CaseError }[] = [];

  /** The message names the path of the place as `attribute`, unless the parameters say otherwise. */
  report(place: Place, slug: ErrorSlug, parameters: ErrorParameters = {}): void {
    this.#found.push({ place, error: new CaseError(slug, { attribute: place.path, ...parameters }) });
  }

  /** 512 with a reason. */
  refuse(place: Place, reason: string): void {
    this.report(place, 'invalidAttribute', { reason });
  }

  /** Whether something at this place or below it was reported: then nothing that follows from it is. */
  at(place: Place): boolean {
    return this.#found.some((problem) => place.contains(problem.place));
  }

  /** A collection of its own that starts with what was found so far: for work that may be done again. */
  further(): Problems {
    const more = new Problems();
    more.#found.push(...this.#found);
    return more;
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
