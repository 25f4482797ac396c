import type { Located } from '../../documents/located.js';
import { parseDate } from '../../case/values/date.js';
import { writeDate } from '../../case/values/date-forms.js';
import type { FactType, NodeOf } from '../../rules/model/expression.js';
import type { UnitSpec } from '../../rules/model/unit.js';
import { environmentPhrases, nodePhrases } from '../words/phrases/node-phrases.js';
import { spaced } from '../words/naming.js';
import type { Edition } from './edition.js';
import { type Content, element } from '../../text/markup.js';
import { points } from './parts.js';

/** What an example or a persona gives, point by point: names and codes in words. */
export function givenMarkup(
  node: Located | undefined,
  scope: string,
  edition: Edition,
  usual: UsualAnswers = noUsual,
): Content {
  if (!node) return undefined;
  if (node.node === 'scalar') return plainText(node, undefined, edition);
  if (node.node === 'list') return points(node.items.map((item) => givenMarkup(item, scope, edition, usual)));
  const expected = usual.get(scope) ?? noAnswers;
  let asUsual = false;
  const shown = [...node.entries].flatMap(([key, { value }]): readonly Content[] => {
    const { label, inside, type } = memberOf(key, scope, edition);
    const text = plainText(value, type, edition);
    if (text === undefined) return [[label, givenMarkup(value, inside, edition, usual)]];
    if (expected.get(label) !== text) return [`${label}: ${text}`];
    asUsual = true;
    return [];
  });
  const given = expected.size === 0 ? expected : labelsOf(node, scope, edition);
  const missing = [...expected.keys()].filter((label) => !given.has(label));
  return points([
    ...shown,
    ...(asUsual ? [element('a', { href: '#usual' }, edition.say('andUsual'))] : []),
    ...(asUsual && missing.length > 0 ? [edition.say('without', { names: missing.join(', ') })] : []),
  ]);
}

/** A value that comes out, as its type says it; objects point by point. */
export const valueMarkupOf = (node: Located | undefined, type: FactType, scope: string, edition: Edition): Content =>
  node && (plainText(node, valuedOf(type), edition) ?? givenMarkup(node, scope, edition));

const valuedOf = (type: FactType): Valued => (type.kind === 'list' ? valuedOf(type.of) : type);

/** What most answer, by kind of object and by name. */
export type UsualAnswers = ReadonlyMap<string, ReadonlyMap<string, string>>;

const noUsual: UsualAnswers = new Map();
const noAnswers: ReadonlyMap<string, string> = new Map();

const labelsOf = (node: Located, scope: string, edition: Edition): { has(label: string): boolean } =>
  new Set(node.node === 'map' ? [...node.entries.keys()].map((key) => memberOf(key, scope, edition).label) : []);

/** What more than half of several answer alike. */
export function usualAnswers(given: readonly (Located | undefined)[], scope: string, edition: Edition): UsualAnswers {
  const times = new Map<
    string,
    { readonly kind: string; readonly label: string; readonly text: string; count: number }
  >();
  const count = (node: Located, kind: string): void => {
    if (node.node === 'scalar') return;
    if (node.node === 'list') {
      for (const item of node.items) count(item, kind);
      return;
    }
    for (const [key, { value }] of node.entries) {
      const { label, inside, type } = memberOf(key, kind, edition);
      const text = plainText(value, type, edition);
      if (text === undefined) count(value, inside);
      else {
        const answer = JSON.stringify([kind, label, text]);
        const known = times.get(answer) ?? { kind, label, text, count: 0 };
        known.count += 1;
        times.set(answer, known);
      }
    }
  };
  for (const each of given) if (each) count(each, scope);
  const usual = new Map<string, Map<string, string>>();
  for (const { kind, label, text, count: found } of times.values()) {
    if (2 * found <= given.length) continue;
    const ofKind = usual.get(kind) ?? new Map<string, string>();
    usual.set(kind, ofKind.set(label, text));
  }
  return usual;
}

interface Member {
  readonly label: string;
  /** The kind of object of what stands in it. */
  readonly inside: string;
  /** What tells how its values are said. */
  readonly type?: Valued;
}

/** What tells how a value is said. */
interface Valued {
  readonly kind: string;
  readonly unit?: UnitSpec | undefined;
  readonly catalogue?: string | undefined;
}

function memberOf(key: string, scope: string, edition: Edition): Member {
  const { naming, ruleSet, locale } = edition;
  const [owner = '', ...path] = key.split('.');
  if (path.length > 0 && ruleSet.objects.has(owner) && !(key in environmentPhrases)) {
    const { label, ...member } = memberOf(path.join('.'), owner, edition);
    return { label: `${label} (${naming.kind(owner)})`, ...member };
  }
  const kind = ruleSet.objects.get(scope);
  const attribute = kind?.attributes.get(key);
  const relation = kind?.relations.get(key);
  const parameter = key.startsWith('csp.') ? ruleSet.parameters.get(key.slice('csp.'.length)) : undefined;
  if (key === 'this') return { label: naming.kind(scope), inside: scope };
  if (attribute)
    return {
      label: naming.attribute(attribute),
      inside: scope,
      type: { ...attribute, catalogue: attribute.catalogue?.name },
    };
  if (relation) return { label: naming.relation(relation), inside: relation.target };
  if (parameter) return { label: naming.quoted(naming.parameter(parameter)), inside: scope, type: parameter };
  if (ruleSet.objects.has(key)) return { label: naming.kind(key), inside: key };
  const environment = environmentPhrases[key as NodeOf<'environment'>['name']];
  return { label: environment ? environment[locale] : spaced(key), inside: scope };
}

/** A value in one line; undefined for objects, which stand below. */
function plainText(node: Located, type: Valued | undefined, edition: Edition): string | undefined {
  if (node.node === 'scalar') return scalarText(node.value, type, edition);
  if (node.node === 'list') {
    const texts = node.items.map((item) => (item.node === 'scalar' ? plainText(item, type, edition) : undefined));
    return texts.every((text) => text !== undefined) ? texts.join(', ') : undefined;
  }
  const { value, unit: word } = Object.fromEntries([...node.entries].map(([key, entry]) => [key, entry.value]));
  if (value?.node !== 'scalar') return undefined;
  const unit = word?.node === 'scalar' ? edition.ruleSet.units.byWord.get(String(word.value)) : undefined;
  return scalarText(value.value, unit ? { kind: 'number', unit: { kind: 'unit', unit } } : type, edition);
}

/** Yes or no, a number with its unit, a code by its name, a day in the form of the language. */
function scalarText(value: unknown, type: Valued | undefined, { naming, locale }: Edition): string {
  if (typeof value === 'boolean') return nodePhrases[value ? 'yes' : 'no'][locale];
  if (typeof value === 'number') return naming.quantity(value, type?.unit);
  const text = String(value);
  if (type?.catalogue !== undefined) return naming.entry(type.catalogue, text);
  if (type?.kind === 'word') return naming.word(text);
  const date = type && type.kind !== 'date' ? undefined : parseDate(text);
  return date ? writeDate(date, locale) : text;
}
