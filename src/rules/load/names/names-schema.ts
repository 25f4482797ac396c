import { namedThings } from '../../model/names.js';
import { fragments, mapOf } from '../draft/fragments.js';

const names = mapOf(fragments.words, { type: 'string', minLength: 1 });

/** `names.yaml`: names in every locale, by what they name. */
export const namesSchema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(namedThings.map((thing) => [thing, names])),
};
