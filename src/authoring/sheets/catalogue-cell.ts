import type { Column } from '../../rules/model/catalogue.js';
import { readDate } from './cell-value.js';
import { tidy } from './match-codes.js';
import { numberOf, withComma } from './sheet-number.js';
import { damageOf, mendedIn, surelyDamaged, truthOf } from './spreadsheet-damage.js';

/** What a cell says now, what was mended for that, or why it cannot be taken over. */
export type CatalogueCell = { readonly text: string; readonly mended?: string } | { readonly refused: string };

/** What a cell of a sheet holds: as the column is declared, or a built-in one. */
export type CellForm = 'number' | 'boolean' | 'date' | 'text';

export function formOf(name: string, column: Column | undefined): CellForm {
  if (name === 'id') return 'number';
  if (name === 'validFrom' || name === 'validTo') return 'date';
  return (column?.kind === 'number' || column?.kind === 'boolean') && !column.list ? column.kind : 'text';
}

/** Reads a cell beside what stands in the catalogue (empty: nothing); `comma`: numbers have a decimal comma. */
export function readCatalogueCell(was: string, found: string, form: CellForm, comma: boolean): CatalogueCell {
  if (found === was) return { text: was };
  const tidied = tidy(found);
  if (tidied === '' || tidied === 'none') return { text: tidied };
  if (/[\r\n]/.test(tidied)) return { refused: 'it holds a line break; write it in one line' };
  if (form === 'number') {
    if (comma && found === withComma(was)) return { text: was };
    const number = numberOf(tidied, comma);
    if (typeof number === 'string') return { refused: number };
    return { text: was !== '' && Number(was) === number ? was : tidied.replace(',', '.') };
  }
  if (form === 'date') {
    const read = readDate(tidied);
    return 'refused' in read ? read : { text: String(read.value) };
  }
  const damage = damageOf(was, found);
  if (damage?.mended) return { text: was, mended: damage.says };
  const reason = damage?.says ?? surelyDamaged(found);
  if (reason !== undefined)
    return { refused: `found "${found}"${was === '' ? '' : `, which probably was "${was}"`}: ${reason}` };
  const text = form === 'boolean' ? truthOf(tidied) : tidied;
  return tidied === found ? { text } : { text, mended: mendedIn(tidied, found) };
}
