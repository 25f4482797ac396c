import type { Findings } from '../../documents/findings/findings.js';
import type { ScreenDefinition } from '../model/definition.js';
import { askedAttribute } from '../model/definition.js';

/** A notice that stands behind the question of its name: it is to be read before that is answered. */
export function reportNoticesBehind(screens: Iterable<ScreenDefinition>, findings: Findings): void {
  for (const { key, questions } of screens) {
    const asked = questions.map((question) => oneWord(askedAttribute(question).fact));
    for (const [index, { notices, at }] of questions.entries())
      for (const { notice } of notices) {
        const before = asked.indexOf(oneWord(notice.key));
        if (before >= 0 && before < index)
          findings.warning(
            at,
            'misplaced-text',
            `the notice ${notice.key} stands before this question, and so behind the question ${key}.${questions[before]?.key}, which is called like it`,
          );
      }
  }
}

/** `health-data-consent` is called as `healthDataConsent` is. */
const oneWord = (name: string): string => name.replaceAll('-', '').toLowerCase();
