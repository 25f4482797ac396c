import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import type { FactType } from '../../model/expression.js';
import { type Unit, unitWord } from '../../model/unit.js';
import type { Words } from '../../model/words.js';

/**
 * A number that a text prints alone, with the word of a unit behind it: that of its own unit, and of no other
 * (`deeper than {limit} ft`, where the limit is in metres).
 */
export function checkUnitWords(
  words: Words,
  typeOf: (name: string) => FactType | undefined,
  units: Iterable<Pick<Unit, 'word' | 'name' | 'forms'>>,
  placeOf: (locale: string) => Position,
  findings: Findings,
): void {
  for (const [locale, text] of Object.entries(words))
    for (const match of text.matchAll(/\{(\w+)\}\s(?=\S)/g)) {
      const [before, name = ''] = match;
      const type = typeOf(name);
      const own = type?.kind === 'number' && type.unit?.kind === 'unit' ? unitWord(type.unit) : undefined;
      if (own === undefined) continue;
      const said = unitsSaid(text.slice(match.index + before.length), locale, units);
      if (said.words.length === 0 || said.words.includes(own)) continue;
      findings.warning(
        placeOf(locale),
        'wrong-dimension',
        `{${name}} is in ${own}; the text says ${said.name} behind it`,
      );
    }
}

/** The units that a text begins with the name of, the longest name of all. */
function unitsSaid(
  text: string,
  locale: string,
  units: Iterable<Pick<Unit, 'word' | 'name' | 'forms'>>,
): { readonly name: string; readonly words: readonly string[] } {
  let name = '';
  let words: string[] = [];
  for (const unit of units)
    for (const each of [unit.name[locale], ...Object.values(unit.forms[locale] ?? {})]) {
      if (!each || each.length < name.length || !text.startsWith(each) || /^[\p{L}\d/]/u.test(text.slice(each.length)))
        continue;
      if (each.length > name.length) words = [];
      name = each;
      words.push(unit.word);
    }
  return { name, words };
}
