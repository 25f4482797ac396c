import { placeOf, type Position } from '../documents/position.js';
import { counted } from '../text/counted.js';
import type { Condition, Expression } from '../rules/model/expression.js';
import { remembered } from '../lists/remembered.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Parameter } from '../rules/model/parameter.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { unitWord } from '../rules/model/unit.js';
import { wordsOfName } from '../text/words-of-name.js';
import { ownNodes } from './own-nodes.js';

/**
 * Of a parameter that nobody reads: those whose names are most like it and that could stand in its place, with who
 * reads them; empty where none could. Where a name was mistaken for another, the place is among them.
 */
export function readInstead(unread: Parameter, ruleSet: RuleSet): string {
  const own = wordsOfName(unread.name);
  const like = [...ruleSet.parameters.values()]
    .filter((each) => each !== unread && formOf(each) === formOf(unread))
    .map((parameter) => ({ parameter, likeness: likenessOf(own, wordsOfName(parameter.name)) }))
    .filter(({ likeness }) => likeness > 0)
    .map((each) => ({ ...each, readers: readersOf(each.parameter, ruleSet) }))
    .filter(({ readers }) => readers.length > 0);
  const most = Math.max(...like.map(({ likeness }) => likeness));
  const told = like
    .filter(({ likeness }) => likeness === most)
    .slice(0, mostNamed)
    .map(({ parameter: { name }, readers }) => {
      const more = readers.length > mostNamed ? ` and ${counted(readers.length - mostNamed, 'other')}` : '';
      return `${name} is read by ${readers.slice(0, mostNamed).join(', ')}${more}`;
    });
  return told.length === 0 ? '' : `; of the same kind, ${told.join('; ')}: was ${unread.name} meant there?`;
}

const mostNamed = 3;

/** The words that two names share, of all that they have. */
const likenessOf = (one: readonly string[], other: readonly string[]): number =>
  one.filter((word) => other.includes(word)).length / new Set([...one, ...other]).size;

const formOf = ({ kind, unit, catalogue }: Parameter): string =>
  `${kind} ${unit === undefined ? '' : unitWord(unit)} ${catalogue ?? ''}`;

/** Rules and facts that name a parameter themselves, with their places. */
function readersOf(parameter: Parameter, { rules, objects }: RuleSet): readonly string[] {
  const facts = [...objects.values()].flatMap((kind) => [...kind.facts.values()]);
  const named = (what: string, name: string, at: Position): string => `the ${what} ${name} (${placeOf(at)})`;
  return [
    ...rules
      .filter((rule) =>
        [rule.violatedWhen, ...[...rule.with.values()].map(({ is }) => is)].some((each) => names(each, parameter)),
      )
      .map(({ id, at }) => named('rule', id, at)),
    ...facts.filter(({ is }) => names(is, parameter)).map(({ name, at }) => named('fact', name, at)),
  ];
}

/** Whether a value or a condition itself reads a parameter, not through the facts that it reads. */
const names = (whole: Expression | Condition, parameter: Parameter): boolean =>
  [...ownNodes(whole)].some((each) => 'parameter' in each && each.parameter === parameter);

/** An attribute that reads one parameter, though its name is more like that of another one. */
export interface Mistaken {
  readonly attribute: Attribute;
  readonly reads: Parameter;
}

const mistaken = new WeakMap<RuleSet, ReadonlyMap<Parameter, Mistaken>>();

/** The attributes that may have meant a parameter in the place of one of its kind, and with the end of its name. */
export const mistakenFor = (ruleSet: RuleSet): ReadonlyMap<Parameter, Mistaken> =>
  remembered(mistaken, ruleSet, () => mistakenIn(ruleSet));

function mistakenIn({ parameters, objects }: RuleSet): ReadonlyMap<Parameter, Mistaken> {
  const all = [...parameters.values()].map((parameter) => ({
    parameter,
    form: formOf(parameter),
    words: wordsOfName(parameter.name),
  }));
  const best = new Map<Parameter, Mistaken & { readonly shared: number; readonly isAlone: boolean }>();
  for (const attribute of [...objects.values()].flatMap((kind) => [...kind.attributes.values()]))
    for (const reads of [attribute.lookBack, attribute.minimum, attribute.maximum]) {
      if (typeof reads !== 'object') continue;
      const own = wordsOfName(attribute.fact);
      const sharedBy = (words: readonly string[]): number => words.filter((word) => own.includes(word)).length;
      const readsWords = wordsOfName(reads.name);
      const [form, least, role] = [formOf(reads), sharedBy(readsWords), readsWords.at(-1)];
      for (const { parameter, words, form: other } of all) {
        const isLike = other === form && parameter !== reads && words.at(-1) === role;
        const shared = isLike ? sharedBy(words) : 0;
        const before = best.get(parameter);
        if (shared <= least || shared < (before?.shared ?? 0)) continue;
        best.set(parameter, { attribute, reads, shared, isAlone: shared !== before?.shared });
      }
    }
  return new Map([...best].filter(([, { isAlone }]) => isAlone));
}
