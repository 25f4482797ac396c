import { notesOf } from '../../../rules/model/notes.js';
import type { DerivedFact } from '../../../rules/model/expression.js';
import { factInWords } from '../../words/fact-in-words.js';
import { headingPhrases } from '../../words/phrases/heading-phrases.js';
import { grouped } from '../../../lists/grouped.js';
import type { Edition } from '../edition.js';
import { hrefOf, linkTo, places } from '../links.js';
import { element, type Markup } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { english, parameterValues, points, readsMarkup, section, terms, toldMarkup, usersMarkup } from '../parts.js';
import { readsOf } from '../reads.js';
import { examplesTable } from './rules-pages.js';

/** A page of derived facts for each kind of object, and one that leads to them. */
export function factsPages(edition: Edition): readonly Page[] {
  const { naming } = edition;
  const kinds = grouped(edition.facts, ({ scope }) => scope);
  const pages = [...kinds].map(
    ([scope, facts]): Page => ({
      path: `facts-${scope}.html`,
      title: `${edition.say('facts')}: ${naming.kind(scope)}`,
      body: facts.map((fact) => factSection(fact, edition)),
      entries: facts.map((fact) => ({
        title: naming.fact(fact) ?? fact.name,
        kind: 'fact',
        href: hrefOf(places.fact(fact)),
        words: [fact.name, ...Object.values(notesOf(fact))].join(' '),
      })),
    }),
  );
  const overview: Page = {
    path: 'facts.html',
    title: edition.say('facts'),
    body: [...kinds].map(([scope, facts]) =>
      section(
        `kind-${scope}`,
        element('a', { href: `facts-${scope}.html` }, naming.kind(scope)),
        points(facts.map((fact) => linkTo.fact(fact, edition))),
      ),
    ),
    entries: [],
  };
  return [overview, ...pages];
}

function factSection(fact: DerivedFact, edition: Edition): Markup {
  const { naming, locale, ruleSet } = edition;
  const told = factInWords(fact, ruleSet, naming, false);
  const reads = readsOf([fact.is], (each) => naming.isShared(each));
  return section(
    places.fact(fact).id,
    naming.fact(fact) ?? fact.name,
    terms([
      [edition.say('code'), element('code', {}, fact.name)],
      [edition.say('meaning'), english(fact.meaning)],
      [headingPhrases.reference[locale], fact.reference],
      [edition.say('file'), element('code', {}, told.at)],
    ]),
    element('h3', {}, headingPhrases.is[locale]),
    toldMarkup(told, edition),
    told.parameters.length > 0
      ? [element('h3', {}, headingPhrases.parameters[locale]), points(told.parameters.map(parameterValues))]
      : undefined,
    element('h3', {}, edition.say('restsOn')),
    readsMarkup(reads, edition),
    element('h3', {}, edition.say('usedBy')),
    usersMarkup(edition.usersOf(fact), edition),
    fact.examples
      ? [element('h3', {}, edition.say('examples')), examplesTable(fact.examples, fact.scope, edition, fact.type)]
      : undefined,
  );
}
