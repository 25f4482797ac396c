/** What a page holds of interest to its tests. */
export interface PageParts {
  readonly ids: readonly string[];
  readonly hrefs: readonly string[];
  /** What a browser loads by itself. */
  readonly loads: readonly string[];
  /** Tags that are not closed, closed twice or written wrongly; text with a bare sign of HTML. */
  readonly faults: readonly string[];
}

const tag = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*="[^"<>]*")*)\s*(\/?)>$/;
const attribute = /([a-zA-Z][a-zA-Z0-9:-]*)="([^"]*)"/g;
const bareSign = /&(?!(?:amp|lt|gt|quot|#39);)|>/;

/** Takes a page apart: a small tokenizer for pages that are well-formed XML. */
export function partsOfPage(page: string): PageParts {
  const ids: string[] = [];
  const hrefs: string[] = [];
  const loads: string[] = [];
  const faults: string[] = [];
  const open: string[] = [];
  const body = page.replace(/^<!DOCTYPE html>\n/, '');
  for (const piece of body.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (!piece.startsWith('<')) {
      if (bareSign.test(piece)) faults.push(`bare sign in "${piece.slice(0, 60)}"`);
      continue;
    }
    const [, closing, name = '', attributes = '', alone] = tag.exec(piece) ?? [];
    if (name === '') faults.push(`no tag: ${piece}`);
    else if (closing === '/') {
      const last = open.pop();
      if (last !== name) faults.push(`</${name}> closes ${last ?? 'nothing'}`);
    } else if (alone !== '/') open.push(name);
    for (const [, key, value = ''] of attributes.matchAll(attribute)) {
      if (key === 'id') ids.push(value);
      if (key === 'src' || (key === 'href' && name === 'link')) loads.push(value);
      else if (key === 'href') hrefs.push(value);
      else if (key === 'style' || key?.startsWith('on')) faults.push(`${key} on ${name}`);
    }
  }
  for (const name of open) faults.push(`${name} is not closed`);
  return { ids, hrefs, loads, faults };
}
