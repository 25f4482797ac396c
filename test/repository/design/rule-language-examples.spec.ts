import { expect } from 'chai';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import { toEngineJson } from '../../../src/rules/explain/engine-json.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { runPersonas } from '../../../src/personas/run-personas.js';
import { loadFiles, personasOf, ruleLanguage, sampleFiles, sampleSystem } from '../../support/design/sample-system.js';

describe('the examples of the reference of the rule language', () => {
  let ruleSet: RuleSet;
  before(() => {
    const { systems, findings } = loadFiles(sampleSystem);
    expect(findings.report()).to.equal('');
    [ruleSet] = systems.ruleSets as [RuleSet];
  });

  it('make up one system, whose examples come out as they say', () => {
    const { count, findings } = runExamples(ruleSet);
    expect(findings.report()).to.equal('');
    expect(count).to.be.greaterThan(90);
  });

  it('stand in a file of their own each, or say with what they are refused', () => {
    const right = sampleFiles.filter(({ refused }) => !refused).map(({ file }) => file);
    expect(right).to.deep.equal([...new Set(right)]);
    const others = ruleLanguage.blocks.filter(({ text }) => !sampleFiles.some((sample) => text.endsWith(sample.text)));
    expect(others.map(({ language, info }) => `${language} ${info}`)).to.deep.equal(['json show period-too-long']);
  });

  it('of personas come out as they say', async () => {
    const { systems } = loadFiles(sampleSystem);
    const { personas, findings } = personasOf(sampleSystem);
    const found: string[] = [];
    for await (const { persona, differences } of runPersonas(personas, systems, findings))
      found.push(...differences.map(({ message }) => `${persona.name}: ${message}`));
    expect(findings.report()).to.equal('');
    expect(found).to.deep.equal([]);
    expect(personas).to.have.length(3);
  });

  for (const { file, text, refused } of sampleFiles.filter((sample) => sample.refused)) {
    it(`are refused where they say so, and nowhere else: ${file}`, () => {
      const files = { ...sampleSystem, [file]: text };
      const { findings } = file.startsWith('rules/personas/') ? personasOf(files) : loadFiles(files);
      const found = findings.all.map(({ at, code }) =>
        at.file === file ? `${at.line} ${code}` : `${at.file} ${code}`,
      );
      expect(refused).to.have.length.greaterThan(0);
      expect(found.sort(), findings.report()).to.deep.equal([...(refused ?? [])].sort());
    });
  }

  it('show what json-rules-engine gets', () => {
    for (const { info, text } of ruleLanguage.blocks.filter(({ language }) => language === 'json')) {
      const rule = ruleSet.rules.find(({ id }) => `show ${id}` === info);
      expect(JSON.parse(text)).to.deep.equal(rule && toEngineJson(rule.violatedWhen));
    }
  });
});
