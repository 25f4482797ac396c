import type { Notice } from '../rules/model/notice.js';
import { dayIn } from '../rules/values/day-in.js';
import { formatDate } from '../case/values/date.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Everywhere } from './everywhere.js';

/** Notices of which no version holds yet: until then nobody is shown them. */
export function* checkNotices({ ruleSet }: CaseRules, now: number): Iterable<Everywhere> {
  const today = formatDate(dayIn(ruleSet.timeZone, now));
  for (const notice of ruleSet.notices.values()) {
    const from = firstDayOf(notice);
    yield {
      about: 'rules',
      at: notice.at,
      code: 'missing-version',
      message: `no version of the notice ${notice.key} holds before ${from}: until then nobody is shown it`,
      holds: from > today,
    };
  }
}

const firstDayOf = ({ versions }: Notice): string => (versions[0] as Notice['versions'][number]).from;
