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
  /** What another cell of the same row says, by its column. */
  readonly beside?: (column: string) => number | undefined;
}

/** The columns of the least and the most that a row allows. */
const limits: readonly (readonly [least: string, most: string])[] = [
  ['minimum', 'maximum'],
  ['lowest', 'highest'],
];

export const columnsByName = (parameter: Parameter): ReadonlyMap<string, TableColumn> =>
  new Map(columnsOf(parameter).map((column) => [column.name, column]));

export function checkNumber(
  declared: Pick<TableColumn, 'name' | 'unit' | 'bounds'>,
  value: number,
  place: () => Position,
  reading: ValueReading,
): void {
  const { sources, findings } = reading;
  const reason = outsideBounds(value, declared);
  // An example may stand beside the bounds, but for a slip of the pen: 0.95 for 95 percent.
  if (reason === undefined || !(sources || reason.includes('percent are written'))) return;
  const crossed = crossedBy(declared.name, value, reading);
  findings.error(place(), 'wrong-parameter', `${crossed}${reason} (bounds of ${declared.name} in parameters.yaml)`);
}

/** That the most of a row is below its least: both then violate whatever is asked for. */
function crossedBy(name: string, value: number, { beside = () => undefined }: ValueReading): string {
  for (const [least, most] of limits) {
    const [low, high] = [name === least ? value : beside(least), name === most ? value : beside(most)];
    if ((name === least || name === most) && low !== undefined && high !== undefined && low > high)
      return `the ${most} ${high} of this row is below its ${least} ${low}, so that nothing is accepted; `;
  }
  return '';
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
