import { dirname } from 'node:path';
import { expect } from 'chai';
import { loadPersonas } from '../../src/personas/load-personas.js';
import { sampleLoaded, sampleOptions } from '../support/explain/loaded.js';
import { commandLine } from '../support/run/command-line.js';
import { expectText } from '../support/words/expect-text.js';

type Words = readonly string[];

const { systems, rules } = sampleLoaded();
const [ruleSet] = systems.ruleSets;
const objects = [...(ruleSet?.objects.values() ?? [])];
const ruleIds = (ruleSet?.rules ?? []).map(({ id }) => id);
const questions = [...(systems.forCsp(1)?.screens.bySourceType.values() ?? [])].flatMap(({ screens }) =>
  screens.flatMap((screen) => screen.questions.map(({ key }) => `${screen.key}.${key}`)),
);
const personas = loadPersonas(rules, systems).personas.map(({ name }) => name);

/** Every way to ask a command about rules and screens, by the file of words that has what it says. */
const asked: Readonly<Record<string, readonly Words[]>> = {
  check: [['check', '--deep']],
  test: [['test'], ['test', '--generate'], ['test', '--generate', '--format', 'json']],
  mutate: [['mutate', '--generate']],
  'explain-as-json': ['period-too-long#3', 'old-pursuits#1'].map((name) => [
    'explain',
    name,
    '--format',
    'json',
    '--locale',
    'enGB',
  ]),
  'explain-questions': [...new Set(questions)].map((name) => ['explain', `persona:${personas[0]}`, '--question', name]),
  words: [['words', '--all']],
  'words-in-markdown': [['words', '--all', '--format', 'markdown', '--set', '1']],
  'check-as-json': [['check', '--format', 'json']],
  'test-of-everything': [
    ['test', '--all', 'rule', 'leaf', 'row', 'case', 'option', '--no-personas'],
    ['test', '--at-least', '90'],
    ['test', '--generate', '--rule', 'starts-too-early'],
  ],
  'mutate-one-thing': [
    ['mutate', '--rule', 'period-too-long', '--at-least', '50'],
    ['mutate', '--rule', 'old-pursuits', '--fact', 'person.minor', '--format', 'json', '--generate'],
    ['mutate', '--fact', 'person.lastPursuit'],
    ['mutate', '--fact', 'case.moneyIn'],
    ['mutate', '--rule', 'premium-unusually-low', '--fact', 'case.moneyIn', '--count', '2', '--seed', '7'],
  ],
  show: [...ruleIds, ...(ruleSet?.notices.keys() ?? []), 'nothing-of-that-name'].map((id) => ['show', id]),
  'lists-as-json': [
    ['vocabulary', 'benefit', '--format', 'json'],
    ['uses', 'csp.retirementAge', '--format', 'json'],
    ['uses', 'rule', 'old-pursuits', '--format', 'json'],
    ['parameters', '--format', 'json'],
    ['parameters', '--format', 'csv', '--separator', 'semicolon'],
    ['catalogue', 'export', 'benefit-types', '--format', 'json'],
    ['catalogue', 'export', 'benefit-types', '--separator', 'tab', '--no-guard'],
    ['words', 'period-too-long', '--format', 'json', '--locale', 'de'],
  ],
  'words-of-some-things': [
    ['words', 'period-too-long', 'person.minor', '--locale', 'en'],
    ['words', 'benefit.endAge', '--format', 'markdown'],
    ['words', 'old-pursuits', '--set', '1', '--locale', 'de'],
  ],
  'explain-some-things': [
    ['explain', 'period-too-long'],
    ['explain', 'person.minor'],
    ['explain', 'period-too-long#2', '--locale', 'enGB', '--rule', 'period-too-long'],
    ['explain', 'persona:diver', '--source-type', '2', '--rule', 'old-pursuits', '--format', 'json'],
    ['explain', 'persona:diver', '--set', '1', '--today', '2031.12.31', '--rule', 'starts-before-birth'],
  ],
  'new-as-a-trial': [
    ['new', 'parameter', 'longest', '--folder', 'common', '--unit', 'year', '--value', '4', '--dry-run'],
    ['new', 'persona', 'somebody', '--sets', '1', '--dry-run', '--format', 'json'],
    ['new', 'persona', 'somebody', '--sets', '4', '--dry-run'],
    ['new', 'rule', 'period-too-long', '--dry-run'],
    ['new', 'rule', 'period-too-long', '--dry-run', '--format', 'json'],
  ],
  'requests-that-are-refused': [
    ['explain', 'nothing-of-that-name'],
    ['explain', 'period-too-long#9'],
    ['explain', 'period-too-long#0'],
    ['explain', 'period-too-long', '--set', '4'],
    ['explain', 'person.height'],
    ['explain', 'person.numbered'],
    ['explain', 'persona:nobody'],
    ['explain', `persona:${personas[0]}`, '--set', '4'],
    ['explain', `persona:${personas[0]}`, '--question', 'nothing'],
    ['explain', `persona:${personas[0]}`, '--rule', 'nothing'],
    ['explain', `persona:${personas[0]}`, '--source-type', '9'],
    ['explain', '--store', 'lmdb:nowhere', '--case-id', 'A'],
    ['explain', '--store', 'lmdb:nowhere', '--sub-id', 'A'],
    ['test', '--rule', 'nothing'],
    ['test', '--at-least', '101'],
    ['test', '--at-least', 'half'],
    ['mutate', '--count', 'some'],
    ['mutate', '--count', '-1'],
    ['mutate', '--fact', 'minor'],
    ['vocabulary', 'nothing'],
    ['vocabulary', 'persons'],
    ['uses', 'nothing'],
    ['uses', 'person.nothing'],
    ['uses', 'rule', 'nothing'],
    ['uses', 'nothing', 'nothing'],
    ['words'],
    ['words', 'nothing'],
    ['words', 'period-too-long', '--set', '9'],
    ['words', 'period-too-long', '--set', 'one'],
    ['personas', '--only', 'nobody'],
    ['catalogue', 'export', 'nothing'],
    ['catalogue', 'import', 'benefit-types'],
    ['catalogue', 'move', 'benefit-types'],
    ['parameters', '--import', 'no-file-of-that-name.csv'],
    ['complete'],
    ['complete', '--from', 'nothing.ndjson', '--store', 'lmdb:nowhere'],
    ['complete', '--from', 'nothing.ndjson', '--sub-id', 'A'],
    ['complete', '--from', 'nothing.ndjson', '--resume'],
    ['complete', '--from', '-', '--resume', '--output', 'nowhere/answers.csv'],
    ['complete', '--from', 'nothing.ndjson', '--format', 'parquet'],
    ['complete', '--from', 'nothing.ndjson', '--threads', 'two'],
    ['complete', '--from', 'nothing.ndjson', '--source-type', 'technical'],
    ['complete', '--from', 'nothing.ndjson', '--only', 'complete'],
    ['complete', '--from', 'nothing.ndjson'],
    ['preview', '--port', '65536'],
    ['preview', '--port', '-1'],
    ['preview', '--port', '80.5'],
    ['preview', '--port', 'any'],
  ],
  vocabulary: [...objects.map(({ name }) => name), 'operators', 'units', ...(ruleSet?.catalogues.keys() ?? [])].map(
    (scope) => ['vocabulary', scope],
  ),
  uses: [
    ['uses', 'person.age'],
    ['uses', 'benefit.endAge'],
    ['uses', 'csp.maximumAge'],
    ['uses', 'occupations/MINER'],
    ['uses', 'rule', 'period-too-long'],
    ['uses', 'person'],
  ],
  sheets: [['parameters'], ...[...(ruleSet?.catalogues.keys() ?? [])].map((name) => ['catalogue', 'export', name])],
  personas: [['personas'], ...personas.map((name) => ['explain', `persona:${name}`])],
};

describe('What commands say of the system of the reference', () => {
  for (const [name, calls] of Object.entries(asked))
    it(`is, of ${name}, word for word what is written down`, async () => {
      expect(calls).to.not.deep.equal([]);
      const said: string[] = [];
      for (const words of calls) {
        const { exitCode, out, err } = await commandLine([...words, ...sampleOptions()]);
        said.push(`$ ${words.join(' ')} → ${exitCode}\n${out}${err}`);
      }
      expectText(`said-by-${name}.txt`, said.join('\n').replaceAll(dirname(rules), ''));
    });
});
