import type { Position } from '../../../src/documents/position.js';
import type { Entry } from '../../../src/rules/model/catalogue.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';

/** The rules with one more entry of a catalogue, at a place, or with another one instead of that of its word. */
export function withEntry(
  rules: CaseRules,
  at: Position,
  name: string,
  word: string,
  change: Partial<Entry>,
): CaseRules {
  const { ruleSet } = rules;
  const catalogue = ruleSet.catalogues.get(name);
  const before = catalogue?.entries.get(word) ?? [...(catalogue?.entries.values() ?? [])][0];
  if (!catalogue || !before) throw new Error(`there is no entry ${word} of ${name}`);
  const entries = new Map(catalogue.entries).set(word, { ...before, word, at, ...change });
  const catalogues = new Map(ruleSet.catalogues).set(name, { ...catalogue, entries });
  return { ...rules, ruleSet: { ...ruleSet, catalogues } };
}
