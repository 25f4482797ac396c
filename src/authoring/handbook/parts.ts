import type { Block, ParameterInWords, TableInWords, Told } from '../words/in-words.js';
import { headingPhrases } from '../words/phrases/heading-phrases.js';
import { fill } from '../words/phrases/phrase.js';
import type { Edition, Users } from './edition.js';
import { textIn } from '../../rules/model/words.js';
import { hrefOf, linkTo, places } from './links.js';
import { type Content, element, type Markup } from '../../text/markup.js';
import type { Reads } from './reads.js';

/** A list of points; nothing when there is none. */
export const points = (
  items: readonly Content[],
  attributes: Readonly<Record<string, string>> = {},
): Markup | undefined =>
  items.length === 0
    ? undefined
    : element(
        'ul',
        attributes,
        items.map((item) => element('li', {}, item)),
      );

/** Pairs of a term and what is said of it; what is empty is left out. */
export const terms = (pairs: readonly (readonly [string, Content])[]): Markup | undefined => {
  const said = pairs.filter(([, content]) => content !== undefined && content !== '');
  return said.length === 0
    ? undefined
    : element(
        'dl',
        {},
        said.map(([term, content]) => [element('dt', {}, term), element('dd', {}, content)]),
      );
};

/** What the files say in English only. */
export const english = (text: string | undefined): Content =>
  text === undefined ? undefined : element('span', { lang: 'en' }, text);

/** A table that scrolls by itself, also by the keyboard, where it is wider than the page. */
export const table = (
  caption: string,
  { head, rows }: { readonly head: readonly Content[]; readonly rows: readonly (readonly Content[])[] },
): Markup =>
  element(
    'div',
    { class: 'wide', role: 'group', 'aria-label': caption, tabindex: '0' },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          head.map((cell) => element('th', { scope: 'col' }, cell)),
        ),
      ),
      element(
        'tbody',
        {},
        rows.map((row) =>
          element(
            'tr',
            {},
            row.map((cell) => element('td', {}, cell)),
          ),
        ),
      ),
    ),
  );

/** Sentences point by point. */
const blockMarkup = ({ text, items = [] }: Block): Markup =>
  element('div', { class: 'told' }, text, points(items.map((item) => blockMarkup(item))));

/** A condition or value in words, with what its names stand for. */
export function toldMarkup({ tells, where }: Told, edition: Edition): readonly Content[] {
  return [
    blockMarkup(tells),
    ...where.map(({ name, is }) =>
      element('div', { class: 'where' }, `${fill(headingPhrases.where, edition.locale, { name })}:`, blockMarkup(is)),
    ),
  ];
}

/** Links to what something reads. */
export const readsMarkup = ({ facts, attributes, parameters }: Reads, edition: Edition): Markup | undefined =>
  points(
    [
      ...[...facts].map((fact) => linkTo.fact(fact, edition)),
      ...[...attributes].map((attribute) => linkTo.attribute(attribute, edition)),
      ...[...parameters].map((parameter) => linkTo.parameter(parameter, edition)),
    ],
    { class: 'links' },
  );

/** Links to those who read something. */
export const usersMarkup = ({ rules, facts, screens, notices, attributes }: Users, edition: Edition): Content =>
  points(
    [
      ...rules.map((rule) => linkTo.rule(rule)),
      ...facts.map((fact) => linkTo.fact(fact, edition)),
      ...screens.map((screen) => linkTo.screen(screen, edition)),
      ...notices.map((notice) => linkTo.notice(notice, textIn(notice.versions.at(-1)?.title ?? {}, edition.locale))),
      ...attributes.map((attribute) => linkTo.attribute(attribute, edition)),
    ],
    { class: 'links' },
  ) ?? edition.say('usedByNone');

const isTable = (value: string | TableInWords): value is TableInWords => typeof value !== 'string';

/** What a parameter is in the parameter sets; a table stands on the page of parameters. */
export const parameterValues = ({ parameter, name, values }: ParameterInWords): Content => [
  element('a', { href: hrefOf(places.parameter({ name: parameter })) }, name),
  values.some(({ value }) => isTable(value))
    ? ''
    : `: ${values.map(({ sets, value }) => `${sets.join(', ')}: ${String(value)}`).join('; ')}`,
];

/** The value of a parameter in one set. */
export const valueMarkup = (value: string | TableInWords, caption: string): Content =>
  isTable(value) ? table(caption, value) : value;

/** A section of a page under a heading with an id, which links lead to. */
export const section = (id: string, heading: Content, ...content: readonly Content[]): Markup =>
  element('section', { id }, element('h2', {}, heading), ...content);
