import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { MadeExample } from '../../../src/authoring/examples/made-example.js';
import { writeExamples } from '../../../src/authoring/examples/write-examples.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import { locate, type Written } from '../../support/evaluator/located.js';
import { tinyRuleFiles } from '../../support/rules/tiny-rules.js';
import { inDirectory } from '../../support/run/in-directory.js';

type Made = readonly [rule: string, given: Written, expect: string, system?: string];

/** Writes examples of tiny rules; the files that are told, and the texts that were written. */
function written(
  made: readonly Made[],
  again: readonly Made[] = [],
): { readonly files: readonly string[]; textOf(file: string): string } {
  return inDirectory(tinyRuleFiles, (directory) => {
    const write = (some: readonly Made[]): readonly string[] => {
      const { systems } = loadRuleSystems(directory);
      return writeExamples(
        some.map((each) => exampleOf(each, systems)),
        systems,
        directory,
      );
    };
    const files = [...write(made), ...(again.length > 0 ? write(again) : [])];
    const texts = new Map(files.map((file) => [file, readFileSync(join(directory, file), 'utf8')]));
    const { systems, findings } = loadRuleSystems(directory);
    expect(findings.report()).to.equal('');
    for (const system of systems) expect(runExamples(system).findings.report()).to.equal('');
    return { files, textOf: (file) => texts.get(file) ?? '' };
  });
}

function exampleOf([name, given, expected, system]: Made, systems: readonly RuleSet[]): MadeExample {
  const of = systems
    .flatMap(({ rules, objects }) => [...rules, ...[...objects.values()].flatMap(({ facts }) => [...facts.values()])])
    .find((each) => ('violatedWhen' in each ? each.id : each.name) === name);
  if (!of) throw new Error(`the tiny rules have no ${name}`);
  return { title: name, of, given: locate(given), expect: expected, ...(system === undefined ? {} : { system }) };
}

const lineBehind = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words));

describe('Examples that were made', () => {
  const entry = (ageAtEntry: number): Written => ({
    this: { benefitType: 'termLife', ageAtEntry, insurancePeriod: 20 },
  });
  const rules = 'common/plausibility/benefit.yaml';
  const facts = 'common/facts/benefit.yaml';

  it('stand below those of their rules and facts, and the files are told in their order', () => {
    const { files, textOf } = written([
      ['end-age', entry(70), 'violated'],
      ['endAge', { this: { ageAtEntry: 31, insurancePeriod: 20 } }, '51'],
      ['end-age', entry(30), 'satisfied'],
    ]);
    expect(files).to.deep.equal([facts, rules]);
    const text = textOf(rules);
    expect(lineBehind(text, 'ageAtEntry: 70')).to.be.greaterThan(lineBehind(text, '  end-age:'));
    expect(lineBehind(text, 'ageAtEntry: 30')).to.equal(lineBehind(text, 'ageAtEntry: 70') + 1);
    expect(lineBehind(text, 'ageAtEntry: 30')).to.be.lessThan(lineBehind(text, '  accidental-death-above-base:'));
  });

  it('of one parameter set stand among the tests of its system, below those that it has of the rule already', () => {
    const ofSeven = (age: number): Made => ['end-age', { csp: 7, ...(entry(age) as object) }, 'violated'];
    const { files, textOf } = written([ofSeven(70), ofSeven(71)], [ofSeven(72)]);
    expect(files).to.deep.equal(['tiny/tests/parameter-set-7.yaml', 'tiny/tests/parameter-set-7.yaml']);
    const lines = textOf('tiny/tests/parameter-set-7.yaml').trim().split('\n');
    expect(lines[0]).to.match(/^# /);
    expect(lines.slice(1).map((line) => /ageAtEntry: \d+/.exec(line)?.[0] ?? line)).to.deep.equal([
      'tests:',
      '  - rule: end-age',
      '    examples:',
      ...['ageAtEntry: 70', 'ageAtEntry: 71', 'ageAtEntry: 72'],
    ]);
  });

  it('of one system alone stand among its tests', () => {
    expect(written([['end-age', entry(70), 'violated', 'tiny']]).files).to.deep.equal(['tiny/tests/benefit.yaml']);
    expect(written([['end-age', entry(70), 'violated', 'common']]).files).to.deep.equal([rules]);
  });
});
