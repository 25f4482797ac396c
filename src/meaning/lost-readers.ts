import { placeOf } from '../documents/position.js';
import { remembered } from '../lists/remembered.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { DerivedFact } from '../rules/model/expression.js';
import type { Rule } from '../rules/model/rule.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { restsOn } from '../rules/resolve/rests-on.js';
import { wordsOfName } from '../text/words-of-name.js';
import { patternsOf } from './patterns-of.js';

/** A pattern with so many rows is one for all attributes of a kind, but for one in so many that is apart. */
const leastRows = 5;
const apartOf = 10;
/** A rule is called after a fact by so many words, which are half of those of the fact. */
const leastWords = 2;

/** Rules of one pattern, each with the attributes on which it rests. */
type Family = readonly (readonly [rule: Rule, read: ReadonlySet<Attribute>])[];

const families = new WeakMap<RuleSet, readonly Family[]>();

/** The patterns with enough rows. */
const familiesOf = (ruleSet: RuleSet): readonly Family[] =>
  remembered(families, ruleSet, () =>
    [...patternsOf(ruleSet).values()]
      .filter(({ length }) => length >= leastRows)
      .map((rules) => rules.map((rule) => [rule, restsOn([rule.violatedWhen]).attributes])),
  );

/** Of an attribute that nothing reads: the pattern of which a row reads each other one of its kind. */
export function rowOfSiblings(unread: Attribute, ruleSet: RuleSet): string {
  const declared = [...(ruleSet.objects.get(unread.object)?.attributes.values() ?? [])];
  const own = declared.indexOf(unread);
  const isLike = ({ kind }: Attribute): boolean => kind === unread.kind;
  const siblings = declared.filter((each) => each !== unread && isLike(each));
  for (const family of familiesOf(ruleSet)) {
    const reader = (of: Attribute): Rule | undefined => family.find(([, read]) => read.has(of))?.[0];
    const read = siblings.filter((each) => reader(each));
    if (read.length < leastRows || (siblings.length - read.length) * apartOf > siblings.length) continue;
    const before = declared.slice(0, own).findLast((each) => read.includes(each));
    const beside = reader(before ?? (read[0] as Attribute)) as Rule;
    return `; rules of one pattern read the other attributes of its kind: is a row lost ${before ? 'behind' : 'before'} ${beside.id} (${placeOf(beside.at)})?`;
  }
  return '';
}

/** Of a fact that nothing reads: the rule that is called after it. */
export function ruleCalledAfter({ name, scope }: DerivedFact, { rules }: RuleSet): string {
  const words = wordsOfName(name);
  const called = rules
    .filter((rule) => rule.scope === scope)
    .map((rule) => ({ rule, shared: wordsOfName(rule.id).filter((word) => words.includes(word)).length }))
    .filter(({ shared }) => shared >= leastWords && 2 * shared >= words.length)
    .toSorted((one, other) => other.shared - one.shared);
  const [first, second] = called;
  if (!first || first.shared === second?.shared) return '';
  return `; the rule ${first.rule.id} is called after it, and does not read it (${placeOf(first.rule.at)})`;
}
