import { quoted } from '../../text/quoted.js';
import type { Catalogue } from '../model/catalogue.js';

/** Longer lists help nobody. */
const mostListed = 30;

/** What is said of an id or a key that a catalogue does not have: all that it has, where these are few. */
export function noEntry({ keyed, entries, byId }: Catalogue, code: number | string): string {
  const shown = typeof code === 'string' ? quoted(code) : code;
  return entries.size > mostListed
    ? `there is no entry ${shown}`
    : `${shown} is none of ${[...(keyed ? entries : byId).keys()].join(', ')}`;
}
