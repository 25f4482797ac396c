import { dayIn } from '../../rules/values/day-in.js';
import { codesFound } from '../../value-sets/found-codes.js';
import type { Operation } from '../operation.js';
import { csp, locale, longestWords, valueSet } from './value-set-query.js';

const limits = { usual: 10, most: 100 };

const query = [
  { name: 'catalogue', required: true, description: 'Name of the catalogue.' },
  {
    name: 'q',
    required: true,
    description: `Words, a key or their beginning, in any order and language, with typing errors; at most ${longestWords} characters.`,
  },
  locale,
  {
    name: 'limit',
    required: false,
    description: `How many entries are answered at most, 1 to ${limits.most}; ${limits.usual} when it is left out.`,
  },
  { ...csp, required: false, description: `${csp.description} The lowest when it is left out.` },
];

/** `GET /codeSearch`: the entries of a catalogue that words may mean, the likeliest first (decisions, "Value sets"). */
export const codeSearch: Operation = {
  name: 'codeSearch',
  method: 'GET',
  flavors: ['json'],
  summary: 'Find the entries of a catalogue that words may mean',
  description:
    'Finds the entries of a catalogue that words may mean, the likeliest first, and says why each was found. Stores nothing.',
  chapter: 'valueSets',
  repetition: 'harmless',
  scopes: [],
  query,
  answers: 'foundCodes',
  reports: ['unknownParameterSet', 'unknownCatalogue'],
  example: {
    query: { catalogue: 'medications', q: 'Ozempic', locale: 'en', limit: '3', csp: '1' },
    answers: {
      kind: 'foundCodes',
      set: {
        catalogue: 'medications',
        found: [{ id: '12', name: 'GLP-1 injection', matched: { text: 'Ozempic', kind: 'synonym', locale: 'en' } }],
      },
    },
  },
  run: async (services, request) => ({
    content: {
      kind: 'foundCodes',
      set: valueSet(
        services,
        request,
        query,
        (given, rules) => {
          const catalogue = rules && given.catalogue('catalogue', rules.ruleSet);
          const words = given.words('q');
          const limit = given.limit(limits.usual, limits.most);
          return catalogue && words !== undefined && limit !== undefined ? { catalogue, words, limit } : undefined;
        },
        ({ rules, locale: names }, { catalogue, words, limit }) =>
          codesFound(catalogue, {
            words,
            limit,
            locale: names,
            today: dayIn(rules.ruleSet.timeZone, services.now()),
          }),
      ),
    },
  }),
};
