import type { Capture } from '../client/requests.js';
import type { Route } from './route.js';

/** What is told of a capture beside its screen. */
export interface OpeningMembers {
  readonly item?: string;
  readonly review?: boolean;
  readonly why?: boolean;
}

/** What `capture` is asked, to show the screen of an item, the first one where it says none. */
export function opening(
  { language, subId, caseId, sourceType, form }: Pick<Route, 'language' | 'subId' | 'caseId' | 'sourceType' | 'form'>,
  members: OpeningMembers,
): Capture {
  const ofCase = { language, sourceType, subId, caseId, groupScreens: form === 'SB2', loggingArea: '0' };
  return { ...ofCase, guide: true, ...members };
}
