import type { Notice } from '../rules/model/notice.js';
import { dayIn } from '../rules/values/day-in.js';
import { formatDate } from '../case/values/date.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Everywhere } from './everywhere.js';

/** Notices that nobody is shown: no version holds yet, or they stand before no question. */
export function* checkNotices({ ruleSet, screens }: CaseRules, now: number): Iterable<Everywhere> {
  const today = formatDate(dayIn(ruleSet.timeZone, now));
  const asked = [...screens.bySourceType.values()].flatMap((source) =>
    source.screens.flatMap((each) => each.questions),
  );
  const shown = new Set(asked.flatMap(({ notices }) => notices.map(({ notice }) => notice)));
  for (const notice of ruleSet.notices.values()) {
    const from = firstDayOf(notice);
    yield {
      about: 'rules',
      at: notice.at,
      code: 'missing-version',
      message: `no version of the notice ${notice.key} holds before ${from}: until then nobody is shown it`,
      holds: from > today,
    };
    yield {
      about: 'rules',
      at: notice.at,
      code: 'unused-definition',
      message: `no question of any screen stands behind the notice ${notice.key}: nobody is shown it`,
      holds: screens.bySourceType.size > 0 && !shown.has(notice),
    };
  }
}

const firstDayOf = ({ versions }: Notice): string => (versions[0] as Notice['versions'][number]).from;
