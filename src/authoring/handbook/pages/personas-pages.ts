import { writeDate } from '../../../case/values/date-forms.js';
import { grouped } from '../../../lists/grouped.js';
import type { Persona } from '../../../personas/persona.js';
import { textIn } from '../../../rules/model/words.js';
import { severityPhrases } from '../../words/phrases/heading-phrases.js';
import type { Edition } from '../edition.js';
import { valueMarkupOf, givenMarkup, type UsualAnswers, usualAnswers } from '../given.js';
import { hrefOf, linkTo, places, topicOf } from '../links.js';
import { type Content, element, type Markup } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { points, section, table, terms } from '../parts.js';

/** A page for each file of personas, and one that leads to them. */
export function personasPages(edition: Edition): readonly Page[] {
  const topics = grouped(edition.personas, topicOf);
  const variants = grouped(
    edition.personas,
    ({ each }) => element('div', {}, givenMarkup(each.node, 'case', edition)).text,
  );
  const all = [...variants.values()];
  const variantOf = new Map(all.flatMap((personas, index) => personas.map((persona) => [persona, index + 1] as const)));
  const overview: Page = {
    path: 'personas.html',
    title: edition.say('personas'),
    body: [
      ...[...topics].map(([topic, personas]) =>
        section(
          `topic-${topic}`,
          element('a', { href: `personas-${topic}.html` }, topic),
          table(topic, {
            head: [edition.say('persona'), edition.say('isSaid')],
            rows: [...inSets(personas).values()].map((ofSets) => [
              ofSets
                .slice(0, 1)
                .map((persona) => [element('a', { href: hrefOf(places.persona(persona)), lang: 'en' }, persona.who)]),
              [...new Set(ofSets.flatMap(({ says }) => says.map(({ rule }) => rule)))].join(', '),
            ]),
          }),
        ),
      ),
      ...all.map(([persona], index) =>
        section(
          `variant-${index + 1}`,
          edition.say('variant', { number: String(index + 1) }),
          persona && givenMarkup(persona.each.node, 'case', edition),
        ),
      ),
    ],
    entries: [],
  };
  return [overview, ...[...topics].map(([topic, personas]) => topicPage(topic, personas, variantOf, edition))];
}

/** A persona stands once, with all of its parameter sets. */
const inSets = (personas: readonly Persona[]): ReadonlyMap<string, readonly Persona[]> =>
  grouped(personas, ({ name }) => name);

function topicPage(
  topic: string,
  personas: readonly Persona[],
  variantOf: ReadonlyMap<Persona, number>,
  edition: Edition,
): Page {
  const usual = usualAnswers(
    personas.map(({ given }) => given.node),
    'case',
    edition,
  );
  return {
    path: `personas-${topic}.html`,
    title: `${edition.say('personas')}: ${topic}`,
    body: [
      ...[...inSets(personas).values()].map((ofSets) => personaSection(ofSets, usual, variantOf, edition)),
      usualSection(usual, edition),
    ],
    entries: [...inSets(personas).values()].flatMap(([persona]) =>
      persona
        ? [
            {
              title: persona.who,
              kind: 'persona' as const,
              href: hrefOf(places.persona(persona)),
              words: `${persona.name} ${persona.says.map(({ rule }) => rule).join(' ')}`,
            },
          ]
        : [],
    ),
  };
}

const usualSection = (usual: UsualAnswers, edition: Edition): Markup =>
  section(
    'usual',
    edition.say('usual'),
    element('p', {}, edition.say('usualNote')),
    points(
      [...usual].map(([kind, answers]) => [
        edition.naming.kind(kind),
        points([...answers].map(([label, text]) => `${label}: ${text}`)),
      ]),
    ),
  );

function personaSection(
  ofSets: readonly Persona[],
  usual: UsualAnswers,
  variantOf: ReadonlyMap<Persona, number>,
  edition: Edition,
): Content {
  const [persona] = ofSets;
  if (!persona) return undefined;
  // The system of a set may add answers: those of each set that differ stand by themselves.
  const given = grouped(
    ofSets,
    ({ given: { node } }) => element('div', {}, givenMarkup(node, 'case', edition, usual)).text,
  );
  return section(
    places.persona(persona).id,
    persona.name,
    element('p', { lang: 'en' }, persona.who),
    terms([
      [edition.say('day'), writeDate(persona.day, edition.locale)],
      ...[...given.values()].flatMap(([first, ...others]) =>
        first
          ? [
              [
                `${edition.say('given')} (${setsOf([first, ...others], edition)})`,
                givenMarkup(first.given.node, 'case', edition, usual),
              ] as const,
            ]
          : [],
      ),
      [
        edition.say('each'),
        points(
          [...new Set(ofSets.map((one) => variantOf.get(one) ?? 0))].map((number) =>
            element(
              'a',
              { href: `personas.html#variant-${number}` },
              edition.say('variant', { number: String(number) }),
            ),
          ),
        ),
      ],
      [edition.say('derives'), derivesMarkup(persona, edition)],
      ...ofSets.map(
        (one) => [`${edition.say('isSaid')} (${setsOf([one], edition)})`, saysMarkup(one, edition)] as const,
      ),
    ]),
  );
}

const setsOf = (personas: readonly Persona[], edition: Edition): string =>
  personas.map(({ csp }) => textIn(edition.ruleSet.parameterSets.get(csp)?.name ?? {}, edition.locale)).join(', ');

const derivesMarkup = ({ derives }: Persona, edition: Edition): Content =>
  points(
    derives.map(({ fact, expected }) => [
      linkTo.fact(fact, edition),
      ': ',
      valueMarkupOf(expected.node, fact.type, fact.scope, edition),
    ]),
  );

const saysMarkup = ({ says }: Persona, edition: Edition): Content =>
  points(
    says.map(({ rule, severity }) => {
      const found = edition.ruleSet.rules.find(({ id }) => id === rule);
      return [found ? linkTo.rule(found) : rule, ` (${severityPhrases[severity][edition.locale]})`];
    }),
  ) ?? edition.say('nothingSaid');
