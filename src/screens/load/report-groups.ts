import type { Findings } from '../../documents/findings/findings.js';
import { grouped } from '../../lists/grouped.js';
import type { LocaleTexts, TextEntry } from './locale-texts.js';

/** So many times as many screens stand in the group that was meant as in the one that is misspelled. */
const oftener = 3;
const ofScreen = /^[^/]+\/group$/;

/** Screens of one group in one language are in one in all: what is called otherwise would be a menu of its own. */
export function reportGroups(locales: readonly LocaleTexts[], findings: Findings): void {
  for (const one of locales) for (const other of locales) if (one !== other) compareGroups(one, other, findings);
}

function compareGroups(one: LocaleTexts, other: LocaleTexts, findings: Findings): void {
  const entryIn = ({ entries }: LocaleTexts, key: string): TextEntry => entries.get(key) as TextEntry;
  const keys = [...one.entries.keys()].filter((key) => ofScreen.test(key) && other.entries.has(key));
  for (const [group, same] of grouped(keys, (key) => entryIn(one, key).text)) {
    const byName = [...grouped(same, (key) => entryIn(other, key).text)].sort(([, a], [, b]) => b.length - a.length);
    const [usual, ...others] = byName;
    for (const [name, odd] of others)
      for (const key of usual && odd.length * oftener <= usual[1].length ? odd : [])
        findings.warning(
          entryIn(other, key).at,
          'wrong-spelling',
          `found the group "${name}"; the other screens of "${group}" (${one.locale}) stand in "${usual?.[0]}"`,
        );
  }
}
