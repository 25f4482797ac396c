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
    'de',
  ]),
  'explain-questions': [...new Set(questions)].map((name) => ['explain', `persona:${personas[0]}`, '--question', name]),
  words: [['words', '--all']],
  'words-in-markdown': [['words', '--all', '--format', 'markdown', '--set', '1']],
  show: ruleIds.map((id) => ['show', id]),
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
