import type { Pairs } from './mutated-request.js';

/** What the path has in braces is taken from the query; not what a client takes for another path, or for none. */
export function filledPath(path: string, pairs: Pairs): string {
  return path.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const value = pairs.find(([other]) => other === name)?.[1] ?? '';
    return encodeURIComponent(/^\.*$/.test(value) ? 'x' : value.replace(/\p{Surrogate}/gu, '?'));
  });
}

/** A value that begins with a percent sign is sent as it is, so that some cannot be decoded. */
export function queryString(pairs: Pairs): string {
  const encoded = (text: string): string =>
    text.startsWith('%') ? text : new URLSearchParams([['', text]]).toString().slice(1);
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
}
