import type { CaseReference } from '../case/case.js';
import type { EvidenceOfCase, PageInEvidence, ShownInEvidence } from '../case/evidence-of-case.js';
import { parseDate } from '../case/values/date.js';
import { writeDate } from '../case/values/date-forms.js';
import { languageTag } from '../text/language-tag.js';
import { numberFormat } from '../text/number-forms.js';
import { perLocale } from '../text/per-locale.js';
import { type EvidenceLanguage, type EvidenceWords, evidenceLanguages, wordsIn } from './words.js';

/** Evidence as a document for people, before it is written as HTML or PDF. */
export interface EvidenceDocument {
  readonly language: EvidenceLanguage;
  readonly words: EvidenceWords;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly unchanged: boolean;
  /** Whether it is as it was written, first of all; what is not, a sentence each. */
  readonly verdict: readonly string[];
  readonly sections: readonly EvidenceSection[];
}

export type Fact = readonly [name: string, value: string];

/** What was answered on one page, one answer after the other, until another page was answered. */
export interface EvidenceSection {
  readonly heading: string;
  /** In which the page was shown, as a language tag. */
  readonly language: string;
  readonly facts: readonly Fact[];
  readonly shown: readonly ShownText[];
}

/** A question as it was shown, with its answers; or a text to be read. */
export interface ShownText {
  readonly notice: string | undefined;
  readonly under: string | undefined;
  /** Its paragraphs. */
  readonly text: readonly string[];
  readonly mandatory: boolean;
  readonly options: readonly { readonly text: string; readonly chosen: boolean }[];
  readonly units: readonly string[];
  /** As answered on these pages, the last one first; nothing for a text to be read. */
  readonly answers: readonly GivenThen[];
  readonly asks: boolean;
}

/** An answer, when it was given, and the options that it chose. */
interface GivenThen {
  readonly text: string;
  readonly time: string;
  readonly ids: readonly string[];
}

/** The document of the evidence of a case. Default language: that of its last page. */
export function evidenceDocument(
  reference: CaseReference,
  evidence: EvidenceOfCase,
  asked?: EvidenceLanguage,
): EvidenceDocument {
  const { pages } = evidence;
  const [first, last] = [pages[0], pages.at(-1)];
  const language = asked ?? evidenceLanguages.find((each) => last?.language.startsWith(each)) ?? 'en';
  const words = wordsIn(language);
  const moment = (page: PageInEvidence | undefined): string => (page ? momentIn(page.time, language) : '–');
  return {
    ...{ language, words, title: `${words.title}: ${words.case} ${reference.caseId}` },
    facts: [
      [words.case, reference.caseId],
      [words.subSystem, reference.subId],
      [words.pages, String(pages.length)],
      [words.from, moment(first)],
      [words.to, moment(last)],
      [words.digest, last?.digest ?? '–'],
    ],
    unchanged: evidence.unchanged,
    verdict: verdictOf(evidence, words),
    sections: visits(pages).map((visit) => sectionOf(visit, words, language)),
  };
}

function verdictOf({ pages, unchanged, faults, current }: EvidenceOfCase, words: EvidenceWords): readonly string[] {
  const [first] = pages;
  if (!first && unchanged) return [words.none];
  return [
    unchanged ? words.unchanged : words.changed,
    ...faults.map(({ page, what }) => `${words.page} ${page}: ${what}`),
    ...(first && first.number > 1 ? [`${words.begun} ${first.number}.`] : []),
    current ? words.current : words.further,
  ];
}

/** Pages that follow each other and are the same page of the same rules. */
function visits(pages: readonly PageInEvidence[]): readonly (readonly PageInEvidence[])[] {
  const found: PageInEvidence[][] = [];
  let before = '';
  for (const page of pages) {
    const { form, language, versionId, title, person } = page;
    const key = JSON.stringify([page.page, form, language, versionId, title, person]);
    if (key !== before) found.push([]);
    found.at(-1)?.push(page);
    before = key;
  }
  return found;
}

function sectionOf(
  visit: readonly PageInEvidence[],
  words: EvidenceWords,
  language: EvidenceLanguage,
): EvidenceSection {
  const [first, last] = [visit[0] as PageInEvidence, visit.at(-1) as PageInEvidence];
  const several = (one: string, other: string): string => (one === other ? one : `${one} ${words.until} ${other}`);
  const names = [first.title, ...(first.title.includes(first.person) ? [] : [first.person])];
  return {
    heading: `${words.page} ${several(String(first.number), String(last.number))}: ${names.join(', ')}`,
    language: languageTag(first.language),
    facts: [
      [words.answered, several(momentIn(first.time, language), momentIn(last.time, language))],
      [words.rules, String(first.versionId)],
      [words.language, first.language],
      [words.sheet, last.digest],
    ],
    shown: shownIn(visit, language, words),
  };
}

/** Everything that a visit showed, each wording once, where it first stood; with its answers. */
function shownIn(
  visit: readonly PageInEvidence[],
  language: EvidenceLanguage,
  words: EvidenceWords,
): readonly ShownText[] {
  const order: string[] = [];
  const found = new Map<string, { readonly shown: ShownInEvidence; readonly answers: GivenThen[] }>();
  for (const page of visit) {
    let place = 0;
    for (const { answer, ...shown } of page.shown) {
      const key = JSON.stringify(shown);
      const known = order.indexOf(key);
      if (known < 0) order.splice(place, 0, key);
      place = (known < 0 ? place : known) + 1;
      const entry = found.get(key) ?? { shown, answers: [] as GivenThen[] };
      found.set(key, entry);
      if (!answer) continue;
      const text = answer.map((value) => valueText(value, shown.kind, page.language)).join('; ');
      entry.answers.unshift({
        text: text === '' ? words.cleared : text,
        time: momentIn(page.time, language),
        ids: answer.map(({ id }) => id),
      });
    }
  }
  return order.flatMap((key) => {
    const entry = found.get(key);
    return entry ? [shownText(entry.shown, entry.answers)] : [];
  });
}

function shownText(shown: ShownInEvidence, answers: ShownText['answers']): ShownText {
  const { notice, under, text, mandatory, options = [], units = [] } = shown;
  const [last] = answers;
  return {
    ...{ notice, under, mandatory, units, answers, asks: notice === undefined },
    text: text.split('\n').filter((line) => line.trim() !== ''),
    options: options.map((option) => ({ text: option.text, chosen: last?.ids.includes(option.id) ?? false })),
  };
}

/** As the language of the page writes it. */
function valueText(
  { id, text, unit }: NonNullable<ShownInEvidence['answer']>[number],
  kind: string | undefined,
  locale: string,
): string {
  const date = kind === 'date' ? parseDate(text) : undefined;
  if (date) return writeDate(date, locale);
  if (kind !== 'number') return text === '' ? id : text;
  const number = text !== '' && Number.isFinite(Number(text)) ? numberFormat(locale).format(Number(text)) : text;
  return unit === undefined ? number : `${number} ${unit}`;
}

const moments = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
      ...{ hourCycle: 'h23', timeZone: 'UTC', timeZoneName: 'short' },
    }),
);

const momentIn = (time: string, language: EvidenceLanguage): string => moments(language).format(new Date(time));
