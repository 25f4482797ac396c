import { expect } from 'chai';
import { placeOf } from '../../../src/documents/position.js';
import { checkMeaning } from '../../../src/meaning/check-meaning.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { type Edit, editedFiles } from '../rules/edited-files.js';
import { tinyRuleFiles } from '../rules/tiny-rules.js';
import { inDirectory } from '../run/in-directory.js';
import { wordsOf } from '../words/words-of.js';

const noScreens = { bySourceType: new Map(), messages: new Map() };
const now = Date.UTC(2026, 10, 22);

/** What is found of the small rules with two parameter sets after some edits, place by place, as it is told. */
function foundWith(edits: readonly Edit[]): readonly string[] {
  const eight = (tinyRuleFiles['tiny/csp/7.yaml'] ?? '').replace(
    'en: "Seven", de: "Sieben"',
    'en: "Eight", de: "Acht"',
  );
  const second = { file: 'tiny/csp/8.yaml', find: '', replace: eight };
  const { files } = editedFiles(tinyRuleFiles, [second, ...edits]);
  const { systems, findings } = inDirectory(files, loadRuleSystems);
  expect(findings.errors.map(({ message }) => message)).to.deep.equal([]);
  const sets = systems.flatMap((ruleSet) =>
    [...ruleSet.parameterSets.values()].map((parameterSet) => ({
      ruleSet,
      parameterSet,
      program: compileProgram(ruleSet, parameterSet),
      screens: noScreens,
    })),
  );
  return checkMeaning(sets, now)
    .rules.all.filter(({ code }) => code !== 'uncertain-limit')
    .map(({ at, severity, code, message }) => `${placeOf(at)} ${severity} ${code}: ${message}`);
}

/** What the small rules are found to have anyhow, wherever it stands by now and whatever else is told to help. */
const withoutPlace = (told: string): string => told.slice(told.indexOf(' ')).split(';')[0] as string;
const anyhow = new Set(foundWith([]).map(withoutPlace));

/**
 * Rules about benefits, before the one that is there; each with its severity, what violates it, and what its examples
 * give.
 */
export const rules = (
  ...some: readonly (readonly [id: string, severity: string, violatedWhen: string, given?: string])[]
): Edit => ({
  file: 'common/plausibility/benefit.yaml',
  find: 'rules:\n  end-age',
  replace: `rules:\n${some
    .map(
      ([id, severity, violatedWhen, given = '{}']) =>
        `  ${id}:\n    severity: ${severity}\n    violatedWhen: ${violatedWhen}\n    message: { en: "${id} is wrong.", de: "${id} ist falsch." }\n` +
        `    concerns: [insurancePeriod, benefitType, sumInsured, person.age, person.dateOfBirth, person.name]\n    reference: C05\n    examples:\n` +
        `      - { given: { this: ${given} }, expect: violated }\n      - { given: { this: {} }, expect: satisfied }\n`,
    )
    .join('')}  end-age`,
});
export const facts = (text: string): Edit => ({ file: 'common/facts/planted.yaml', find: '', replace: text });
export const parameter = (name: string, is: string, seven: string, eight = seven): readonly Edit[] => [
  {
    file: 'common/parameters.yaml',
    find: 'maximumAge:',
    replace: `${name}: { ${is}, meaning: "Planted" }\nmaximumAge:`,
  },
  { file: 'tiny/csp/7.yaml', find: 'currencies:', replace: `${name}: ${seven}\ncurrencies:` },
  { file: 'tiny/csp/8.yaml', find: 'currencies:', replace: `${name}: ${eight}\ncurrencies:` },
];
export const entry = (edit: string): Edit => ({
  file: 'common/catalogues/benefit-types.yaml',
  find: 'termLife: { id: 1,',
  replace: edit,
});

export const compared = (fact: string, operator: string, value: string | number): string =>
  `{ fact: ${fact}, operator: ${operator}, value: ${value} }`;
export const period = (operator: string, value: string | number): string =>
  compared('insurancePeriod', operator, value);
export const ofType = (type: string): string => compared('benefitType', 'equal', type);
export const all = (...conditions: readonly string[]): string => `{ all: [${conditions.join(', ')}] }`;
export const any = (...conditions: readonly string[]): string => `{ any: [${conditions.join(', ')}] }`;
export const ageOf = (value: string): string => compared('person.age', 'greaterThan', value);

/** What is wrong, or just not, and how it comes about. */
export type Planted = readonly [what: string, ...edits: readonly Edit[]];

/** One test for each, of all that is told of it; `name` is that of the file with the words. */
export function describePlanted(planted: readonly Planted[], name: string): void {
  const expectWords = wordsOf(
    planted.map(([what]) => what),
    name,
  );
  for (const [what, ...edits] of planted)
    it(`${what}: told at its places and nowhere else`, () =>
      expectWords(
        what,
        foundWith(edits).filter((each) => !anyhow.has(withoutPlace(each))),
      ));
}
