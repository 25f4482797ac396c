import { expect } from 'chai';
import { findWords } from '../../../src/authoring/words/find-words.js';
import { messageInWords } from '../../../src/authoring/words/message-in-words.js';
import { Naming } from '../../../src/authoring/words/naming.js';
import { type WordLocale, wordLocales } from '../../../src/authoring/words/phrases/phrase.js';
import { writeWords } from '../../../src/authoring/words/write-words.js';
import type { Condition, Expression } from '../../../src/rules/model/expression.js';
import { choosersOf, partsOf } from '../../../src/rules/model/parts-of.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { textIn } from '../../../src/rules/model/words.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { expectText } from '../../support/words/expect-text.js';

/** Rules of every kind: arithmetic, tables, look-backs, choices, chosen objects, lists, dates, patterns, the law. */
const shown = [
  'lump-sum-and-regular-sum',
  'lump-sum-below-minimum',
  'sum-not-in-steps',
  'start-within-month',
  'entry-age-differs-from-age',
  'joint-lives-differ-in-age',
  'accidental-death-above-base',
  'rider-base-not-possible',
  'signs-of-metabolic-syndrome',
  'conditions-of-many-families',
  'last-nicotine-not-exact',
  'health-answers-too-old',
  'benefit-recorded-twice',
  'shares-of-work-not-complete',
  'disability-annuity-above-income-share',
  'death-cover-above-income-multiple',
  'just-below-examination-limit',
  'critical-illness-twice',
  'loan-cover-above-loan',
  'date-of-birth-not-exact',
];

/** What a person would not say: braces, a missing value, names as rules write them. */
function rawWords(text: string, identifiers: ReadonlySet<string>): readonly string[] {
  const faults = text.match(/undefined|\[object|NaN|[{}]/g) ?? [];
  const raw = (text.match(/[A-Za-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*/g) ?? []).filter((word) => identifiers.has(word));
  return [...faults, ...raw];
}

/** Every name of the rules that is no word of a language: with a capital or a hyphen inside. */
function identifiersOf({ objects, parameters, catalogues, relationTypes }: RuleSet): ReadonlySet<string> {
  const names = [
    ...[...objects.values()].flatMap((kind) => [
      kind.name,
      ...kind.attributes.keys(),
      ...kind.facts.keys(),
      ...kind.relations.keys(),
    ]),
    ...parameters.keys(),
    ...relationTypes.keys(),
    ...[...catalogues.values()].flatMap(({ name, columns, entries, keyed }) => [
      name,
      ...columns.keys(),
      ...[...columns.values()].flatMap(({ values = [] }) => values),
      ...(keyed ? [] : entries.keys()),
    ]),
  ];
  return new Set(names.filter((name) => /^[a-z]+(?:[A-Z][a-z]|-[a-z])/.test(name)));
}

/** What a condition or value names in the end, in the words of a locale. */
function leavesOf(whole: Expression | Condition, naming: Naming): ReadonlySet<string> {
  const leaves = new Set<string>();
  const walked = new Set<object>();
  const walk = (one: Expression | Condition): void => {
    if (walked.has(one)) return;
    walked.add(one);
    if (one.node === 'attribute') leaves.add(naming.attribute(one.attribute));
    if (one.node === 'parameter' || one.node === 'table') leaves.add(naming.parameter(one.parameter));
    if (one.node === 'column') leaves.add(naming.column(one.catalogue, one.column));
    if (one.node === 'literal')
      for (const value of [one.value].flat())
        if (typeof value === 'string')
          leaves.add(naming.coded(value, one.type.kind === 'list' ? one.type.of : one.type));
    for (const part of partsOf(one)) for (const each of [part.of, ...choosersOf(part)]) if (each) walk(each);
  };
  walk(whole);
  return leaves;
}

describe('The shipped rules in words', () => {
  for (const locale of wordLocales) {
    it(`say nothing in the locale ${locale} as only the files say it`, () => {
      const faults: string[] = [];
      for (const ruleSet of realSystems().ruleSets) {
        const identifiers = identifiersOf(ruleSet);
        const [set] = ruleSet.parameterSets.keys();
        for (const { told } of findWords(realSystems(), 'all', { locales: [locale], set })) {
          const { id, system } = told;
          // An id is how the command calls it; where it stands comes from the files.
          const text = writeWords(told, locale, 'text')
            .replaceAll(id, '')
            .replace(/\n.*(?:Source|Quelle): .*\n/, '\n');
          for (const word of rawWords(text, identifiers)) faults.push(`${system} ${id}: ${word}`);
        }
      }
      expect([...new Set(faults)].slice(0, 20)).to.deep.equal([]);
    });

    it(`name everything that a rule rests on in the locale ${locale}`, () => {
      const missing: string[] = [];
      for (const ruleSet of realSystems().ruleSets) {
        const sets = [...ruleSet.parameterSets.values()];
        const naming = new Naming(ruleSet, locale, sets);
        const told = new Map(
          findWords(realSystems(), 'all', { locales: [locale], set: sets[0]?.id }).map((found) => [
            `${found.told.kind} ${found.told.id}`,
            writeWords(found.told, locale, 'text'),
          ]),
        );
        const expected: (readonly [string, Expression | Condition])[] = [
          ...ruleSet.rules.map((rule) => [`rule ${rule.id}`, rule.violatedWhen] as const),
          ...[...ruleSet.objects.values()].flatMap((kind) =>
            [...kind.facts.values()].map((fact) => [`fact ${fact.scope}.${fact.name}`, fact.is] as const),
          ),
        ];
        for (const [key, whole] of expected) {
          const text = told.get(key) ?? '';
          for (const leaf of leavesOf(whole, naming)) if (!text.includes(leaf)) missing.push(`${key}: ${leaf}`);
        }
      }
      expect(missing).to.deep.equal([]);
    });
  }

  it('are told for every question, with the conditions of its screen', () => {
    const questions = findWords(realSystems(), 'all', { locales: ['en'], set: 1 }).filter(
      ({ told }) => told.kind === 'question',
    );
    const screens = [...(realSystems().forCsp(1)?.screens.bySourceType.values() ?? [])].flatMap((one) => one.screens);
    expect(questions).to.have.length(screens.reduce((sum, { questions: { length } }) => sum + length, 0));
  });

  it('read as an underwriter would say them', () => {
    const all = findWords(realSystems(), 'all', { locales: wordLocales, set: 2 });
    const texts = shown.flatMap((id) =>
      all.flatMap(({ told, locale }) =>
        told.kind === 'rule' && told.id === id ? [writeWords(told, locale, 'text')] : [],
      ),
    );
    expect(texts.length).to.equal(2 * shown.length);
    expectText('rules-in-words.txt', texts.join('\n'));
  });

  it('put the names of placeholders into messages of every form', () => {
    for (const ruleSet of realSystems().ruleSets)
      for (const rule of ruleSet.rules)
        for (const locale of ['en', 'de'] satisfies WordLocale[]) {
          const words = messageInWords(textIn(rule.message, locale), locale, (name) => `<${name}>`);
          expect(words, rule.id).to.not.match(/\{|98765/);
        }
  });
});
