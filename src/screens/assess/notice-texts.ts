import { formatDate } from '../../case/values/date.js';
import { citationOf, versionOn } from '../../rules/model/notice.js';
import type { InputContext } from '../inputs/input.js';
import type { AskedQuestion } from '../questions/asked-question.js';

/** A notice as a person reads it. */
export interface NoticeText {
  readonly title: string;
  /** With the notice and its version in the last line; `&cr;` between the lines (specification, "Screen"). */
  readonly text: string;
}

const lineBreak = '&cr;';

/**
 * What is to be read before a question, in the capture language: the versions that hold on the day of the view (rule
 * language, `notices/<topic>.yaml`).
 */
export function noticesBefore(
  { rules, language }: InputContext,
  { question, base }: AskedQuestion,
): readonly NoticeText[] {
  return question.notices.flatMap(({ notice, shownWhen }) => {
    const version = versionOn(notice, formatDate(base.view.today));
    if (!version || shownWhen.truth(base) !== 'true') return [];
    const written = (words: typeof version.text) => rules.program.textOfParameters(words, base, language).trim();
    const lines = [...written(version.text).split('\n'), `[${citationOf(notice, version)}]`];
    return [{ title: written(version.title), text: lines.join(lineBreak) }];
  });
}

/** SB2 has no place for a text of its own: what is read before a question begins the question's text. */
export const withNotices = (notices: readonly NoticeText[], question: string): string =>
  [...notices.map(({ title, text }) => `${title}${lineBreak}${text}`), question].join(lineBreak + lineBreak);
