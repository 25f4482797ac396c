import {
  type Chain,
  chained,
  type Chained,
  digestOfLink,
  isChain,
  isCount,
  isMoment,
  isText,
  parsed,
  readChain,
  type NewLink,
  type ReadLink,
  type ChainEnd,
} from './chain.js';

/** What was answered, as screens say it: of a choice or a search `id` and name, of a number the unit behind it. */
export type GivenAnswer = readonly [id: string, text: string, unit?: string];

/** The answer to a question of a page: the place of the question on its sheet, and what was given; nothing: cleared. */
export type PageAnswer = readonly [place: number, ...given: GivenAnswer[]];

/**
 * A page on which somebody answered: what it showed, and what was answered. The texts that are the same for everybody
 * are wordings, which its sheet names; what the case alone has (a name in a heading) stands here, and goes with the
 * case.
 */
export interface AnsweredPage {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Of the rules whose questions they were. */
  readonly versionId: number;
  readonly language: string;
  /** Whether the page was shown as SB1 or as SB2. */
  readonly form: string;
  /** What was to be done with the answers: `next`, or `delete 3`. */
  readonly command: string;
  /** `<screen>.<object id>`: the name of the item. */
  readonly page: string;
  /** The heading. */
  readonly title: string;
  /** Name of the assured person; empty where there is none. */
  readonly person: string;
  /** Digest of the sheet. */
  readonly sheet: string;
  /** Wordings that no other case has, by their places on the sheet. */
  readonly own: readonly (readonly [place: number, wording: string])[];
  readonly answers: readonly PageAnswer[];
}

/** What a page shows, in its order: where each question stands in the case, and the digest of its wording. */
export type Sheet = readonly (readonly [id: string, wording: string])[];

/** What a write adds to the evidence of its case. */
export interface PageNote {
  readonly page: AnsweredPage;
  /** The sheet and the wordings that it names, by digest. They may stand in the store already. */
  readonly wordings: ReadonlyMap<string, string>;
  /** How many pages of a case are kept, the newest. */
  readonly most: number;
}

/** The evidence of a case: its answered pages, chained, and the sheets and wordings that they name, by digest. */
export interface Evidence extends Chain {
  readonly wordings: Readonly<Record<string, string>>;
}

/** An answered page as it was stored. */
export interface StoredPage extends AnsweredPage, Chained {
  /** Of the case with these answers (case/revision-of.ts). */
  readonly revision: string;
}

/** What a question, or a text to be read, said in one language. Stored as JSON, with the members in this order. */
export interface Wording {
  /** The object of a list that the question is about. */
  readonly under?: string;
  /** The heading of a text that is to be read; it has no question. */
  readonly notice?: string;
  /** The question, or what is to be read, its lines divided by line feeds. */
  readonly text: string;
  /**
   * How the question was answered: `choice`, `number`, `date`, `text`, `search`, `searchList`; a text to be read asks
   * nothing.
   */
  readonly kind?: string;
  /** What could be chosen, each with the id that an answer has. */
  readonly options?: readonly (readonly [id: string, text: string])[];
  /** In which a number could be given, the one that was shown first. */
  readonly units?: readonly string[];
  /** Whether an answer was demanded; a text to be read demands none. */
  readonly mandatory?: boolean;
}

/** A page that is longer, in characters, counts as several, so that what stands beside a case stays small. */
const lengthOfPage = 2048;

/** Under which a wording or a sheet is stored. */
export const digestOfWording = digestOfLink;

/** The link that a write adds behind the pages before. */
export function pageAfter(end: ChainEnd | undefined, { page, most }: PageNote, revision: string): NewLink {
  const { time, versionId, language, form, command, title, person, sheet, own, answers } = page;
  const says = [time, revision, versionId, language, form, command, page.page, title, person, sheet, own, answers];
  const counts = Math.ceil(JSON.stringify(says).length / lengthOfPage);
  return chained(end, Math.max(1, Math.floor(most / counts)), says);
}

/** A page that was stored; undefined for what is none. */
export function readPage(text: string): StoredPage | undefined {
  const packed = parsed(text);
  if (!Array.isArray(packed) || packed.length !== forms.length || !forms.every((has, index) => has(packed[index])))
    return undefined;
  const [previous, number, first, time, revision, versionId, language, form, command, page, title, person] = packed;
  const [sheet, own, answers] = packed.slice(12);
  return {
    previous,
    number,
    first,
    time,
    revision,
    versionId,
    language,
    form,
    command,
    page,
    title,
    person,
    sheet,
    own,
    answers,
  } as StoredPage;
}

export const readPages = (evidence: Chain): readonly ReadLink<StoredPage>[] => readChain(evidence, readPage);

/** A sheet that was stored; undefined for what is none. */
export function readSheet(text: string | undefined): Sheet | undefined {
  const sheet = text === undefined ? undefined : parsed(text);
  return Array.isArray(sheet) && sheet.every((place) => isTexts(place) && place.length === 2)
    ? (sheet as unknown as Sheet)
    : undefined;
}

/** A wording that was stored; undefined for what is none. */
export function readWording(text: string | undefined): Wording | undefined {
  const wording = (text === undefined ? undefined : parsed(text)) as Partial<Wording> | null | undefined;
  return isText(wording?.text) ? (wording as Wording) : undefined;
}

/** The pages of a case with what they name, which `find` finds by its digest; what it does not find is missing. */
export function withWordings(chain: Chain, find: (digest: string) => string | undefined): Evidence {
  const read = (digests: readonly string[]): ReadonlyMap<string, string> =>
    new Map(
      digests.flatMap((digest) => {
        const text = find(digest);
        return text === undefined ? [] : [[digest, text] as const];
      }),
    );
  const sheets = read(sheetsNamed(chain));
  const { end, links } = chain;
  return { end, links, wordings: Object.fromEntries([...sheets, ...read(wordingsNamed(sheets))]) };
}

/** Digests of the sheets that pages name. */
export const sheetsNamed = ({ links }: Chain): readonly string[] =>
  once(links.flatMap((text) => readPage(text)?.sheet ?? []));

/** Digests of the wordings that sheets name. */
export const wordingsNamed = (sheets: ReadonlyMap<string, string>): readonly string[] =>
  once([...sheets.values()].flatMap((text) => (readSheet(text) ?? []).flatMap(([, named]) => named || [])));

const once = (digests: readonly string[]): readonly string[] => [...new Set(digests)];

/**
 * The sheets and wordings of evidence that comes from elsewhere, by digest: those that are what their digest says, for
 * they become everybody's.
 */
export const wordingsOf = ({ wordings }: Evidence): ReadonlyMap<string, string> =>
  new Map(Object.entries(wordings).filter(([digest, text]) => digestOfWording(text) === digest));

/** Whether a value, of an export for instance, has the form of evidence; it may be altered all the same. */
export function isEvidence(value: unknown): value is Evidence {
  if (!isChain(value, readPage)) return false;
  const { wordings } = value as Partial<Evidence>;
  return typeof wordings === 'object' && wordings !== null && isTexts(Object.values(wordings));
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

const isPlace = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isOwn = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && one.length === 2 && isPlace(one[0]) && isText(one[1]));

const isAnswers = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && isPlace(one[0]) && one.slice(1).every((given) => isGiven(given)));

const isGiven = (value: unknown): boolean => isTexts(value) && value.length >= 2 && value.length <= 3;

const forms: readonly ((value: unknown) => boolean)[] = [
  ...[isText, isCount, isCount, isMoment, isText, isCount],
  ...[isText, isText, isText, isText, isText, isText, isText],
  ...[isOwn, isAnswers],
];
