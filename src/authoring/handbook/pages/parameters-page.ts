import { notesOf } from '../../../rules/model/notes.js';
import type { Parameter } from '../../../rules/model/parameter.js';
import { textIn } from '../../../rules/model/words.js';
import type { ParameterInWords } from '../../words/in-words.js';
import { parameterInWords } from '../../words/parameter-words.js';
import type { Edition } from '../edition.js';
import { hrefOf, places } from '../links.js';
import { type Content, element, type Markup } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { headingPhrases } from '../../words/phrases/heading-phrases.js';
import { english, section, table, terms, usersMarkup, valueMarkup } from '../parts.js';

/**
 * All parameters with their values across the parameter sets: one table of those that are one value, then each by
 * itself.
 */
export function parametersPage(edition: Edition): Page {
  const parameters = [...edition.ruleSet.parameters.values()];
  const told = new Map(parameters.map((parameter) => [parameter, parameterInWords(parameter, edition.naming).values]));
  const sets = [...edition.ruleSet.parameterSets.values()];
  return {
    path: 'parameters.html',
    title: edition.say('parameters'),
    body: [
      element('p', {}, edition.say('illustrative')),
      table(edition.say('parameters'), {
        head: [
          edition.say('parameter'),
          ...sets.map(({ id, name }) => `${setName(id, edition)}: ${textIn(name, edition.locale)}`),
        ],
        rows: parameters
          .filter(({ kind }) => kind !== 'table')
          .map((parameter) => [
            element('a', { href: `#${places.parameter(parameter).id}` }, edition.naming.parameter(parameter)),
            ...sets.map(({ id }) => valueIn(parameter, id, told.get(parameter) ?? [])),
          ]),
      }),
      ...parameters.map((parameter) => parameterSection(parameter, told.get(parameter) ?? [], edition)),
    ],
    entries: parameters.map((parameter) => ({
      title: edition.naming.parameter(parameter),
      kind: 'parameter',
      href: hrefOf(places.parameter(parameter)),
      words: [parameter.name, ...Object.values(notesOf(parameter))].join(' '),
    })),
  };
}

const setName = (id: number | string, edition: Edition): string => edition.say('set', { id: String(id) });

type Values = ParameterInWords['values'];

const valueIn = (parameter: Parameter, set: number, values: Values): Content => {
  const told = values.find(({ sets }) => sets.includes(set));
  return told && valueMarkup(told.value, parameter.name);
};

function parameterSection(parameter: Parameter, values: Values, edition: Edition): Markup {
  return section(
    places.parameter(parameter).id,
    edition.naming.parameter(parameter),
    terms([
      [edition.say('code'), element('code', {}, parameter.name)],
      [edition.say('meaning'), english(parameter.meaning)],
      [headingPhrases.reference[edition.locale], parameter.reference],
      ...values.map(
        ({ sets, value }) =>
          [
            setName(sets.join(', '), edition),
            valueMarkup(value, `${edition.naming.parameter(parameter)} ${sets.join(', ')}`),
          ] as const,
      ),
      [edition.say('usedBy'), usersMarkup(edition.usersOf(parameter), edition)],
    ]),
  );
}
