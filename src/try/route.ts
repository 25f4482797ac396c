const pages = ['home', 'case', 'begin', 'capture', 'review', 'end'] as const;

/** Where the client is; it stands in the address, so that reload, back and bookmarks work. */
export interface Route {
  readonly page: (typeof pages)[number];
  readonly language: string;
  readonly subId: string;
  readonly caseId: string;
  readonly sourceType: number;
  readonly form: 'SB1' | 'SB2';
  /** `<screen>.<object id>` of the item that is captured; empty: the first one. */
  readonly item: string;
}

/** Reads the fragment of the address; what it does not say is the start page in the browser's language. */
export function readRoute(fragment: string, browserLanguage: string): Route {
  const [name = '', query = ''] = fragment.replace(/^#/, '').split('?');
  const given = new URLSearchParams(query);
  return {
    page: pages.find((page) => page === name) ?? 'home',
    language: given.get('language') ?? (browserLanguage.startsWith('de') ? 'de' : 'en'),
    subId: given.get('subId') ?? '',
    caseId: given.get('caseId') ?? '',
    sourceType: Number(given.get('sourceType') ?? 1) || 1,
    form: given.get('form') === 'SB2' ? 'SB2' : 'SB1',
    item: given.get('item') ?? '',
  };
}

/** The fragment that leads to a place. */
export function fragmentOf({ page, language, subId, caseId, sourceType, form, item }: Route): string {
  const ofCase = { language, subId, caseId };
  const ofSource = { ...ofCase, sourceType: String(sourceType), form };
  const members = {
    home: { language, ...(subId && { subId }) },
    case: ofCase,
    begin: ofSource,
    capture: { ...ofSource, ...(item && { item }) },
    review: ofSource,
    end: ofSource,
  };
  return `#${page}?${new URLSearchParams(members[page]).toString()}`;
}

/** Whether both are the same capture, on whatever page of it. */
export const isSameCapture = (one: Route, other: Route): boolean =>
  fragmentOf({ ...one, item: '' }) === fragmentOf({ ...other, item: '' });

/** Where a capture leads beyond itself. */
export interface CapturePageLinks {
  readonly home: string;
  readonly review: () => void;
  /** Called when another item is shown, or in another language; the address says so from then on. */
  readonly shown: (place: Pick<Route, 'item' | 'language'>) => void;
}
