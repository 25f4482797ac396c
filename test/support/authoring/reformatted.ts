import { isMap, isSeq, type Document, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Files } from '../rules/edited-files.js';

/**
 * Files in which the order of keys is seen: codes are offered in it, columns of tables and source types are listed in
 * it.
 */
const ordered = ['/catalogues/', 'rule-set.yaml', '/parameters.yaml'];

/**
 * The same files, written otherwise: with comments, other indents and line breaks, and keys in another order where it
 * does not matter. `random` gives a number from 0 on.
 */
export function reformatted(files: Files, random: () => number): Files {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => {
      if (!name.endsWith('.yaml')) return [name, text];
      const document = parseDocument(text);
      if (!ordered.some((part) => name.includes(part))) shuffleKeys(document, random);
      document.commentBefore = ' Written otherwise.';
      return [name, `\n${document.toString({ indent: 2 + (random() % 3), lineWidth: 0 })}`];
    }),
  );
}

/** The columns of a table, and what a relation is made of, are lists that are written as maps. */
function shuffleKeys(document: Document, random: () => number): void {
  visit(document, {
    Map(_, map: YAMLMap) {
      if (map.items.every(({ value }) => value !== null)) {
        map.items = map.items
          .map((item) => ({ item, place: random() }))
          .sort((a, b) => a.place - b.place)
          .map(({ item }) => item);
      }
      // What stands over several lines may stand on one, and the other way round.
      if (random() % 2 === 0 && map.items.some(({ value }) => isMap(value) || isSeq(value))) map.flow = false;
    },
  });
}
