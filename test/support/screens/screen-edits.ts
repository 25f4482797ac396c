import type { Edit } from '../rules/edited-files.js';

/** An edit of one file of the tiny screens; see {@link Edit}. */
export const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

/** The same edit of the texts in English and in German. */
export const inBothLocales = (find: string, replace: string): readonly Edit[] =>
  ['en', 'de'].map((locale) => edit(`common/texts/${locale}.yaml`, find, replace));
