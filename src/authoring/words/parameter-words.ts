import { writeDate } from '../../case/values/date-forms.js';
import type { Parameter, ParameterCell, ParameterValue, TableColumn } from '../../rules/model/parameter.js';
import type { ParameterSet } from '../../rules/model/rule-set.js';
import { type FactValue, isDate } from '../../rules/values/fact-value.js';
import { listFormat } from '../../text/list-formats.js';
import type { ParameterInWords, TableInWords } from './in-words.js';
import type { Naming } from './naming.js';
import { nodePhrases } from './phrases/node-phrases.js';
import { fill } from './phrases/phrase.js';

/** A parameter with its value in each of the parameter sets; sets in which it is the same stand together. */
export function parameterInWords(parameter: Parameter, naming: Naming): ParameterInWords {
  const groups = new Map<string, { sets: number[]; value: string | TableInWords }>();
  for (const set of naming.sets) {
    const value = valueInWords(set.values.get(parameter.name) as ParameterValue, parameter, set, naming);
    const key = JSON.stringify(value);
    const group = groups.get(key);
    if (group) group.sets.push(set.id);
    else groups.set(key, { sets: [set.id], value });
  }
  return { parameter: parameter.name, name: naming.quoted(naming.parameter(parameter)), values: [...groups.values()] };
}

function valueInWords(
  value: ParameterValue,
  parameter: Parameter,
  set: ParameterSet,
  naming: Naming,
): string | TableInWords {
  const { locale } = naming;
  switch (value.kind) {
    case 'number':
      return naming.quantity(value.value, parameter.unit, [set]);
    case 'date':
      return writeDate(value.value, locale);
    case 'text':
      return naming.quoted(value.value);
    case 'range':
      return fill(nodePhrases.range, locale, {
        low: naming.quantity(value.low, undefined),
        high: naming.quantity(value.high, parameter.unit, [set]),
      });
    case 'list':
      return listFormat(locale).format(value.values.map((one) => cellWords(one, parameter, set, naming)));
    case 'table': {
      const { columns: inputs, gives: outputs } = parameter as Parameter &
        Required<Pick<Parameter, 'columns' | 'gives'>>;
      return {
        head: [...inputs, ...outputs].map(({ name }) => naming.tableColumn(name)),
        rows: value.rows.map((row) => [
          ...inputs.map((column) => inputWords(row[column.name], column, set, naming)),
          ...outputs.map((column) => outputWords(row[column.name], column, set, naming)),
        ]),
      };
    }
  }
}

function inputWords(cell: ParameterCell, column: TableColumn, set: ParameterSet, naming: Naming): string {
  if (cell === undefined) return nodePhrases.anything[naming.locale];
  const value = outputWords(cell, column, set, naming);
  return column.upTo ? fill(nodePhrases.upTo, naming.locale, { value }) : value;
}

function outputWords(cell: ParameterCell, column: TableColumn, set: ParameterSet, naming: Naming): string {
  if (cell === undefined) return nodePhrases.noValue[naming.locale];
  const all = Array.isArray(cell) ? (cell as readonly ParameterCell[]) : [cell];
  return all.length === 0
    ? nodePhrases.none[naming.locale]
    : listFormat(naming.locale).format(all.map((one) => cellWords(one, column, set, naming)));
}

function cellWords(
  cell: ParameterCell,
  { catalogue, words, unit }: Pick<Parameter, 'catalogue' | 'words' | 'unit'>,
  set: ParameterSet,
  naming: Naming,
): string {
  if (typeof cell === 'number') return naming.quantity(cell, unit, [set]);
  if (isDate(cell as FactValue)) return writeDate(cell as Parameters<typeof writeDate>[0], naming.locale);
  const word = String(cell);
  if (catalogue !== undefined) return naming.entry(catalogue, word);
  return words ? naming.word(word) : word;
}
