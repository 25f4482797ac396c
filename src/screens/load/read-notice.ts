import type { Cursor } from '../../documents/cursor.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { checkStructure } from '../../documents/structure/structure.js';
import type { NoticeDefinition } from '../model/definition.js';
import { questionSchemas } from './screen-schema.js';
import { readCondition, type ScreenPlace, type ScreenReading } from './screen-reading.js';

/** A notice in a list of questions; none, with a finding, when the rules have no notice of this key. */
export function readNotice(cursor: Cursor, place: ScreenPlace, reading: ScreenReading): readonly NoticeDefinition[] {
  const { ruleSet, findings } = reading;
  if (cursor.node) checkStructure(cursor.node, questionSchemas.notice, findings);
  const shownWhen = readCondition(cursor.member('shownWhen'), true, place.kind, reading);
  const { text: key = '', valueAt } = cursor.member('notice');
  const notice = ruleSet.notices.get(key);
  if (notice) {
    findings.names?.mention({ kind: 'notice', owner: '', name: key, at: valueAt });
    return [{ notice, shownWhen }];
  }
  const known = [...ruleSet.notices.keys()];
  const { system } = ruleSet;
  const [message, about] =
    known.length === 0
      ? [`there is no notice "${key}": the system ${system} has none (notices/<topic>.yaml)`, `notices of ${system}`]
      : [`there is no notice "${key}"${didYouMean(key, known)}; expected one of: ${known.join(', ')}`, `notice ${key}`];
  if (key !== '') findings.error(valueAt, 'unknown-notice', message, about);
  return [];
}

/** SB2 shows a notice in the text of the question behind it: without one it would be shown to nobody. */
export function reportMisplaced(notices: readonly Cursor[], { findings }: ScreenReading): void {
  for (const cursor of notices)
    findings.error(
      cursor.at,
      'misplaced-notice',
      'no question stands directly behind this notice; put it into the same list, in front of the question that it is read before',
    );
}
