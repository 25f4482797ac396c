import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * Libraries that only a file needs that is not plainly as it should be: to load them takes longer than to read all files
 * of this repository.
 */
export const yamlLibrary = (): typeof import('yaml') => load('yaml') as typeof import('yaml');
export const ajvLibrary = (): typeof import('ajv/dist/2020.js') =>
  load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
