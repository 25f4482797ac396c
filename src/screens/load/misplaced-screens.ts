import { basename } from 'node:path/posix';
import type { Findings } from '../../documents/findings/findings.js';
import { grouped } from '../../lists/grouped.js';
import type { ScreenDefinition, SourceScreens } from '../model/definition.js';

/**
 * So many screens of a group that stand together show where one of it that stands apart was meant to be; so many files
 * with numbers that one without has lost it.
 */
const enough = { inOtherSource: 2, together: 5, numbered: 3 };

/**
 * Screens that by their group stand with others: alone of it in their source type, while another one has the rest; or,
 * by the number of their file, apart from all others of it.
 */
export function reportMisplacedScreens(sources: readonly SourceScreens[], findings: Findings): void {
  const inGroups = sources.map((source) => ({
    ...source,
    screens: source.screens.filter((screen) => shown(screen) !== ''),
  }));
  reportInOtherSource(inGroups, findings);
  for (const { screens } of inGroups) reportApart(screens, findings);
  for (const { screens } of sources) reportUnnumbered(screens, findings);
}

/** In a file without a number a screen stands behind all others. */
function reportUnnumbered(screens: readonly ScreenDefinition[], findings: Findings): void {
  const unnumbered = screens.filter(({ at }) => !/^\d/.test(basename(at.file)));
  if (screens.length - unnumbered.length < enough.numbered) return;
  for (const { at, key } of unnumbered)
    findings.warning(
      at,
      'misplaced-file',
      `the file has no number in front, as all others have, so that the screen ${key} stands behind them; expected <nn>-${basename(at.file)}`,
    );
}

const groupOf = ({ group }: ScreenDefinition): string => JSON.stringify(group);
const shown = ({ group }: ScreenDefinition): string => group['en'] ?? Object.values(group)[0] ?? '';

function reportInOtherSource(sources: readonly SourceScreens[], findings: Findings): void {
  const all = sources.flatMap(({ sourceType, screens }) => screens.map((screen) => ({ sourceType, screen })));
  for (const same of grouped(all, ({ screen }) => groupOf(screen)).values()) {
    const bySource = [...grouped(same, ({ sourceType }) => sourceType.key)].sort(([, a], [, b]) => b.length - a.length);
    const [rest, alone, ...more] = bySource;
    const [one, second] = alone?.[1] ?? [];
    if (!rest || !one || second || more.length > 0 || rest[1].length < enough.inOtherSource) continue;
    findings.warning(
      one.screen.at,
      'misplaced-file',
      `the screen ${one.screen.key} is of ${one.sourceType.key}; the other ${rest[1].length} of its group "${shown(one.screen)}" are of ${rest[0]}`,
    );
  }
}

/** In the order of their files the screens of a group stand together: a menu has one heading for them. */
function reportApart(screens: readonly ScreenDefinition[], findings: Findings): void {
  const runs: (readonly [ScreenDefinition, ...ScreenDefinition[]])[] = [];
  for (const screen of screens) {
    const last = runs.at(-1);
    if (last && groupOf(last[0]) === groupOf(screen)) runs[runs.length - 1] = [...last, screen];
    else runs.push([screen]);
  }
  for (const ofGroup of grouped(runs, ([screen]) => groupOf(screen)).values()) {
    const [longest, other, ...more] = ofGroup.toSorted((a, b) => b.length - a.length);
    const [one, second] = other ?? [];
    if (!longest || !one || second || more.length > 0 || longest.length < enough.together) continue;
    findings.warning(
      one.at,
      'misplaced-file',
      `by its number ${basename(one.at.file)} stands apart from the other ${longest.length} screens of its group "${shown(one)}", ${basename(longest[0].at.file)} to ${basename(longest.at(-1)?.at.file ?? '')}`,
    );
  }
}
