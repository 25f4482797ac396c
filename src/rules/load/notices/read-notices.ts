import { readNotes } from '../draft/read-notes.js';
import { parseDate } from '../../../case/values/date.js';
import type { Cursor } from '../../../documents/cursor.js';
import { parameterValue } from '../../model/expression.js';
import type { Notice, NoticeVersion } from '../../model/notice.js';
import type { RuleSetReading } from '../draft/draft.js';
import { readWords } from '../draft/read-words.js';
import { checkMessage, knownNames } from '../messages/check-message.js';
import { type PlacedWords, reportCopied } from '../messages/copied-texts.js';
import { OwnMeanings } from '../draft/own-meanings.js';
import { noticesSchema } from './notices-schema.js';

/** What `approvedBy` says while nobody has approved the wording. */
const nobody = 'none';

/** `notices/<topic>.yaml` of the system's folders: each notice once, its versions in order. */
export function readNotices(reading: RuleSetReading): void {
  const { draft, sources, findings, folders } = reading;
  const meanings = new OwnMeanings('meaning', findings);
  const titles: PlacedWords[] = [];
  for (const file of folders.flatMap((folder) => sources.files(`${folder}/notices`))) {
    for (const [key, cursor] of sources.document(file, noticesSchema)?.member('notices').members ?? []) {
      const before = draft.notices.get(key);
      if (before) {
        const message = `the notice "${key}" stands twice; first at ${before.at.file}:${before.at.line}`;
        findings.error(cursor.at, 'duplicate-key', message);
        continue;
      }
      findings.names?.define({ kind: 'notice', owner: '', name: key, at: cursor.at });
      meanings.add(key, cursor);
      const notice = readNotice(key, cursor, reading);
      draft.notices.set(key, notice);
      titles.push(...titlesOf(notice, cursor));
    }
  }
  reportCopied(titles, findings);
}

const titlesOf = ({ key, versions }: Notice, written: Cursor): readonly PlacedWords[] =>
  versions.map(({ version, title }, index) => ({
    name: `the title of ${key} ${version}`,
    words: title,
    placeOf: (locale) => written.member('versions').items[index]?.member('title').member(locale).valueAt ?? written.at,
  }));

function readNotice(key: string, cursor: Cursor, reading: RuleSetReading): Notice {
  const versions = cursor.member('versions').items.map((version) => readVersion(version, reading));
  versions.forEach((version, index) => {
    const before = versions[index - 1];
    const place = cursor.member('versions').items[index];
    if (before && place) checkOrder(before, version, place, reading);
  });
  return { key, source: cursor.member('source').text ?? '', versions, ...readNotes(cursor), at: cursor.at };
}

function readVersion(cursor: Cursor, { draft, findings }: RuleSetReading): NoticeVersion {
  const from = cursor.member('from');
  if (from.text !== undefined && parseDate(from.text)?.day === undefined)
    findings.error(from.valueAt, 'wrong-form', `found "${from.text}"; expected a day: "YYYY.MM.DD"`);
  const named = [...draft.parameters.values()].filter(({ kind }) => kind !== 'table');
  const typeOf = (name: string) => {
    const parameter = draft.parameters.get(name);
    return parameter && parameterValue(parameter)?.type;
  };
  const placeholders = knownNames(
    named.map(({ name }) => name),
    typeOf,
    'csp',
  );
  const words = (member: 'title' | 'text') => {
    const read = readWords(cursor.member(member), draft.locales, findings);
    checkMessage(read, cursor.member(member), placeholders, findings, (placeholder) =>
      findings.names?.mention({ kind: 'parameter', owner: '', ...placeholder }),
    );
    return read;
  };
  const approvedBy = cursor.member('approvedBy').text;
  if (approvedBy !== undefined && approvedBy !== nobody && !saysWhoAndWhen(approvedBy))
    findings.error(
      cursor.member('approvedBy').valueAt,
      'wrong-form',
      `found "${approvedBy}"; expected who approved it and on what day, as in "J. Counsel, 2026.01.31", or ${nobody}`,
    );
  return {
    version: cursor.member('version').number ?? 0,
    from: from.text ?? '',
    approvedBy: approvedBy === nobody ? undefined : approvedBy,
    title: words('title'),
    text: words('text'),
    at: from.valueAt,
  };
}

/** Who approved it, and behind it on what day: else a slip of the pen in `none` would be an approval. */
function saysWhoAndWhen(text: string): boolean {
  const day = text.search(/\d{4}\.\d{2}\.\d{2}/);
  return day > 0 && text.slice(0, day).trim() !== '';
}

/** On each day one version holds: numbers and days rise. */
function checkOrder(before: NoticeVersion, version: NoticeVersion, place: Cursor, { findings }: RuleSetReading): void {
  if (version.version <= before.version) {
    const message = `found version ${version.version} behind version ${before.version}; the numbers rise`;
    findings.error(place.member('version').valueAt, 'wrong-order', message);
  }
  if (version.from === before.from) {
    const message = `version ${before.version} holds from ${before.from} too; on each day one version holds`;
    findings.error(place.member('from').valueAt, 'duplicate-date', message);
  } else if (version.from < before.from) {
    const message = `found ${version.from} behind ${before.from}; a later version holds from a later day`;
    findings.error(place.member('from').valueAt, 'wrong-order', message);
  }
}
