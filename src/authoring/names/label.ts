import type { NameKind } from '../../documents/names.js';
import type { Meaning } from './meaning.js';

/** How a name is called with its owner; what is left out is called by its name alone. */
const labels: Readonly<Partial<Record<NameKind, (owner: string, name: string) => string>>> = {
  attribute: dotted,
  fact: dotted,
  'own fact': dotted,
  relation: dotted,
  column: dotted,
  question: dotted,
  group: dotted,
  button: dotted,
  parameter: (_, name) => `csp.${name}`,
  'table column': (owner, name) => `csp.${owner}.${name}`,
  code: (owner, name) => `${owner}/${name}`,
  word: (owner, name) => `${owner}/${name}`,
};

function dotted(owner: string, name: string): string {
  return `${owner}.${name}`;
}

/** `person.age`, `csp.adultAge`, `countries/DE`, `end-age-above-maximum`. */
export const labelOf = ({ kind, owner, name }: Pick<Meaning, 'kind' | 'owner' | 'name'>): string =>
  labels[kind]?.(owner, name) ?? name;

/** `attribute person.age`. */
export const fullName = (meaning: Meaning): string => `${meaning.kind} ${labelOf(meaning)}`;
