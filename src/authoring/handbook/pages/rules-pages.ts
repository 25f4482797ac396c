import type { Attribute } from '../../../rules/model/attribute.js';
import type { Example } from '../../../rules/model/example.js';
import type { FactType, RelationPath } from '../../../rules/model/expression.js';
import type { ObjectKind } from '../../../rules/model/object-kind.js';
import type { Rule } from '../../../rules/model/rule.js';
import { Cursor } from '../../../documents/cursor.js';
import { headingPhrases } from '../../words/phrases/heading-phrases.js';
import { wordLocales } from '../../words/phrases/phrase.js';
import { ruleInWords, saidInWords } from '../../words/rule-in-words.js';
import { Naming } from '../../words/naming.js';
import { grouped } from '../../../lists/grouped.js';
import type { Edition } from '../edition.js';
import { givenMarkup, valueMarkupOf } from '../given.js';
import type { labels } from '../labels.js';
import { hrefOf, linkTo, places, topicOf } from '../links.js';
import { type Content, element, type Markup } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { parameterValues, points, readsMarkup, section, table, terms, toldMarkup } from '../parts.js';
import { readsOf } from '../reads.js';

/** A page for each file of rules, and one that leads to them. */
export function rulesPages(edition: Edition): readonly Page[] {
  const topics = grouped(edition.ruleSet.rules, topicOf);
  const pages = [...topics].map(
    ([topic, rules]): Page => ({
      path: `rules-${topic}.html`,
      title: `${edition.say('rules')}: ${topic}`,
      body: rules.map((rule) => ruleSection(rule, edition)),
      entries: rules.map((rule) => ({
        title: `${rule.id}: ${saidInWords(rule, edition.naming)}`,
        kind: 'rule',
        href: hrefOf(places.rule(rule)),
        words: rule.reference,
      })),
    }),
  );
  const overview: Page = {
    path: 'rules.html',
    title: edition.say('rules'),
    body: [...topics].map(([topic, rules]) =>
      section(
        `topic-${topic}`,
        element('a', { href: `rules-${topic}.html` }, topic),
        table(topic, {
          head: [edition.say('rule'), edition.say('says')],
          rows: rules.map((rule) => [linkTo.rule(rule), saidInWords(rule, edition.naming)]),
        }),
      ),
    ),
    entries: [],
  };
  return [overview, ...pages];
}

function ruleSection(rule: Rule, edition: Edition): Markup {
  const { ruleSet, naming, locale } = edition;
  const told = ruleInWords(rule, ruleSet, naming, false);
  const head = (key: keyof typeof headingPhrases): string => headingPhrases[key][locale];
  const reads = readsOf([rule.violatedWhen], (fact) => naming.isShared(fact));
  return section(
    places.rule(rule).id,
    rule.id,
    terms([
      [head('about'), told.about],
      [head('severity'), told.severity],
      [head('sources'), told.sources.join(', ')],
      ...wordLocales.map(
        (each) =>
          [
            `${head('message')} (${each})`,
            element(
              'span',
              { lang: each },
              saidInWords(rule, each === locale ? naming : new Naming(ruleSet, each, [])),
            ),
          ] as const,
      ),
      [head('reference'), rule.reference],
      [edition.say('file'), element('code', {}, told.at)],
    ]),
    element('h3', {}, head('violated')),
    toldMarkup(told, edition),
    told.parameters.length > 0
      ? [element('h3', {}, head('parameters')), points(told.parameters.map(parameterValues))]
      : undefined,
    element('h3', {}, edition.say('restsOn')),
    readsMarkup(reads, edition),
    element('h3', {}, edition.say('concerns')),
    concernsMarkup(rule, edition),
    rule.examples.length > 0
      ? [element('h3', {}, edition.say('examples')), examplesTable(rule.examples, rule.scope, edition)]
      : undefined,
  );
}

/** The examples of a rule, or of a fact of this type, as a table. */
export const examplesTable = (
  examples: readonly Example[],
  scope: string,
  edition: Edition,
  type: FactType = { kind: 'truth' },
): Markup =>
  table(edition.say('examples'), {
    head: [edition.say('given'), edition.say('expected')],
    rows: examples.map(({ given, expect }) => [
      givenMarkup(given instanceof Cursor ? given.node : undefined, scope, edition),
      expectedMarkup(expect, type, scope, edition),
    ]),
  });

const outcomes: ReadonlySet<string> = new Set(['violated', 'satisfied', 'undecided']);

function expectedMarkup(expect: unknown, type: FactType, scope: string, edition: Edition): Content {
  if (!(expect instanceof Cursor)) return undefined;
  const { text } = expect;
  return text !== undefined && outcomes.has(text)
    ? edition.say(text as keyof typeof labels)
    : valueMarkupOf(expect.node, type, scope, edition);
}

/** The questions at which a violation is shown. */
function concernsMarkup(rule: Rule, edition: Edition): Content {
  const asked = rule.concerns
    .flatMap((path) => attributeAt(path, rule.scope, edition) ?? [])
    .flatMap((attribute) => edition.questionsAbout(attribute));
  return (
    points(
      asked.map((one) => linkTo.question(one, edition)),
      { class: 'links' },
    ) ?? edition.say('askedNowhere')
  );
}

function attributeAt(path: string, scope: string, { ruleSet: { objects } }: Edition): Attribute | undefined {
  const steps = path.split('.');
  let kind = objects.get(steps[0] === 'case' && steps.length > 1 ? (steps.shift() as string) : scope) as ObjectKind;
  for (const step of steps.slice(0, -1))
    kind = objects.get((kind.relations.get(step) as RelationPath).target) as ObjectKind;
  return kind.attributes.get(steps.at(-1) as string);
}
