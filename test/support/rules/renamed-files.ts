import type { Files } from './edited-files.js';

/** The same files, with other names where a pattern stands in them. */
export const renamed = (files: Files, from: RegExp, to: string): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name.replace(from, to), text]));

/** The same files in a folder. */
export const below = (folder: string, files: Files): Files => renamed(files, /^/, `${folder}/`);
