import { noEntry } from '../../rules/entries/entries-named.js';
import type { Catalogue, Entry } from '../../rules/model/catalogue.js';
import { pageOf } from '../../value-sets/catalogue-page.js';
import type { Operation } from '../operation.js';
import { csp, locale, longestWords, valueSet } from './value-set-query.js';

const limits = { usual: 100, most: 1000 };

const query = [
  { name: 'name', required: true, description: 'Name of the catalogue.' },
  csp,
  locale,
  {
    name: 'prefix',
    required: false,
    description: `Only entries whose key or name begins so, capitals and the spelling of umlauts aside; at most ${longestWords} characters.`,
  },
  {
    name: 'limit',
    required: false,
    description: `How many entries a page has at most, 1 to ${limits.most}; ${limits.usual} when it is left out.`,
  },
  {
    name: 'after',
    required: false,
    description: '`id` of the entry behind which the page begins: `next` of the page before.',
  },
];

/** `GET /catalogues/{name}`: the entries of a catalogue, page by page (decisions, "Value sets"). */
export const catalogue: Operation = {
  name: 'catalogue',
  path: 'catalogues/{name}',
  method: 'GET',
  flavors: ['json'],
  summary: 'Read the entries of a catalogue',
  description:
    'Answers the entries of a catalogue in their order, page by page: names and synonyms in the locale, of those that are offered. Stores nothing.',
  chapter: 'valueSets',
  repetition: 'harmless',
  scopes: [],
  query,
  answers: 'catalogue',
  reports: ['unknownParameterSet', 'unknownCatalogue'],
  example: {
    query: { name: 'relationships', csp: '1', locale: 'en', prefix: 'm', limit: '10', after: '' },
    answers: {
      kind: 'catalogue',
      set: {
        name: 'relationships',
        keyed: false,
        size: 1,
        entries: [{ id: '1', name: 'Mother', synonyms: ['mum', 'mummy', 'mom', 'mam'] }],
      },
    },
  },
  run: async (services, request) => ({
    content: {
      kind: 'catalogue',
      set: valueSet(
        services,
        request,
        query,
        (given, rules, names = '') => {
          const named = rules && given.catalogue('name', rules.ruleSet);
          const limit = given.limit(limits.usual, limits.most);
          const prefix = given.words('prefix') ?? '';
          const behind = given.words('after');
          const after = named && behind !== undefined ? entryOf(named, behind) : undefined;
          if (named && behind !== undefined && !after) given.refuse('after', noEntry(named, behind, names));
          return named && limit !== undefined ? { named, limit, prefix, ...(after && { after }) } : undefined;
        },
        ({ locale: names }, { named, ...page }) => pageOf(named, { locale: names, ...page }),
      ),
    },
  }),
};

const entryOf = ({ keyed, entries, byId }: Catalogue, id: string): Entry | undefined =>
  keyed ? entries.get(id) : byId.get(Number(id));
