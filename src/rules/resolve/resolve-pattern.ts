import type { Located, LocatedMap } from '../../documents/located.js';
import { type CharacterClass, characterClassNames, type Pattern, type PatternPart } from '../model/pattern.js';
import { refuse, type Site } from './site.js';

/** Nothing that a person types is longer, and no known number or code has more parts. */
const longestPart = 2000;
const mostParts = 60;

const form = 'a pattern is a list of parts, as in [{ capitals: 2 }, { digits: [1, 5] }, "-"]';

/** A pattern as it is written: texts that stand for themselves, and classes of characters with their counts. */
export function resolvePattern(node: Located, site: Site): Pattern | undefined {
  if (node.node !== 'list') {
    const found =
      node.node === 'scalar' ? `, found ${JSON.stringify(node.value)}; regular expressions are not taken` : '';
    return refuse(site, node.at, 'wrong-kind', `${form}${found}`);
  }
  if (node.items.length === 0) return refuse(site, node.at, 'empty-list', 'the pattern has no parts');
  const parts = node.items.map((item) => resolvePart(item, site));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const pattern = parts.flat();
  return pattern.length <= mostParts
    ? pattern
    : refuse(site, node.at, 'wrong-count', `a pattern has up to ${mostParts} parts, found ${pattern.length}`);
}

function resolvePart(node: Located, site: Site): readonly PatternPart[] | undefined {
  if (node.node === 'scalar' && node.quoted && typeof node.value === 'string')
    return [...node.value].map((character) => ({ of: { character }, least: 1, most: 1 }));
  if (node.node !== 'map' || node.entries.size !== 1)
    return refuse(site, node.at, 'wrong-kind', `a part is a text in quotes or one class with its count; ${form}`);
  return resolveClass(node, site);
}

function resolveClass(node: LocatedMap, site: Site): readonly PatternPart[] | undefined {
  for (const [name, { keyAt, value }] of node.entries) {
    const known = characterClassNames.find((each) => each === name);
    if (!known) {
      const message = `there is no class of characters ${name}${site.scope.model.suggest(name, characterClassNames)}; expected one of: ${characterClassNames.join(', ')}`;
      return refuse(site, keyAt, 'unknown-value', message);
    }
    const part = countOf(known, value, site);
    return part && [part];
  }
  return undefined;
}

/** `5`, or `[1, 5]`: at least one and up to five. */
function countOf(of: CharacterClass, node: Located, site: Site): PatternPart | undefined {
  const written = node.node === 'list' ? node.items : [node, node];
  const [least, most] = written.map((item) => (item.node === 'scalar' ? item.value : undefined));
  if (written.length !== 2 || typeof least !== 'number' || typeof most !== 'number')
    return refuse(site, node.at, 'wrong-kind', 'a count is a whole number or a pair of them, as in [1, 5]');
  const right = Number.isInteger(least) && Number.isInteger(most) && least >= 0 && least <= most;
  if (right && most >= 1 && most <= longestPart) return { of, least, most };
  const message = `a count is a whole number from 1 to ${longestPart}, or a pair of them with the lower one first, which may be 0`;
  return refuse(site, node.at, 'wrong-value', message);
}
