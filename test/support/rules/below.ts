import type { Files } from './edited-files.js';

/** The same files in a folder. */
export const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
