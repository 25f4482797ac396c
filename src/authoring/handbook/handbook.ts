import type { Persona } from '../../personas/persona.js';
import { screensOf, type Systems } from '../../screens/model/systems.js';
import { wordLocales } from '../words/phrases/phrase.js';
import { Edition } from './edition.js';
import { labels } from './labels.js';
import { element } from '../../text/markup.js';
import { type Page, writePage } from './page.js';
import { answersPages } from './pages/answers-pages.js';
import { cataloguesPages } from './pages/catalogues-pages.js';
import { factsPages } from './pages/facts-pages.js';
import { noticesPage } from './pages/notices-page.js';
import { parametersPage } from './pages/parameters-page.js';
import { personasPages } from './pages/personas-pages.js';
import { rulesPages } from './pages/rules-pages.js';
import { screensPages } from './pages/screens-pages.js';
import { startPage } from './pages/start-page.js';
import { script } from './script.js';
import { style } from './style.js';

/**
 * All that rules and screens say, as pages for a browser without a server: for each rule system a folder with one of
 * each language in it, by path. The same data gives the same bytes.
 */
export function handbook(systems: Systems, personas: readonly Persona[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>([
    ['handbook.css', style],
    ['handbook.js', script],
    ['index.html', entryPage(systems)],
  ]);
  for (const ruleSet of systems.ruleSets)
    for (const locale of wordLocales) {
      const screens = screensOf(systems, ruleSet)?.bySourceType.values() ?? [];
      const own = personas.filter(({ csp: set }) => ruleSet.parameterSets.has(set));
      const edition = new Edition(ruleSet, locale, [...screens], own);
      const folder = `${ruleSet.system}/${locale}`;
      const pages = pagesOf(edition);
      for (const page of pages) files.set(`${folder}/${page.path}`, writePage(page, edition));
      files.set(`${folder}/search-index.js`, searchIndex(pages, edition));
    }
  return files;
}

const pagesOf = (edition: Edition): readonly Page[] => [
  startPage(edition),
  ...rulesPages(edition),
  ...factsPages(edition),
  ...answersPages(edition),
  parametersPage(edition),
  ...cataloguesPages(edition),
  ...screensPages(edition),
  ...personasPages(edition),
  noticesPage(edition),
];

/** What the search of an edition looks through: a script, because a page from a disk may read no data. */
function searchIndex(pages: readonly Page[], edition: Edition): string {
  const lines = pages
    .flatMap(({ entries }) => entries)
    .map(({ title, kind, href, words = '' }) => JSON.stringify([title, edition.say(kind), href, words]));
  return `window.handbookEntries = [\n${lines.join(',\n')}\n];\n`;
}

const languages = { en: 'English', de: 'Deutsch' } as const;

/** The page that leads to the editions. */
function entryPage({ ruleSets }: Systems): string {
  const page = element(
    'html',
    { lang: 'en' },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, labels.handbook.en),
      element('link', { rel: 'stylesheet', href: 'handbook.css' }),
    ),
    element(
      'body',
      {},
      element(
        'main',
        {},
        element('h1', {}, labels.handbook.en),
        ruleSets.map(({ system, versionName }) => [
          element('h2', {}, `${system} (${versionName})`),
          element(
            'ul',
            {},
            wordLocales.map((locale) =>
              element(
                'li',
                {},
                element(
                  'a',
                  { href: `${system}/${locale}/index.html`, hreflang: locale, lang: locale },
                  languages[locale],
                ),
              ),
            ),
          ),
        ]),
      ),
    ),
  );
  return `<!DOCTYPE html>\n${page.text}\n`;
}
