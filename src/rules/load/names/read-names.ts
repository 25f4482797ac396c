import type { Position } from '../../../documents/position.js';
import { Findings } from '../../../documents/findings/findings.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { type NamedThing, namedThings } from '../../model/names.js';
import type { ObjectKind } from '../../model/object-kind.js';
import type { Notes } from '../../model/notes.js';
import { columnsOf } from '../../model/parameter.js';
import type { RuleSet } from '../../model/rule-set.js';
import { compareWithMeaning } from '../messages/excluding-words.js';
import { type PlacedWords, reportCopied } from '../messages/copied-texts.js';
import { readName } from '../draft/read-words.js';
import type { RuleSetReading } from '../draft/draft.js';
import { checkLost } from './check-lost.js';
import { namesSchema } from './names-schema.js';
import { tellNamed } from './tell-named.js';

/** As many names of nothing are told where something is wrong elsewhere: more of them have gone with that. */
const mostBesideErrors = 3;

/**
 * `names.yaml` of each folder that has one: what rules in words call facts, relations, parameters and columns. A name
 * of nothing is a warning: what it named is gone, and no rule is wrong because of it. A folder may name what a folder
 * that it includes has named.
 */
export function readNames(reading: RuleSetReading): void {
  const { draft, sources, findings, folders } = reading;
  const ofNothing = new Findings(undefined, findings.leftOut);
  for (const file of folders.map((folder) => `${folder}/names.yaml`).filter((each) => sources.has(each))) {
    const document = sources.document(file, namesSchema);
    const copies: PlacedWords[] = [];
    for (const thing of namedThings) {
      const known = new Set(existing[thing](draft));
      for (const [key, cursor] of document?.member(thing).members ?? []) {
        const words = readName(cursor, draft.locales, findings);
        draft.names[thing].set(key, words);
        copies.push({ name: key, words, placeOf: (locale) => cursor.member(locale).valueAt });
        if (known.has(key)) tellNamed(thing, key, cursor, reading);
        else
          ofNothing.warning(
            cursor.at,
            'unknown-key',
            `nothing is called "${key}"${didYouMean(key, known)}`,
            `${named[thing]}${key}`,
          );
      }
    }
    reportCopied(copies, findings);
  }
  if (ofNothing.all.length <= mostBesideErrors || findings.errors.length === 0) findings.repeat(ofNothing.all);
  checkLost(existing, reading);
  for (const [thing, meanings] of withMeanings)
    for (const [key, { meaning, at }] of meanings(draft))
      compareWithMeaning(draft.names[thing].get(key), meaning, at, findings);
}

type WithMeanings = Iterable<readonly [key: string, thing: Notes & { readonly at: Position }]>;

/** What has a name and says what it means. */
const withMeanings: readonly (readonly [NamedThing, (rules: RuleSet) => WithMeanings])[] = [
  ['parameters', ({ parameters }) => parameters],
  [
    'facts',
    ({ objects }) =>
      [...objects.values()].flatMap((kind) =>
        [...kind.facts].map(([name, fact]) => [`${kind.name}.${name}`, fact] as const),
      ),
  ],
];

/** What stands before the key in the name of what it names, where that is left out. */
const named: Readonly<Record<NamedThing, string>> = {
  attributes: '',
  facts: '',
  ownFacts: 'own fact ',
  relations: '',
  parameters: 'csp.',
  columns: 'column ',
  words: 'word ',
  tableColumns: 'table column ',
};

const ofKinds =
  (members: (kind: ObjectKind) => ReadonlyMap<string, unknown>) =>
  ({ objects }: RuleSet): readonly string[] =>
    [...objects.values()].flatMap((kind) => [...members(kind).keys()].map((name) => `${kind.name}.${name}`));

/** What there is that can have a name. */
const existing: Readonly<Record<NamedThing, (rules: RuleSet) => readonly string[]>> = {
  attributes: ofKinds(({ attributes }) => attributes),
  facts: ofKinds(({ facts }) => facts),
  ownFacts: ({ rules }) => rules.flatMap((rule) => [...rule.with.keys()]),
  relations: ofKinds(({ relations }) => relations),
  parameters: ({ parameters }) => [...parameters.keys()],
  columns: ({ catalogues }) =>
    [...catalogues.values()].flatMap(({ name, columns }) => [...columns.keys()].map((column) => `${name}.${column}`)),
  words: ({ catalogues }) =>
    [...catalogues.values()].flatMap(({ columns }) => [...columns.values()].flatMap(({ values }) => values ?? [])),
  tableColumns: ({ parameters }) => [...parameters.values()].flatMap(columnsOf).map(({ name }) => name),
};
