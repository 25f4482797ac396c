import type { Edition } from './edition.js';
import type { labels } from './labels.js';
import { type Content, element, type Markup } from '../../text/markup.js';

/** A line of the search: what it is called, what it is, where it stands, and what else it is found by. */
export interface SearchEntry {
  readonly title: string;
  readonly kind: keyof typeof labels;
  readonly href: string;
  readonly words?: string;
}

/** A page of an edition before it is written. */
export interface Page {
  /** Its file. */
  readonly path: string;
  readonly title: string;
  readonly body: readonly Content[];
  readonly entries: readonly SearchEntry[];
}

/** The pages that every page leads to. */
const chapters = [
  ['start', 'index.html'],
  ['rules', 'rules.html'],
  ['facts', 'facts.html'],
  ['answers', 'answers.html'],
  ['parameters', 'parameters.html'],
  ['catalogues', 'catalogues.html'],
  ['screens', 'screens.html'],
  ['personas', 'personas.html'],
  ['notices', 'notices.html'],
] as const satisfies readonly (readonly [keyof typeof labels, string])[];

const otherLocale = { en: 'de', de: 'en' } as const;

/** A page as its file holds it: it needs nothing but the files beside it, from a disk too. */
export function writePage({ path, title, body }: Page, edition: Edition): string {
  const { locale, ruleSet } = edition;
  const other = otherLocale[locale];
  const head = element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, `${title} – ${edition.say('handbook')}, ${ruleSet.system}`),
    element('link', { rel: 'stylesheet', href: '../../handbook.css' }),
    element('script', { src: 'search-index.js', defer: 'defer' }),
    element('script', { src: '../../handbook.js', defer: 'defer' }),
  );
  const content = element(
    'body',
    {},
    element('a', { class: 'skip', href: '#content' }, edition.say('skip')),
    header(edition),
    element(
      'nav',
      { 'aria-label': edition.say('pages') },
      element(
        'ul',
        {},
        chapters.map(([label, href]) =>
          element(
            'li',
            {},
            element('a', { href, 'aria-current': href === path ? 'page' : undefined }, edition.say(label)),
          ),
        ),
        element(
          'li',
          {},
          element('a', { href: `../${other}/${path}`, hreflang: other, lang: other }, edition.say('language')),
        ),
        element('li', {}, element('a', { href: '../../index.html' }, edition.say('otherSystem'))),
      ),
    ),
    element('main', { id: 'content', tabindex: '-1' }, element('h1', {}, title), ...body),
  );
  return `<!DOCTYPE html>\n${element('html', { lang: locale }, head, content).text}\n`;
}

function header(edition: Edition): Markup {
  return element(
    'header',
    {},
    element(
      'p',
      { class: 'book' },
      `${edition.say('handbook')}: ${edition.ruleSet.system} (${edition.ruleSet.versionName})`,
    ),
    element(
      'search',
      {},
      element('label', { for: 'search' }, edition.say('search')),
      element('input', {
        id: 'search',
        type: 'search',
        autocomplete: 'off',
        placeholder: edition.say('searchHint'),
        'data-found': edition.say('found'),
        'data-first': edition.say('firstOnes'),
      }),
      element('p', { id: 'count', role: 'status' }),
      element('ul', { id: 'found', 'aria-label': edition.say('found') }),
    ),
  );
}
