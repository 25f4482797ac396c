import type { Attribute } from '../rules/model/attribute.js';
import type { DerivedFact } from '../rules/model/expression.js';
import { lookBackIn, yearsOf } from '../rules/model/look-back.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { Unit } from '../rules/model/unit.js';
import type { CaseRules } from '../screens/model/systems.js';
import { counted } from '../text/counted.js';
import { wordsOfName } from '../text/words-of-name.js';
import { type Everywhere, excused } from './everywhere.js';
import { ownNodes } from './own-nodes.js';

/** A rounding of factors is no part of a unit. */
const tolerance = 1e-6;

/**
 * Facts that are called after a unit (`aYearAgo`) and reckon with a written number that is no whole one of it, or not
 * as many as their name says; numbers per year of which the question asks about another period.
 */
export function* checkPeriods({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const { facts } of ruleSet.objects.values())
    for (const fact of facts.values()) yield* unlikeItsName(fact, ruleSet);
  for (const { attributes } of ruleSet.objects.values())
    for (const attribute of attributes.values()) yield* ofAnotherYear(attribute, ruleSet);
  for (const rule of ruleSet.rules)
    for (const fact of rule.with.values()) yield* unlikeItsName(fact, ruleSet, excused(`the rule ${rule.id}`, rule));
}

/** A number of times a year that is asked for a period that is no year. */
function* ofAnotherYear(attribute: Attribute, { parameterSets }: RuleSet): Iterable<Everywhere> {
  const { object, fact, unit, at } = attribute;
  if (unit?.kind !== 'unit' || unit.unit.word !== 'perYear') return;
  for (const set of parameterSets.values()) {
    const period = lookBackIn(attribute, set);
    const years = period && yearsOf(period);
    if (period && years !== undefined && years !== 1)
      yield {
        about: 'rules',
        at,
        intended: excused(`the attribute ${object}.${fact}`, attribute),
        code: 'misplaced-name',
        message: `${object}.${fact} is a number per year, and its question asks about ${counted(period.value, period.unit.word)} (csp.${period.parameter})`,
        holds: true,
        under: set.id,
      };
  }
}

function* unlikeItsName(
  { name, is, at }: DerivedFact,
  ruleSet: RuleSet,
  intended?: Everywhere['intended'],
): Iterable<Everywhere> {
  const [called, ...more] = wordsOfName(name).flatMap((word) => unitCalled(word, ruleSet) ?? []);
  if (!called || more.length > 0) return;
  const written = [...writtenIn(is)].filter(({ unit }) => unit.dimension === called.dimension);
  const count = numberCalled(name, called);
  const inUnit = ({ value, unit }: WrittenNumber): number => (value * unit.factor) / called.factor;
  const isMeant = count === undefined || written.some((each) => isWhole(inUnit(each) - count, 0));
  for (const { value, unit } of isMeant ? written.filter((each) => !isWhole(inUnit(each))) : written.slice(0, 1))
    yield {
      about: 'rules',
      at,
      intended,
      code: 'misplaced-name',
      message: `${name} reckons with ${counted(value, unit.word)}; its name says ${count === undefined ? called.word : counted(count, called.word)}`,
      holds: true,
    };
}

const unitCalled = (word: string, { units }: RuleSet): Unit | undefined =>
  [word, word.replace(/s$/, '')].map((each) => units.byWord.get(each)).find((unit) => unit?.dimension === 'duration');

const isWhole = (count: number, whole = Math.round(count)): boolean => Math.abs(count - whole) < tolerance;

const numberWords: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How many of the unit a name says: one of `aYearAgo`, twelve of `last12Months`; undefined where it does not say. */
function numberCalled(name: string, called: Unit): number | undefined {
  const words = name.split(/(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/).map((word) => word.toLowerCase());
  const before = words[words.findIndex((word) => word.replace(/s$/, '') === called.word) - 1] ?? '';
  if (before === 'a' || before === 'an') return 1;
  return /^\d+$/.test(before) ? Number(before) : numberWords.indexOf(before) + 1 || undefined;
}

interface WrittenNumber {
  readonly value: number;
  readonly unit: Unit;
}

function* writtenIn(is: DerivedFact['is']): Iterable<WrittenNumber> {
  for (const node of ownNodes(is))
    if (node.node === 'literal' && typeof node.value === 'number' && node.type.kind === 'number') {
      const { unit } = node.type;
      if (unit?.kind === 'unit') yield { value: node.value, unit: unit.unit };
    }
}
