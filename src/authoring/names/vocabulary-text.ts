import type { VocabularyAnswer, VocabularyRow } from './vocabulary.js';

/** What `vocabulary` prints: a list under each heading, in columns. */
export function vocabularyText(scope: string, answer: VocabularyAnswer): string {
  if ('scopes' in answer) {
    const meant = answer.nearest === undefined ? '' : ` (did you mean ${answer.nearest}?)`;
    return `there is no vocabulary of ${scope}${meant}; there is one of: ${answer.scopes.join(', ')}\n`;
  }
  return answer.sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ heading, rows }) => `${heading}\n${rowsText(rows)}`)
    .join('\n');
}

/** A column is no wider than this: what is longer pushes the rest of its line. */
const widest = 40;

function rowsText(rows: readonly VocabularyRow[]): string {
  const width = (of: (row: VocabularyRow) => string): number =>
    Math.max(...rows.map((row) => of(row).length).filter((length) => length <= widest), 0);
  const [words, types] = [width(({ word }) => word), width(({ type }) => type)];
  return rows
    .map(({ word, type, meaning, onlyIn }) => {
      const only = onlyIn ? ` [${onlyIn.join(', ')}]` : '';
      return `  ${[word.padEnd(words), type.padEnd(types), `${meaning}${only}`].filter((part) => part !== '').join('  ')}`.trimEnd();
    })
    .map((line) => `${line}\n`)
    .join('');
}
