import { element, optional } from '../wire/element.js';
import { flag, integer, text } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';
import { brokenAt, type ReadLink } from './chain.js';
import {
  digestOfWording,
  type Evidence,
  type PageAnswer,
  readPages,
  readSheet,
  readWording,
  type StoredPage,
  type Wording,
} from './evidence.js';

const chosen = element('EvidenceOption', 'What could be chosen.', { id: text, text });

const givenValue = element('EvidenceValue', 'What was answered.', {
  id: described(text, 'Of an option or an entry; else empty.'),
  text,
  unit: optional(described(text, 'Of a number.')),
});

const shownQuestion = element('EvidenceQuestion', 'A question, or a text to be read, as it was shown.', {
  id: described(text, 'Of the question, with a star for the object of the page; empty of a text to be read.'),
  notice: optional(described(text, 'The heading of a text that is to be read.')),
  under: optional(described(text, 'The object of a list that the question is about.')),
  text: described(text, 'The question, or what is to be read, with line feeds between its lines.'),
  kind: optional(described(text, 'How it was answered: `choice`, `number`, `date`, `text`, `search`, `searchList`.')),
  options: optional(list(chosen)),
  units: optional(described(list(text), 'In which a number could be given.')),
  mandatory: described(flag, 'An answer was demanded.'),
  answer: optional(described(list(givenValue), 'What was answered here and then; an empty list cleared the answer.')),
});
export type ShownInEvidence = TypeOf<typeof shownQuestion>;

const evidencePage = element('EvidencePage', 'A page on which somebody answered.', {
  number: described(integer, 'From 1, without gaps.'),
  time: described(text, 'When, as `2026-11-21T01:23:45.678Z`.'),
  language: text,
  form: described(text, 'As what the page was shown: `SB1` or `SB2`.'),
  page: described(text, '`<screen>.<object id>`, as `fixedID` of an item.'),
  title: described(text, 'The heading.'),
  person: described(text, 'Name of the assured person; empty where the page belongs to none.'),
  command: described(text, 'What was to be done with the answers: `next`, `refresh`, `delete 3`.'),
  versionId: described(integer, 'Of the rule set whose questions they were.'),
  revision: described(text, 'Of the case with these answers, as in the trail.'),
  shown: list(shownQuestion),
  keptFrom: described(integer, 'Number of the first page that was kept from then on.'),
  previous: described(text, 'Digest of the page before; empty of the first one.'),
  digest: described(text, 'Digest of this page.'),
});
export type PageInEvidence = TypeOf<typeof evidencePage>;

const evidenceFault = element('EvidenceFault', 'What is not as it was written.', {
  page: described(integer, 'Number of the page.'),
  what: text,
});

/** `jsonContent` of `/evidence`. */
export const evidenceOfCase = element(
  'EvidenceOfCase',
  'What was asked and answered in a case, page by page, the oldest first, as it was shown.',
  {
    pages: list(evidencePage),
    unchanged: described(flag, 'Every page that is kept and every wording is there and is as it was written.'),
    faults: described(list(evidenceFault), 'What is missing or altered; nothing when it is unchanged.'),
    current: described(
      flag,
      'The case as it is stored is as the last page left it; false when something else wrote it since.',
    ),
  },
);
export type EvidenceOfCase = TypeOf<typeof evidenceOfCase>;

/** The evidence of a case whose revision is the one given, looked through. Texts that are no pages are left out. */
export function describedEvidence(evidence: Evidence | undefined, revision: string): EvidenceOfCase {
  const read = evidence ? readPages(evidence) : [];
  const faults: { readonly page: number; readonly what: string }[] = [];
  const broken = evidence && brokenAt(evidence, read);
  if (broken !== undefined)
    faults.push({ page: broken, what: 'The page is missing or altered, or it follows one that is.' });
  const pages = read.flatMap(({ link, digest }) => {
    if (!evidence || !link) return [];
    const told = describedPage({ link, digest }, evidence);
    faults.push(...told.faults.map((what) => ({ page: link.number, what })));
    return told.page;
  });
  const current = read.at(-1)?.link?.revision === revision;
  return { pages, unchanged: faults.length === 0, faults, current };
}

interface DescribedPage {
  readonly page: PageInEvidence;
  readonly faults: readonly string[];
}

function describedPage(
  { link, digest }: { readonly link: StoredPage; readonly digest: ReadLink<StoredPage>['digest'] },
  { wordings }: Evidence,
): DescribedPage {
  const faults: string[] = [];
  const named = (name: string): string | undefined => {
    const text = Object.hasOwn(wordings, name) ? wordings[name] : undefined;
    if (text === undefined) faults.push(`The wording ${name} is missing.`);
    else if (digestOfWording(text) !== name) faults.push(`The wording ${name} is altered.`);
    return text;
  };
  const own = new Map(link.own);
  const given = new Map(link.answers.map((answer) => [answer[0], answer]));
  const sheet = readSheet(named(link.sheet)) ?? [];
  const shown = sheet.map(([id, name], place) => {
    const wording = readWording(name === '' ? own.get(place) : named(name));
    if (!wording) faults.push(`What stood at place ${place + 1} cannot be read.`);
    return describedQuestion(id, wording ?? { text: '' }, given.get(place));
  });
  for (const [place] of [...link.own, ...link.answers])
    if (place >= sheet.length) faults.push(`The page has no place ${place + 1}.`);
  const { number, time, language, form, page, title, person, command, versionId, revision, first, previous } = link;
  return {
    page: {
      number,
      time: new Date(time).toISOString(),
      language,
      form,
      page,
      title,
      person,
      command,
      versionId,
      revision,
      shown,
      keptFrom: first,
      previous,
      digest,
    },
    faults: [...new Set(faults)],
  };
}

function describedQuestion(id: string, wording: Wording, given: PageAnswer | undefined): ShownInEvidence {
  const { notice, under, text: words, kind, options, units, mandatory = false } = wording;
  const answer = given?.slice(1) as readonly (readonly [string, string, string?])[] | undefined;
  return {
    id,
    ...(notice !== undefined && { notice }),
    ...(under !== undefined && { under }),
    text: words,
    ...(kind !== undefined && { kind }),
    ...(options && { options: options.map(([option, name]) => ({ id: option, text: name })) }),
    ...(units && { units }),
    mandatory,
    ...(answer && {
      answer: answer.map(([chosenId, name, unit]) => ({ id: chosenId, text: name, ...(unit && { unit }) })),
    }),
  };
}
