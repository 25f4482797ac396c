import { Place } from '../dto/place.js';
import type { QueryParameter } from './operation.js';

/** Where a query parameter stands among those of its operation. */
export const placeOfParameter = (parameters: readonly QueryParameter[], name: string): Place =>
  Place.query(
    name,
    parameters.findIndex((parameter) => parameter.name === name),
  );
