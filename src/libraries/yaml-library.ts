import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * Loaded when a file is first not plainly as it should be: to load it takes longer than to read all files of this
 * repository.
 */
export const yamlLibrary = (): typeof import('yaml') => load('yaml') as typeof import('yaml');
