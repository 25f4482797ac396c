import { textIn } from '../../../rules/model/words.js';
import type { Edition } from '../edition.js';
import { element } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { points, section, terms } from '../parts.js';

/** What there is in a rule system, and where. */
export function startPage(edition: Edition): Page {
  const { ruleSet, sources, personas, locale } = edition;
  const link = (href: string, text: string) => element('a', { href }, text);
  const screens = sources.reduce((sum, each) => sum + each.screens.length, 0);
  return {
    path: 'index.html',
    title: `${edition.say('handbook')}: ${ruleSet.versionName}`,
    body: [
      element('p', {}, edition.say('illustrative')),
      section(
        'counts',
        edition.say('counts'),
        terms([
          [edition.say('rules'), link('rules.html', String(ruleSet.rules.length))],
          [edition.say('facts'), link('facts.html', String(edition.facts.length))],
          [edition.say('answers'), link('answers.html', String(edition.attributes.length))],
          [edition.say('parameters'), link('parameters.html', String(ruleSet.parameters.size))],
          [edition.say('catalogues'), link('catalogues.html', String(ruleSet.catalogues.size))],
          [edition.say('screens'), link('screens.html', String(screens))],
          [edition.say('personas'), link('personas.html', String(personas.length))],
          [edition.say('notices'), link('notices.html', String(ruleSet.notices.size))],
        ]),
      ),
      section(
        'sets',
        edition.say('sets'),
        points([...ruleSet.parameterSets.values()].map(({ id, name }) => `${id}: ${textIn(name, locale)}`)),
      ),
      section(
        'sources',
        edition.say('screens'),
        points(sources.map(({ sourceType: { key, name } }) => link(`source-${key}.html`, textIn(name, locale)))),
      ),
    ],
    entries: [],
  };
}
