import { nearest } from '../../documents/findings/nearest.js';
import { append } from '../../lists/append.js';
import { fullName, labelOf } from './label.js';
import type { Named } from './name-index.js';

const most = 5;

/** What somebody may have meant with a word that names nothing: what holds it, and then what is spelled alike. */
export function alike(word: string, all: readonly Named[]): readonly string[] {
  const byName = new Map<string, string[]>();
  for (const named of all)
    for (const meaning of named.meanings)
      for (const called of new Set([meaning.name, labelOf(meaning)])) append(byName, called, fullName(meaning));
  const found = new Set<string>();
  const tell = (name: string): void => {
    for (const each of byName.get(name) as readonly string[]) found.add(each);
  };
  for (const name of holding(word, [...byName.keys()])) tell(name);
  const left = new Set(byName.keys());
  while (found.size < most) {
    const next = nearest(word, left);
    if (next === undefined) break;
    left.delete(next);
    tell(next);
  }
  return [...found].slice(0, most);
}

/** Two letters stand in almost every name. */
const shortest = 3;

/** The names whose initials a word is (`bmi`: `bodyMassIndex`), then those that hold it, each the shortest first. */
function holding(word: string, names: readonly string[]): readonly string[] {
  const lower = word.toLowerCase();
  if (lower.length < shortest) return [];
  const byLength = names.toSorted((one, other) => one.length - other.length);
  return [
    ...byLength.filter((name) => initialsOf(name) === lower),
    ...byLength.filter((name) => name.toLowerCase().includes(lower)),
  ];
}

/** `bodyMassIndex`, `body-mass-index`: `bmi`. */
const initialsOf = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+|(?=[A-Z])/)
    .map(([first = '']) => first.toLowerCase())
    .join('');
