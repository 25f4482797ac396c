import { append } from '../lists/append.js';
import { grouped } from '../lists/grouped.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { ObjectKind } from '../rules/model/object-kind.js';
import { dimensionOf, type UnitSpec, unitWord } from '../rules/model/unit.js';
import type { CaseRules } from '../screens/model/systems.js';
import { wordsOfName } from '../text/words-of-name.js';
import { type Everywhere, excused } from './everywhere.js';

/** So many that are called alike in the end show in what all of them are. */
const leastOthers = 10;

/** A number that an attribute, a fact or a parameter is. */
interface Called {
  readonly title: string;
  readonly unit: string;
  readonly at: Everywhere['at'];
}

/**
 * The one number that has another unit than all others whose names end with the same word: an `…Age` in months, of more
 * than ten. Amounts are left out: of sums some are paid once, and some each month.
 */
export function* checkCalledUnits({ ruleSet }: CaseRules): Iterable<Everywhere> {
  const told = new Set<Everywhere['at']>();
  for (const kind of ruleSet.objects.values())
    for (const each of siblingsApart(kind)) {
      told.add(each.at);
      yield each;
    }
  const called = new Map<string, Called[]>();
  const add = (name: string, title: string, unit: UnitSpec | undefined, at: Everywhere['at']): void => {
    const word = unitWord(unit);
    if (unit?.kind === 'unit') append(called, wordsOfName(name).at(-1) ?? '', { title, unit: word, at });
  };
  for (const { name, attributes, facts } of ruleSet.objects.values()) {
    for (const { fact, kind, unit, at } of attributes.values())
      if (kind === 'number') add(fact, `${name}.${fact}`, unit, at);
    for (const fact of facts.values())
      if (fact.type.kind === 'number')
        add(fact.name, `the fact ${name}.${fact.name}`, fact.type.unit, fact.unitAt ?? fact.at);
  }
  for (const { name, kind, unit, at } of ruleSet.parameters.values())
    if (kind === 'number') add(name, `the parameter ${name}`, unit, at);
  for (const [word, all] of called) {
    if (all.length <= leastOthers) continue;
    const units = grouped(all, ({ unit }) => unit);
    const [[first, ...more] = [], others = []] = [...units.values()].toSorted((a, b) => a.length - b.length);
    if (units.size === 2 && first && more.length === 0 && others[0] && !told.has(first.at))
      yield {
        about: 'rules',
        at: first.at,
        code: 'misplaced-name',
        message: `${first.title} is in the unit ${first.unit}; all others whose names end in “${word}” are in ${others[0].unit}`,
        holds: true,
      };
  }
}

/** So many others of one object that are called alike, and all are in one unit, show it. */
const leastSiblings = 2;

/**
 * The one attribute of an object that is in another unit of the same dimension than all others that are called by the
 * same word, at the beginning or the end, and has the bounds of one of them: `ageAtOnset` in months, up to 120 as
 * `ageAtDeath` in years. What is meant to be in another unit has other bounds, too.
 */
function* siblingsApart({ name, attributes }: ObjectKind): Iterable<Everywhere> {
  const byWord = new Map<string, Attribute[]>();
  for (const attribute of attributes.values()) {
    const words = wordsOfName(attribute.fact);
    if (attribute.unit?.kind === 'unit')
      for (const word of new Set([words[0] ?? '', words.at(-1) ?? '']))
        append(byWord, `${word} ${dimensionOf(attribute.unit)}`, attribute);
  }
  for (const [key, all] of byWord) {
    const units = grouped(all, ({ unit }) => unitWord(unit));
    const [[odd, ...more] = [], others = []] = [...units.values()].toSorted((a, b) => a.length - b.length);
    if (units.size !== 2 || !odd || more.length > 0 || others.length < leastSiblings) continue;
    if (!others.some((other) => isWithinSame(odd, other))) continue;
    yield {
      about: 'rules',
      at: odd.at,
      code: 'misplaced-name',
      message: `${name}.${odd.fact} is in the unit ${unitWord(odd.unit)}; the others of ${name} that are called “${key.split(' ')[0]}” are in ${unitWord(others[0]?.unit)}: ${others.map(({ fact }) => fact).join(', ')}`,
      intended: excused(`the attribute ${name}.${odd.fact}`, odd),
      holds: true,
    };
  }
}

const isWithinSame = (one: Attribute, other: Attribute): boolean =>
  typeof one.maximum === 'number' && one.minimum === other.minimum && one.maximum === other.maximum;
