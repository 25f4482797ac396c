import { type Chain, chainWith } from '../../../src/case/chain.js';
import {
  type AnsweredPage,
  digestOfWording,
  type Evidence,
  pageAfter,
  type PageNote,
  readPage,
  type Wording,
} from '../../../src/case/evidence.js';
import type { Note } from '../../../src/case/note.js';

/** A page as screens would make it: a shared question, one that has a name in it, and an answer to the first. */
export function pageNote(name: string, most = 1000, more: Partial<AnsweredPage> = {}): PageNote {
  const shared = written({ text: 'Do you smoke?', kind: 'choice', options: [['1', 'Yes']], mandatory: true });
  const sheet = JSON.stringify([
    ['27.*.94', shared.digest],
    ['27.*.44', ''],
  ]);
  const page: AnsweredPage = {
    ...{ time: 1_763_800_000_000, versionId: 600, language: 'en', form: 'SB2', command: 'next', page: 'health.2' },
    ...{ title: `Health of ${name}`, person: name, sheet: digestOfWording(sheet) },
    own: [[1, JSON.stringify({ text: `Is your name ${name}?`, kind: 'text', mandatory: false } satisfies Wording)]],
    answers: [[0, ['1', 'Yes']]],
    ...more,
  };
  return {
    page,
    most,
    wordings: new Map([
      [shared.digest, shared.text],
      [digestOfWording(sheet), sheet],
    ]),
  };
}

function written(wording: Wording): { readonly text: string; readonly digest: string } {
  const text = JSON.stringify(wording);
  return { text, digest: digestOfWording(text) };
}

/** Evidence of so many pages, of `Person 1` and so on, of which so many are kept. */
export function evidenceOfPages(pages: number, most = 1000): Evidence {
  return evidenceOfNotes(Array.from({ length: pages }, (_, index) => pageNote(`Person ${index + 1}`, most)));
}

/** Evidence as another store would have it. */
export function evidenceOfNotes(notes: readonly PageNote[]): Evidence {
  let chain: Chain | undefined;
  for (const note of notes) chain = chainWith(chain, pageAfter(chain?.end, note, `state ${chain?.end.number ?? 0}`));
  if (!chain) throw new Error('evidence has a page');
  return { ...chain, wordings: Object.fromEntries(notes.flatMap(({ wordings }) => [...wordings])) };
}

/** A note of a page, which the name of its person tells from others. */
export const answeredBy = (name: string, most?: number): Note => ({ answeredPage: pageNote(name, most) });

/** The pages of evidence, by the names of their persons; none without evidence. */
export const namesIn = (evidence: Evidence | undefined): readonly (string | undefined)[] =>
  (evidence?.links ?? []).map((text) => readPage(text)?.person);
