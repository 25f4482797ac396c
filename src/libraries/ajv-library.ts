import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * Loaded when something is checked first: the body of a request, a file that is not plainly as it should be. To load it
 * takes longer than to read all files of this repository.
 */
export const ajvLibrary = (): typeof import('ajv/dist/2020.js') =>
  load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
