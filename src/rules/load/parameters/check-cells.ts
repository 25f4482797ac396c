import type { Findings } from '../../../documents/findings/findings.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { whereListed } from '../../../documents/findings/where-listed.js';
import type { Position } from '../../../documents/position.js';
import type { Sources } from '../../../documents/sources.js';
import type { Catalogue } from '../../model/catalogue.js';
import { outsideBounds } from '../../model/number-bounds.js';
import { columnsOf, type Parameter, type TableColumn } from '../../model/parameter.js';
import type { RuleSet } from '../../model/rule-set.js';

/**
 * Where codes are looked up and, outside examples, where tables in CSV are found. Only what parameter sets say must
 * keep the bounds of its declaration: an example may stand right beside them.
 */
export interface ValueReading {
  readonly draft: Pick<RuleSet, 'catalogues'>;
  readonly findings: Findings;
  readonly sources?: Sources;
}

export const columnsByName = (parameter: Parameter): ReadonlyMap<string, TableColumn> =>
  new Map(columnsOf(parameter).map((column) => [column.name, column]));

export function checkNumber(
  declared: Pick<TableColumn, 'name' | 'unit' | 'bounds'>,
  value: number,
  place: () => Position,
  { sources, findings }: ValueReading,
): void {
  const reason = sources && outsideBounds(value, declared);
  if (reason !== undefined)
    findings.error(place(), 'wrong-parameter', `${reason} (bounds of ${declared.name} in parameters.yaml)`);
}

/** A word where it stands; the place is asked for only when there is something to say of it. */
export interface WrittenWord {
  readonly name: string;
  readonly place: () => Position;
  readonly from?: number;
}

export const tellColumn = (
  { name: owner }: Parameter,
  name: string,
  place: () => Position,
  { findings }: ValueReading,
): void => findings.names?.mention({ kind: 'table column', owner, name, at: place() });

export function checkCode(written: WrittenWord, catalogue: Catalogue | undefined, findings: Findings): void {
  const { name: word, place, from = 0 } = written;
  if (catalogue?.entries.has(word))
    findings.names?.mention({ kind: 'code', owner: catalogue.name, name: word, at: place(), from });
  if (!catalogue || catalogue.entries.has(word)) return;
  findings.error(
    place(),
    'unknown-code',
    `unknown code "${word}" of the catalogue ${catalogue.name}${whereListed(word, catalogue.entries)}`,
    `code ${catalogue.name}.${word}`,
  );
}

export function checkWord(written: WrittenWord, words: readonly string[], findings: Findings): void {
  const { name: word, place, from = 0 } = written;
  if (words.includes(word)) {
    findings.names?.mentionWord(words, { name: word, at: place(), from });
    return;
  }
  findings.error(
    place(),
    'unknown-value',
    `unknown word "${word}"${didYouMean(word, words)}; expected one of: ${words.join(', ')}`,
    `word ${word}`,
  );
}
