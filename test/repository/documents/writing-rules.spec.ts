import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import { DataCopy } from '../../support/rules/data-copy.js';

/** The blocks of the guide that begin with the name of their file. */
const blocks = [...readFileSync('docs/writing-rules.md', 'utf8').matchAll(/```yaml\n# (\S+)\n([\s\S]*?)```/g)].map(
  ([, file = '', text = '']) => ({ file, text }),
);

const parameterSets = readdirSync('rules').flatMap((system) => {
  const folder = `rules/${system}/csp`;
  return readdirSync('rules', { recursive: true })
    .map(String)
    .filter((file) => file.startsWith(`${system}/csp/`) && file.endsWith('.yaml'))
    .map((file) => `${folder}/${file.slice(`${system}/csp/`.length)}`);
});

describe('the guide for those who write rules', () => {
  it('says nothing that the service does not load and run', () => {
    const copy = new DataCopy();
    try {
      expect(blocks.map(({ file }) => file)).to.have.length.greaterThan(5);
      for (const { file, text } of blocks) copy.append(file, `\n${text}`);
      for (const { file, text } of blocks)
        if (file.endsWith('texts/en.yaml')) copy.append(file.replace('en.yaml', 'de.yaml'), `\n${text}`);
      for (const file of parameterSets) copy.append(file, '\nlongestHoliday: 8\n');
      const { systems, findings } = copy.load();
      // German texts are made of the English ones here.
      expect(findings.all.filter(({ code }) => !['untranslated-text', 'wrong-language'].includes(code))).to.deep.equal(
        [],
      );
      for (const ruleSet of systems.ruleSets) {
        expect(ruleSet.rules.map(({ id }) => id)).to.include('holidays-very-long');
        expect(runExamples(ruleSet).findings.report()).to.equal('');
      }
    } finally {
      copy.remove();
    }
  });
});
