import type { Flavor } from './flavor.js';
import { json } from './json.js';
import { xml } from './xml.js';

/** All flavors that are mounted; an operation says which of them it has. */
export const flavors: readonly Flavor[] = [json, xml];
