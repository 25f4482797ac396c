import type { Verdict } from './judge.js';

/** The share of the changes that matter which must be noticed. */
export const goal = 0.95;

/** How many were noticed of those that matter; 1 when none does. */
export function shareNoticed(verdicts: readonly Verdict[]): number {
  const mattering = verdicts.filter(matters);
  const missed = mattering.filter(({ outcome }) => outcome === 'not noticed');
  return mattering.length === 0 ? 1 : 1 - missed.length / mattering.length;
}

const matters = ({ outcome }: Verdict): boolean => outcome !== 'same' && outcome !== 'not asked';

/** One line while the run goes on. */
export function lineOf({ point, place, outcome, by, milliseconds }: Verdict): string {
  const told = [by, milliseconds > 0 ? `${(milliseconds / 1000).toFixed(1)} s` : ''].filter((part) => part !== '');
  return `${outcome.padEnd(11)}  ${place.file}:${place.line}  ${point.kind}: ${point.change}  (${told.join(', ')})`;
}

/**
 * Each change that no test noticed, with the specs that execute it; then tables by folder and by kind, and the share.
 */
export function report(verdicts: readonly Verdict[]): string {
  const missed = verdicts.filter(({ outcome }) => outcome === 'not noticed');
  const kinds = table('kind', verdicts, ({ point }) => point.kind);
  const folders = table('folder', verdicts, ({ place }) => place.file.split('/').slice(0, -1).join('/'));
  const mattering = verdicts.filter(matters).length;
  const share = (shareNoticed(verdicts) * 100).toFixed(1);
  const total = `${mattering - missed.length} of ${mattering} that matter were noticed: ${share} %`;
  const wavering = verdicts.flatMap((verdict) => verdict.wavering.map((test) => `  ${test}`));
  return [
    ...(wavering.length > 0 ? ['Failed once, and not again by themselves:', ...wavering, ''] : []),
    ...(missed.length > 0 ? ['Not noticed:', ...missed.map(missedLines), ''] : []),
    ...[folders, '', kinds, '', `${total} (the goal is ${goal * 100} %)`],
  ].join('\n');
}

const mostSpecs = 5;

function missedLines({ point, place, specs }: Verdict): string {
  const named = specs.slice(0, mostSpecs).map((spec) => spec.replace(/js$/, 'ts'));
  const more = specs.length > mostSpecs ? [`and ${specs.length - mostSpecs} more`] : [];
  const reached = specs.length === 0 ? 'no spec executes it' : `executed by ${[...named, ...more].join(', ')}`;
  return `  ${place.file}:${place.line}  ${point.kind}\n    ${point.change.replace(' → ', '\n  → ')}\n    ${reached}`;
}

/** A row for each group with the number of its changes by what became of them. */
function table(head: string, verdicts: readonly Verdict[], groupOf: (verdict: Verdict) => string): string {
  const groups = [...new Set(verdicts.map(groupOf))].sort();
  const width = Math.max(head.length, ...groups.map((group) => group.length));
  const row = (name: string, cells: readonly (string | number)[]): string =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(11))].join('  ');
  const outcomes = ['noticed', 'hung', 'not noticed', 'same', 'not asked'] as const;
  const rows = groups.map((group) => {
    const own = verdicts.filter((verdict) => groupOf(verdict) === group);
    return row(group, [own.length, ...outcomes.map((each) => own.filter(({ outcome }) => outcome === each).length)]);
  });
  return [row(head, ['changes', ...outcomes]), ...rows].join('\n');
}
