import type { AnswerValue, Searched } from './question.js';
import { call } from './service.js';

/** An entry that words may mean, and why: in which name, synonym or key they were found. */
export interface Suggestion extends AnswerValue {
  readonly matched: string;
  /** What is said in place of its name. */
  readonly said?: string;
}

const most = 8;

/** The entries that words may mean, the likeliest first; none where they cannot be asked for. */
export async function suggestionsFor(
  { catalogue, csp }: Searched,
  words: string,
  language: string,
): Promise<readonly Suggestion[]> {
  const query = { catalogue, q: words, locale: language, limit: String(most), csp: String(csp) };
  const answer = await call('codeSearch', { query }).catch(() => undefined);
  return answer?.content.found.map(({ id, name, matched }) => ({ id, value: name, matched: matched.text })) ?? [];
}
