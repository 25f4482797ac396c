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
 * Facts that are called after a unit (`aYearAgo`) and reckon with a written number that is no whole one of it; numbers
 * per year of which the question asks about another period.
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
  for (const { value, unit } of writtenIn(is))
    if (unit.dimension === called.dimension && !isWhole((value * unit.factor) / called.factor))
      yield {
        about: 'rules',
        at,
        intended,
        code: 'misplaced-name',
        message: `${name} reckons with ${value} ${unit.word}; its name says ${called.word}`,
        holds: true,
      };
}

const unitCalled = (word: string, { units }: RuleSet): Unit | undefined =>
  [word, word.replace(/s$/, '')].map((each) => units.byWord.get(each)).find((unit) => unit?.dimension === 'duration');

const isWhole = (count: number): boolean => Math.abs(count - Math.round(count)) < tolerance;

function* writtenIn(is: DerivedFact['is']): Iterable<{ readonly value: number; readonly unit: Unit }> {
  for (const node of ownNodes(is))
    if (node.node === 'literal' && typeof node.value === 'number' && node.type.kind === 'number') {
      const { unit } = node.type;
      if (unit?.kind === 'unit') yield { value: node.value, unit: unit.unit };
    }
}
