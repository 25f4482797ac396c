import { insideBlock } from '../../../documents/inside-text.js';
import type { Position } from '../../../documents/position.js';
import type { LocaleText } from './locale-text.js';
import { type Paragraph, paragraphsOf } from './paragraphs.js';
import type { WrittenPlaceholder } from './text-placeholders.js';

/**
 * Which placeholders a text has not, or has more, than that of another locale, and where; of texts with paragraphs
 * these are asked one by one. Undefined: both have the same.
 */
export function differingPlaceholders(
  first: LocaleText,
  other: LocaleText,
): { readonly at: Position; readonly said: string } | undefined {
  const whole = differing(first.placeholders.names, other.placeholders.names);
  if (whole.length === 0) return undefined;
  const [there, here] = [paragraphsOf(first.text), paragraphsOf(other.text)];
  if (here.length > 1 && here.length === there.length)
    for (const [index, paragraph] of here.entries()) {
      const [expected, found] = [writtenIn(first, there[index] as Paragraph), writtenIn(other, paragraph)];
      const said = differing(namesOf(expected), namesOf(found));
      if (said.length === 0) continue;
      const surplus = found.find(({ name }) => !namesOf(expected).has(name));
      return { at: insideBlock(other.at, surplus?.from ?? paragraph.from) ?? other.at, said: said.join(', ') };
    }
  return { at: other.at, said: whole.join(', ') };
}

function differing(expected: ReadonlySet<string>, found: ReadonlySet<string>): readonly string[] {
  const missing = [...expected].filter((name) => !found.has(name)).map((name) => `{${name}} is missing`);
  const surplus = [...found].filter((name) => !expected.has(name)).map((name) => `{${name}} is surplus`);
  return [...missing, ...surplus];
}

const namesOf = (written: readonly WrittenPlaceholder[]): ReadonlySet<string> =>
  new Set(written.map(({ name }) => name));

const writtenIn = ({ placeholders }: LocaleText, { from, text }: Paragraph): readonly WrittenPlaceholder[] =>
  placeholders.written.filter((each) => each.from >= from && each.from < from + text.length);
