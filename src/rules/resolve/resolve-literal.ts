import type { Located, LocatedScalar } from '../../documents/located.js';
import { nowhere } from '../../documents/position.js';
import { whereListed } from '../../documents/findings/where-listed.js';
import { dateMeant } from '../../case/values/date-meant.js';
import { parseDate } from '../../case/values/date.js';
import { Findings } from '../../documents/findings/findings.js';
import type { Catalogue } from '../model/catalogue.js';
import { type Expression, type FactType, type Literal, numberIn } from '../model/expression.js';
import { resolvePath } from './resolve-path.js';
import { type Site, refuse } from './site.js';
import { typeName } from './type-name.js';

/** A literal that must be of a type; codes are words of their catalogue. Undefined with a finding when it is not. */
export function resolveLiteral(node: Located, type: FactType, site: Site): Expression | undefined {
  if (type.kind === 'list') {
    const values = resolveLiterals(node, type.of, site);
    if (values) reportRepeated(node, values, site);
    return values && { node: 'literal', value: values as readonly (number | string)[], type };
  }
  if (type.kind === 'range') return resolveRange(node, type, site);
  const value = readLiteral(node, type, site);
  return value === undefined ? undefined : { node: 'literal', value, type };
}

/** A list of literals of one type, not empty. */
function resolveLiterals(node: Located, type: FactType, site: Site): readonly Literal[] | undefined {
  if (node.node !== 'list')
    return refuse(site, node.at, 'wrong-kind', `expected a list of ${typeName(type)}, found ${found(node)}`);
  if (node.items.length === 0) return refuse(site, node.at, 'empty-list', 'the list is empty');
  const values = node.items.map((item) => readLiteral(item, type, site));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function reportRepeated(node: Located, values: readonly Literal[], { findings }: Site): void {
  if (node.node !== 'list' || new Set(values).size === values.length) return;
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      findings.error((node.items[index] as Located).at, 'duplicate-item', `found ${String(value)} twice in one list`);
}

function resolveRange(node: Located, type: FactType, site: Site): Expression | undefined {
  const element = numberIn(type.kind === 'range' ? type.unit : undefined);
  const values = resolveLiterals(node, element, site);
  if (!values) return undefined;
  const [low, high] = values as readonly number[];
  if (values.length !== 2 || (low as number) > (high as number)) {
    return refuse(
      site,
      node.at,
      values.length === 2 ? 'wrong-value' : 'wrong-kind',
      `expected a pair of numbers, the lower one first, found ${values.join(', ')}`,
    );
  }
  return { node: 'literal', value: [low as number, high as number], type };
}

function readLiteral(node: Located, type: FactType, site: Site): Literal | undefined {
  if (node.node === 'map' && node.entries.has('fact'))
    return refuse(site, node.at, 'misplaced-fact', 'a fact cannot stand inside a list');
  if (node.node !== 'scalar')
    return refuse(site, node.at, 'wrong-kind', `expected ${typeName(type)}, found ${found(node)}`);
  if (node.value === null)
    return refuse(site, node.at, 'missing-value', 'null is no value; use isKnown to ask whether something is known');
  const value = literalOf(node, type, site);
  if (value === undefined) {
    const meant = advice(node, type, site);
    // What is only written otherwise is of the kind.
    const about = meant === '' ? site.comparedWith : undefined;
    return refuse(
      site,
      node.at,
      'wrong-kind',
      `expected ${typeName(type)}, found ${found(node)}${meant}`,
      type.kind === 'word' ? `word ${String(node.value)}` : about,
    );
  }
  if (type.kind === 'word') site.findings.names?.mentionWord(type.values, { name: value as string, at: node.at });
  if (type.kind !== 'code') return value;
  const entries = site.scope.model.catalogues.get(type.catalogue)?.entries;
  if (entries?.has(value as string)) {
    site.findings.names?.mention({ kind: 'code', owner: type.catalogue, name: value as string, at: node.at });
    return value;
  }
  const meant = advice(node, type, site) || whereListed(String(value), entries ?? new Map());
  return refuse(
    site,
    node.at,
    'unknown-code',
    // In quotes where nobody would see what is wrong.
    `the catalogue ${type.catalogue} has no code ${/\s/.test(String(value)) ? `"${String(value)}"` : String(value)}${meant}`,
    `code ${type.catalogue}.${String(value)}`,
  );
}

function literalOf({ value, quoted }: LocatedScalar, type: FactType, { scope }: Site): Literal | undefined {
  if (type.kind === 'number') return typeof value === 'number' ? value : undefined;
  if (type.kind === 'truth') return typeof value === 'boolean' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  if (type.kind === 'word') return type.values.includes(value) ? value : undefined;
  if (type.kind === 'date') return quoted ? parseDate(value) : undefined;
  if (type.kind === 'text')
    return !quoted && value.includes('.') && scope.model.kinds.size > 0 && isFact(value, scope) ? undefined : value;
  return type.kind === 'code' ? value : undefined;
}

/** What was probably meant: a fact that was written like a literal, a text that needs quotes. */
function advice({ value, quoted }: LocatedScalar, type: FactType, { scope }: Site): string {
  if (typeof value === 'string' && !quoted && isFact(value, scope)) return `, did you mean value: { fact: ${value} }?`;
  if (type.kind === 'truth' && typeof value === 'string') return truthMeant(value);
  if (type.kind === 'date')
    return (
      (typeof value === 'string' ? dateMeant(value) : '') ||
      '; dates are written "2019", "2019.10" or "2019.10.31", in quotes'
    );
  if (type.kind === 'code' && typeof value === 'number') return codeMeant(String(value), type.catalogue, scope);
  if (type.kind === 'word' && typeof value === 'string') return scope.model.suggest(value, type.values);
  return '';
}

/** A number is no code, but may be the key of one. */
function codeMeant(text: string, catalogue: string, { model }: Site['scope']): string {
  const { entries } = model.catalogues.get(catalogue) as Catalogue;
  return entries.has(text) ? `; keys are text, write "${text}"` : whereListed(text, entries);
}

/** YAML 1.2 has no other words for a truth, people and spreadsheets have. */
const truthWords: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  on: true,
  true: true,
  ja: true,
  wahr: true,
  no: false,
  n: false,
  off: false,
  false: false,
  nein: false,
  falsch: false,
};

function truthMeant(text: string): string {
  const truth = Object.entries(truthWords).find(([word]) => word === text.toLowerCase())?.[1];
  return truth === undefined ? '' : `; write ${truth}`;
}

const isFact = (text: string, scope: Site['scope']): boolean => {
  const head = text.split('.')[0] as string;
  const known = scope.kind.attributes.has(head) || scope.kind.factNames.has(head) || scope.with?.factNames.has(head);
  if (!text.includes('.')) return known === true;
  return resolvePath(text, nowhere, scope, new Findings()) !== undefined;
};

function found(node: Located): string {
  if (node.node === 'list') return 'a list';
  if (node.node === 'map') return 'a map';
  return node.quoted ? JSON.stringify(node.value) : String(node.value);
}
