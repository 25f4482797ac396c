import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Position } from '../../documents/position.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { keyOf, type Mutant, type MutationKind } from './mutant.js';
import { mutantsOf } from './mutants-of.js';
import { ExamplesOnMutants } from './examples-on-mutants.js';
import { byText } from '../../text/by-text.js';

/** Which changes are tried: of these rules and facts only, and so many of them, drawn with a seed. */
export interface MutationChoice {
  readonly owners?: readonly string[];
  readonly count?: number | undefined;
  readonly seed?: number | undefined;
}

/** A change that no example notices. */
export interface Unnoticed {
  readonly at: Position;
  readonly owner: string;
  readonly kind: MutationKind;
  readonly change: string;
  /** How many examples come to the changed place at all, and come out the same nonetheless. */
  readonly reachedBy: number;
}

/** What became of the changes: `tried` of each kind, and those that nobody noticed. */
export interface MutationReport {
  readonly tried: number;
  readonly noticed: number;
  readonly kinds: Readonly<Partial<Record<MutationKind, { readonly tried: number; readonly noticed: number }>>>;
  readonly unnoticed: readonly Unnoticed[];
}

/** A change that was tried, in the first rule set that has its place. */
export interface TriedMutant {
  readonly mutant: Mutant;
  readonly ruleSet: RuleSet;
  readonly reachedBy: number;
  readonly noticed: boolean;
}

/**
 * Changes one place of the rules at a time, and asks whether an example of a rule or fact notices it under one of the
 * parameter sets. What several systems load is changed once and tried in each. Only of data that loads
 * without an error. @throws Error when an example does not come out as it says: it would notice everything.
 */
export function tryMutants(ruleSets: readonly RuleSet[], choice: MutationChoice = {}): readonly TriedMutant[] {
  const kept = keptBy(choice, ruleSets);
  const tried = new Map<string, TriedMutant>();
  for (const ruleSet of ruleSets) {
    const examples = new ExamplesOnMutants(ruleSet);
    if (examples.wrong.length > 0)
      throw new Error(`${examples.wrong.length} examples do not come out as they say: case-capture check names them`);
    for (const mutant of mutantsOf(ruleSet)) {
      const key = keyOf(mutant);
      const before = tried.get(key);
      if (before?.noticed || !kept(mutant)) continue;
      const noticed = examples.noticing(mutant) !== undefined;
      const reachedBy = (before?.reachedBy ?? 0) + examples.reaching(mutant).length;
      tried.set(key, { ...(before ?? { mutant, ruleSet }), noticed, reachedBy });
    }
  }
  return [...tried.values()];
}

function keptBy(
  { owners = [], count, seed = 1 }: MutationChoice,
  ruleSets: readonly RuleSet[],
): (mutant: Mutant) => boolean {
  const ofOwners = (mutant: Mutant): boolean => owners.length === 0 || owners.includes(mutant.owner);
  if (count === undefined) return ofOwners;
  const keys = new Set(ruleSets.flatMap((ruleSet) => [...mutantsOf(ruleSet)].filter(ofOwners).map(keyOf)));
  // Drawn by what they are: the same seed draws the same ones, whatever stands beside them.
  const rank = (key: string): string => bytesToHex(sha256(utf8ToBytes(`${seed} ${key}`)));
  const ranked = [...keys].map((key) => ({ key, rank: rank(key) })).sort((a, b) => byText(a.rank, b.rank));
  const drawn = new Set(ranked.slice(0, count).map(({ key }) => key));
  return (mutant) => drawn.has(keyOf(mutant));
}

/** How many of the changes were noticed, and which were not. */
export function mutationReport(tried: readonly TriedMutant[]): MutationReport {
  const kinds: Partial<Record<MutationKind, { tried: number; noticed: number }>> = {};
  for (const { mutant, noticed } of tried) {
    const of = (kinds[mutant.kind] ??= { tried: 0, noticed: 0 });
    of.tried++;
    if (noticed) of.noticed++;
  }
  const unnoticed = tried
    .filter(({ noticed }) => !noticed)
    .map(({ mutant: { at, owner, kind, change }, reachedBy }): Unnoticed => ({ at, owner, kind, change, reachedBy }));
  return { tried: tried.length, noticed: tried.length - unnoticed.length, kinds, unnoticed };
}
