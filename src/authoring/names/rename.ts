import { withArticle } from '../../text/with-article.js';
import type { NameKind } from '../../documents/names.js';
import { labelOf } from './label.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { LoadedNames } from './load-names.js';
import type { Named, NameIndex } from './name-index.js';
import { isKnownToService } from './service-names.js';
import type { Span } from './span.js';

/** Everything that becomes another name, or why it cannot. */
export type Renaming = { readonly spans: readonly Span[]; readonly to: string } | { readonly refused: string };

const camelCase = /^[a-z][A-Za-z0-9]*$/;
const key = /^[A-Za-z][A-Za-z0-9-]*$/;
const word = /^[A-Za-z0-9][A-Za-z0-9_/.-]*$/;

/** How names are written; what is left out is in camelCase. */
const forms: Readonly<Partial<Record<NameKind, RegExp>>> = {
  rule: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  notice: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  screen: key,
  question: /^[A-Za-z][A-Za-z0-9.-]*$/,
  group: key,
  button: key,
  navigation: key,
  reference: word,
  code: word,
  word,
};

/** Kinds of which a folder or file carries the name. */
const ofFiles: readonly NameKind[] = ['catalogue', 'source type'];
/** What a path of names says on its own. */
const reserved = ['this', 'case', 'csp', 'evaluation', 'ruleSet', 'row', 'count', 'none', 'navigation', 'messages'];
/** These share their names on an object. */
const ofObjects: readonly NameKind[] = ['attribute', 'fact', 'relation'];

/**
 * What must be written otherwise so that a name becomes another one, in rules, screens, texts, personas and CSV.
 * Refused is what the service itself calls by its name, what names a file, and a name that is taken or cannot be one;
 * and everything while something does not load, since nobody knows then where else the name stands.
 */
export function renaming(named: Named | undefined, to: string, { index, findings, systems }: Data): Renaming {
  const [error] = findings.errors;
  if (error)
    return {
      refused: `nothing can be renamed while files have errors: ${error.at.file}:${error.at.line}: ${error.message}`,
    };
  if (!named) return { refused: 'there is no name here that rules or screens make known' };
  if (named.meanings.every(({ name }) => name === to)) return { spans: [], to };
  const refused = named.meanings
    .map((meaning) => whyNot(meaning, to, index) ?? whyNotIn(meaning, to, index, systems.ruleSets))
    .find((why) => why !== undefined);
  return refused === undefined ? { spans: named.mentions, to } : { refused };
}

type Data = Pick<LoadedNames, 'index' | 'findings' | 'systems'>;

type OneMeaning = Named['meanings'][number];

/**
 * Facts of a rule and what its objects have stand beside each other, and share their names; the keys of a catalogue are
 * what cases hold.
 */
function whyNotIn(
  { kind, owner, name }: OneMeaning,
  to: string,
  index: NameIndex,
  ruleSets: readonly RuleSet[],
): string | undefined {
  if (kind === 'code' && ruleSets.some(({ catalogues }) => catalogues.get(owner)?.keyed))
    return `cases store the key ${labelOf({ kind, owner, name })} itself: add another entry, and end this one (validTo, replacedBy)`;
  const rules = ruleSets.flatMap((ruleSet) => ruleSet.rules);
  if (kind === 'own fact')
    for (const { scope } of rules.filter(({ id }) => id === owner)) {
      const taken = ofObjects.find((each) => index.get(each, scope, to));
      if (taken) return takenBy(taken, scope, to);
    }
  const rule = ofObjects.includes(kind) && rules.find((each) => each.scope === owner && each.with.has(to));
  return rule ? takenBy('own fact', rule.id, to) : undefined;
}

const takenBy = (kind: NameKind, owner: string, name: string): string =>
  `the name is taken by the ${kind} ${labelOf({ kind, owner, name })}`;

function whyNot(meaning: OneMeaning, to: string, index: NameIndex): string | undefined {
  const { kind, owner, name } = meaning;
  const label = labelOf(meaning);
  if (isKnownToService(meaning)) return `the service itself speaks of the ${kind} ${label} by this name`;
  if (ofFiles.includes(kind)) return `files are named by the ${kind} ${label}: rename them and then what names it`;
  if (!(forms[kind] ?? camelCase).test(to)) return `"${to}" is not how the name of ${withArticle(kind)} is written`;
  if (reserved.includes(to)) return `"${to}" has a meaning of its own`;
  if (looksOtherwise(name, to))
    return `"${to}" would be read as something else than a text where it stands without quotes`;
  const taken = (ofObjects.includes(kind) ? ofObjects : [kind]).find((each) => index.get(each, owner, to));
  return taken && takenBy(taken, owner, to);
}

const noText = /^(?:[-+]?[0-9][0-9.eExX_]*|true|false|null|yes|no|on|off|~)$/i;

/** A code that looks like a number stands in quotes; another one may stand without. */
const looksOtherwise = (name: string, to: string): boolean => noText.test(to) && !noText.test(name);
