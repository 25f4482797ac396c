import type { Persona } from '../../personas/persona.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { DerivedFact } from '../../rules/model/expression.js';
import type { Notice } from '../../rules/model/notice.js';
import type { Parameter } from '../../rules/model/parameter.js';
import type { Rule } from '../../rules/model/rule.js';
import { textIn } from '../../rules/model/words.js';
import type { ScreenDefinition } from '../../screens/model/definition.js';
import { askedInWords, screenInWords } from '../words/question-in-words.js';
import type { AskedQuestion, Edition } from './edition.js';
import { element, type Markup } from '../../text/markup.js';

/** A place of an edition: a page, and what stands there. */
interface Place {
  readonly page: string;
  readonly id: string;
}

/** How many entries of a catalogue stand on one page. */
export const entriesOfPage = 500;

/** The topic of a rule: the name of its file. */
export const topicOf = ({ at }: { readonly at: { readonly file: string } }): string =>
  at.file.slice(at.file.lastIndexOf('/') + 1, -'.yaml'.length);

/** Where everything stands: the one place that knows pages and ids. */
export const places = {
  rule: (rule: Rule): Place => ({ page: `rules-${topicOf(rule)}.html`, id: `rule-${rule.id}` }),
  fact: ({ scope, name }: DerivedFact): Place => ({ page: `facts-${scope}.html`, id: `fact-${name}` }),
  attribute: ({ object, fact }: Attribute): Place => ({ page: `answers-${object}.html`, id: `answer-${fact}` }),
  parameter: ({ name }: { readonly name: string }): Place => ({ page: 'parameters.html', id: `parameter-${name}` }),
  notice: ({ key }: Notice): Place => ({ page: 'notices.html', id: `notice-${key}` }),
  screen: ({ sourceType, key }: ScreenDefinition): Place => ({
    page: `screen-${sourceType.key}-${key}.html`,
    id: 'content',
  }),
  question: ({ screen, question }: AskedQuestion): Place => ({
    page: `screen-${screen.sourceType.key}-${screen.key}.html`,
    id: `question-${question.key}`,
  }),
  catalogue: (name: string): Place => ({ page: `catalogue-${name}.html`, id: 'content' }),
  persona: (persona: Persona): Place => ({ page: `personas-${topicOf(persona)}.html`, id: `persona-${persona.name}` }),
} as const;

export const hrefOf = ({ page, id }: Place): string => `${page}#${id}`;

const link = (place: Place, text: string): Markup => element('a', { href: hrefOf(place) }, text);

/** Links by what they lead to, in the words of an edition. */
export const linkTo = {
  rule: (rule: Rule): Markup => link(places.rule(rule), rule.id),
  fact: (fact: DerivedFact, { naming }: Edition): Markup =>
    link(places.fact(fact), `${naming.fact(fact) ?? fact.name} (${naming.kind(fact.scope)})`),
  attribute: (attribute: Attribute, { naming }: Edition): Markup =>
    link(places.attribute(attribute), `${naming.attribute(attribute)} (${naming.kind(attribute.object)})`),
  parameter: (parameter: Parameter, { naming }: Edition): Markup =>
    link(places.parameter(parameter), naming.parameter(parameter)),
  screen: (screen: ScreenDefinition, { naming, locale }: Edition): Markup =>
    link(places.screen(screen), `${screenInWords(screen, naming)} (${textIn(screen.sourceType.name, locale)})`),
  question: (asked: AskedQuestion, edition: Edition): Markup =>
    link(
      places.question(asked),
      `${askedInWords(asked.question, asked.screen, edition.naming)} (${screenInWords(asked.screen, edition.naming)})`,
    ),
  notice: (notice: Notice, title: string): Markup => link(places.notice(notice), title),
  catalogue: (name: string): Markup => link(places.catalogue(name), name),
} as const;
