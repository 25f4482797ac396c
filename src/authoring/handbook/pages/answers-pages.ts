import type { Attribute, Bound } from '../../../rules/model/attribute.js';
import { textIn } from '../../../rules/model/words.js';
import type { Edition } from '../edition.js';
import { hrefOf, linkTo, places } from '../links.js';
import { type Content, element, type Markup } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { points, section, terms, usersMarkup } from '../parts.js';

/** A page for each kind of object with all that can be answered about it, and one that leads to them. */
export function answersPages(edition: Edition): readonly Page[] {
  const { naming } = edition;
  const kinds = [...edition.ruleSet.objects.values()].filter(({ attributes }) => attributes.size > 0);
  const pages = kinds.map(({ name, attributes }): Page => {
    const all = [...attributes.values()];
    return {
      path: `answers-${name}.html`,
      title: `${edition.say('answers')}: ${naming.kind(name)}`,
      body: all.map((attribute) => answerSection(attribute, edition)),
      entries: all.map((attribute) => ({
        title: `${naming.attribute(attribute)} (${naming.kind(name)})`,
        kind: 'answer',
        href: hrefOf(places.attribute(attribute)),
        words: attribute.fact,
      })),
    };
  });
  const overview: Page = {
    path: 'answers.html',
    title: edition.say('answers'),
    body: kinds.map(({ name, attributes }) =>
      section(
        `kind-${name}`,
        element('a', { href: `answers-${name}.html` }, naming.kind(name)),
        points(
          [...attributes.values()].map((attribute) => linkTo.attribute(attribute, edition)),
          { class: 'links' },
        ),
      ),
    ),
    entries: [],
  };
  return [overview, ...pages];
}

function answerSection(attribute: Attribute, edition: Edition): Markup {
  const { naming, locale } = edition;
  return section(
    places.attribute(attribute).id,
    naming.attribute(attribute),
    terms([
      [edition.say('name'), textIn(attribute.name, locale)],
      [edition.say('code'), element('code', {}, `${attribute.fact} (${attribute.id})`)],
      [edition.say('unit'), attribute.unit ? naming.unit(attribute.unit, 'nominative') : undefined],
      [edition.say('bounds'), boundsMarkup(attribute, edition)],
      [edition.say('catalogue'), attribute.catalogue && linkTo.catalogue(attribute.catalogue.name)],
    ]),
    element('h3', {}, edition.say('askedIn')),
    points(edition.questionsAbout(attribute).map((asked) => linkTo.question(asked, edition))) ??
      edition.say('askedNowhere'),
    element('h3', {}, edition.say('usedBy')),
    usersMarkup(edition.usersOf(attribute), edition),
  );
}

function boundsMarkup({ minimum, maximum, unit }: Attribute, edition: Edition): Content {
  if (minimum === undefined && maximum === undefined) return undefined;
  const bound = (one: Bound | undefined): Content =>
    one === undefined
      ? '…'
      : typeof one === 'number'
        ? edition.naming.quantity(one, unit)
        : linkTo.parameter(one, edition);
  return [bound(minimum), ' – ', bound(maximum)];
}
