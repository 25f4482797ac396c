import { readFileSync } from 'node:fs';
import { csvRecords } from '../src/documents/csv/csv-records.js';
import { searchEntries } from '../src/rules/entries/search-entries.js';
import { loadSystems } from '../src/screens/load/load-systems.js';

/** What laymen type, each so often: the first round warms up. */
const rounds = 6;

/**
 * How long a search in the full occupations takes, with everything that is typed in `test/rules/entries/queries.csv`,
 * whatever it was meant for; and how long the index takes, which the first search makes. Time of the processor, so that
 * others on the machine do not count.
 */
export function searchFigures(): string {
  const { systems } = loadSystems('rules', 'screens');
  const catalogue = systems.forCsp(1)?.ruleSet.catalogues.get('occupations');
  if (!catalogue) throw new Error('there are no occupations');
  const index = processorTime(() => searchEntries(catalogue, 'first', 'en'));
  const { records } = csvRecords(readFileSync('test/rules/entries/queries.csv', 'utf8'));
  const queries = records.slice(1).map(({ texts: [, locale = 'en', text = ''] }) => ({ locale, text }));
  const round = (): number[] =>
    queries.map(({ locale, text }) => processorTime(() => searchEntries(catalogue, text, locale)));
  round();
  const times = Array.from({ length: rounds - 1 }, round)
    .flat()
    .sort((a, b) => a - b);
  const at = (share: number): string => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)} ms`;
  return `search in ${catalogue.entries.size} occupations: half within ${at(0.5)}, 95 of 100 within ${at(0.95)} (goal: 5 ms), at most ${at(1)}; its index ${Math.round(index)} ms, once`;
}

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
