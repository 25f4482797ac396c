import { counted } from '../../text/counted.js';
import type { Use, Uses, UsesAnswer } from './uses.js';

/** What `uses` prints: the definition, then each place with its line, by what it stands in. */
export function usesText(words: string, answer: UsesAnswer): string {
  if ('found' in answer) return foundText(answer.found);
  if ('ambiguous' in answer)
    return `several things are called ${words}:\n${listed(answer.ambiguous)}say which one, with what is printed here\n`;
  const alike = answer.nearest.length > 0 ? `; called alike:\n${listed(answer.nearest)}` : '\n';
  return `nothing is called ${words}${alike}`;
}

function foundText({ names, definitions, uses }: Uses): string {
  const places = uses.reduce((sum, section) => sum + section.places.length, 0);
  const bySection = uses.map((section) => `${section.places.length} in ${section.in}`).join(', ');
  const head = `${names.join(', ')}: ${places === 0 ? 'nothing mentions it' : `${counted(places, 'mention')} (${bySection})`}`;
  const sections = [{ in: 'defined', places: definitions }, ...uses];
  return `${head}\n${sections.map(sectionText).join('')}`;
}

/** So many places of a section are printed; JSON has all. */
const mostPlaces = 25;

function sectionText(section: Uses['uses'][number]): string {
  const more = section.places.length - mostPlaces;
  const rest = more > 0 ? `  ... and ${more} more: --format json has all\n` : '';
  return `\n${section.in}\n${section.places.slice(0, mostPlaces).map(lineText).join('')}${rest}`;
}

/** Longer lines are those of examples and of tables: of them what stands around the name. */
const longest = 120;

function lineText({ file, line, column, length, text }: Use): string {
  const begin = Math.max(0, Math.min(column - 1 - Math.floor((longest - length) / 2), text.length - longest));
  const excerpt = text.slice(begin, begin + longest).trim();
  const isCut = begin > 0 && text.slice(0, begin).trim() !== '';
  return `  ${file}:${line}:${column}  ${isCut ? '… ' : ''}${excerpt}${begin + longest < text.length ? ' …' : ''}\n`;
}

const listed = (names: readonly string[]): string => names.map((name) => `  ${name}\n`).join('');
