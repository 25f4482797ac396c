/** Where the client is; it stands in the address, so that reload, back and bookmarks work. */
export interface Route {
  readonly page: 'home' | 'case' | 'capture';
  readonly language: string;
  readonly subId: string;
  readonly caseId: string;
  readonly sourceType: number;
  readonly form: 'SB1' | 'SB2';
}

/** Reads the fragment of the address; what it does not say is the start page in the browser's language. */
export function readRoute(fragment: string, browserLanguage: string): Route {
  const [page = '', query = ''] = fragment.replace(/^#/, '').split('?');
  const given = new URLSearchParams(query);
  return {
    page: page === 'case' || page === 'capture' ? page : 'home',
    language: given.get('language') ?? (browserLanguage.startsWith('de') ? 'de' : 'en'),
    subId: given.get('subId') ?? '',
    caseId: given.get('caseId') ?? '',
    sourceType: Number(given.get('sourceType') ?? 1),
    form: given.get('form') === 'SB2' ? 'SB2' : 'SB1',
  };
}

/** The fragment that leads to a place. */
export function fragmentOf({ page, language, subId, caseId, sourceType, form }: Route): string {
  const members = {
    home: { language, ...(subId && { subId }) },
    case: { language, subId, caseId },
    capture: { language, subId, caseId, sourceType: String(sourceType), form },
  };
  return `#${page}?${new URLSearchParams(members[page]).toString()}`;
}
