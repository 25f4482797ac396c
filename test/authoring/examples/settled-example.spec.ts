import { expect } from 'chai';
import { settledExample } from '../../../src/authoring/examples/settled-example.js';
import { Trials } from '../../../src/authoring/examples/trials.js';
import { givenText } from '../../../src/authoring/examples/given-text.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { locate, type Written } from '../../support/evaluator/located.js';
import type { Files } from '../../support/rules/edited-files.js';
import { renamed } from '../../support/rules/renamed-files.js';
import { tinyRuleFiles } from '../../support/rules/tiny-rules.js';
import { inDirectory } from '../../support/run/in-directory.js';

/** The tiny rules, and a system like them: it has another parameter set, and knows an answer less. */
const files: Files = {
  ...tinyRuleFiles,
  ...renamed(renamed(tinyRuleFiles, /^tiny/, 'other'), /csp\/7/, 'csp/9'),
  'tiny/attributes/own.yaml':
    'object: person\nattributes:\n  ownAnswer: { id: 950, kind: string, name: { en: "own answer", de: "eigene Antwort" } }\n',
};

describe('A given as an example', () => {
  const { systems, findings } = inDirectory(files, loadRuleSystems);
  const all = systems.map((ruleSet) => new Trials(ruleSet));
  const tiny = all.find(({ ruleSet }) => ruleSet.system === 'tiny');
  const settled = (written: Written, isStill: (text: string) => boolean = () => true) => {
    if (!tiny) throw new Error(findings.report());
    const seed = { title: 'the rule end-age', given: locate(written) };
    const trial = tiny.first(seed.title, seed.given);
    if (!trial) throw new Error('the given is wrong');
    const found = settledExample(seed, trial, tiny, all, (given) => isStill(givenText(given)));
    return found && { given: givenText(found.given), expect: found.expect, system: found.system };
  };
  const this_ = { benefitType: 'termLife', ageAtEntry: 70, insurancePeriod: 20 };
  const given = '{ this: { benefitType: termLife, ageAtEntry: 70, insurancePeriod: 20 }';

  it('is one of every system where it comes out alike in each', () => {
    expect(settled({ this: this_ })).to.deep.equal({ given: `${given} }`, expect: 'violated', system: undefined });
  });

  it('is one of its system alone where another does not know what it gives', () => {
    expect(settled({ this: this_, person: { ownAnswer: 'A' } })).to.deep.equal({
      given: `${given}, person: { ownAnswer: A } }`,
      expect: 'violated',
      system: 'tiny',
    });
  });

  it('is none where nothing shows what it was made for', () => {
    expect(settled({ this: this_ }, () => false)).to.equal(undefined);
  });
});
