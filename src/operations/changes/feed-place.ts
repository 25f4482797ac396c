import { beforeAll, type Feed, type FeedPlace } from '../../case/feed.js';
import { readMark } from '../../case/feed-mark.js';
import type { CaseStore } from '../../case/store.js';
import { CaseError } from '../../errors/case-error.js';

/** In an example it stands for a mark that was given before. */
export const exampleMark = 'wqE3F5vXk0mJ2sYb8dLtR1hN9uZcPo4iGxVaTe6K-Q7fMnBjHrSyDgUlWzCp0A5';

/** The last change that there is, as a place. */
export async function lastOf(cases: CaseStore, { last }: Feed): Promise<FeedPlace> {
  return last === 0 ? beforeAll : (await cases.changes(last - 1, 1)).end;
}

/** The feed of a store. @throws CaseError 619 */
export async function feedOf(cases: CaseStore): Promise<Feed> {
  const feed = await cases.feed();
  if (!feed) throw new CaseError('noFeed');
  return feed;
}

/**
 * Where in a feed a mark stands, which `attribute` names in a message (decisions, "Changes of cases"). It must have
 * been given by this feed, a time ago that the feed reaches back; and what it stands on must still be the same change,
 * which it is not in a store that was put back to an earlier state. @throws CaseError 618
 */
export async function placeOfMark(
  mark: string,
  feed: Feed,
  { cases, now, attribute }: { readonly cases: CaseStore; readonly now: number; readonly attribute: string },
): Promise<FeedPlace> {
  const refuse = (reason: string): never => {
    throw new CaseError('unknownMark', { attribute, reason: `${reason} (in the URL)` });
  };
  const read = readMark(mark, feed.key);
  if (!read) return refuse('is no mark that the feed of this store has given');
  const { number, time, given } = read;
  if (now - given > feed.lifetime || number + 1 < feed.first)
    return refuse('is too old: begin without it, and read the lists again');
  if (number > feed.last) return refuse('was given before the store was put back to an earlier state');
  if (number >= feed.first) {
    const { end } = await cases.changes(number - 1, 1);
    if (end.time !== time) return refuse('was given before the store was put back to an earlier state');
  }
  return number === 0 ? beforeAll : { number, time };
}
