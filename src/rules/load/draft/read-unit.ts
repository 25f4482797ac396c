import type { Findings } from '../../../documents/findings/findings.js';
import { tellUnit } from '../../model/tell-unit.js';
import type { Unit, UnitSpec } from '../../model/unit.js';
import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/findings/nearest.js';

/**
 * A declared unit: a word of the catalogue `units`, `currency`, or `currency/<time unit>`. Undefined when none is
 * declared; an unknown one is a finding.
 */
export function readUnit(cursor: Cursor, units: ReadonlyMap<string, Unit>, findings: Findings): UnitSpec | undefined {
  const word = cursor.text;
  if (word === undefined) return undefined;
  const known = findUnit(word, units);
  if (known) {
    tellUnit(word, cursor.valueAt, findings);
    return known;
  }
  const times = [...units.values()]
    .filter(({ dimension }) => dimension === 'duration')
    .map((each) => `currency/${each.word}`);
  findings.error(
    cursor.valueAt,
    'unknown-unit',
    `unknown unit "${word}"${didYouMean(word, ['currency', ...times, ...units.keys()])}`,
    `unit ${word.replace(/^currency\//, '')}`,
  );
  return undefined;
}

function findUnit(word: string, units: ReadonlyMap<string, Unit>): UnitSpec | undefined {
  if (word === 'currency') return { kind: 'currency' };
  const [currency, per, ...rest] = word.split('/');
  const time = per === undefined || rest.length > 0 ? undefined : units.get(per);
  if (currency === 'currency' && time?.dimension === 'duration') return { kind: 'currencyPerTime', per: time };
  const unit = units.get(word);
  return unit && { kind: 'unit', unit };
}
