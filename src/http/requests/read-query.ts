/** What cannot be decoded becomes a text that no id may have, so that the operation refuses it by its own rules. */
const undecodable = '\uD800';

/** All values of each query parameter, in order. A plus sign is a blank, as in forms. */
export function readQuery(querystring: string): ReadonlyMap<string, readonly string[]> {
  const query = new Map<string, string[]>();
  for (const part of querystring.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    const values = query.get(name) ?? [];
    values.push(at < 0 ? '' : decode(part.slice(at + 1)));
    query.set(name, values);
  }
  return query;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undecodable;
  }
}
