import { expect } from 'chai';
import { checkCompletion, unfinished } from '../../../src/meaning/completion/check-completion.js';
import { setsOf } from '../../../src/meaning/check-meaning.js';
import { DataCopy } from '../../support/rules/data-copy.js';
import { realSystems } from '../../support/rules/real-systems.js';

const now = Date.UTC(2026, 10, 22);

describe('a case that is complete', () => {
  it('is constructed for every source type under every parameter set, without any persona', () => {
    for (const set of setsOf(realSystems()))
      expect(
        [...unfinished(set, now).keys()].map(({ sourceType }) => sourceType.key),
        `parameter set ${set.parameterSet.id}`,
      ).to.deep.equal([]);
  });

  it('is missed where a question must be answered and no answer is accepted, at the rule that refuses them', async () => {
    const copy = new DataCopy();
    try {
      const at = copy.replace(
        'rules/common/plausibility/persons.yaml',
        /^rules:\n/m,
        'rules:\n  ¦sex-not-wanted:\n    severity: error\n    scope: person\n    violatedWhen: { fact: sex, operator: isKnown }\n' +
          '    message: { en: "Not wanted.", de: "Nicht erwünscht." }\n    reference: practice\n    examples:\n' +
          '      - { given: { this: { sex: female } }, expect: violated }\n      - { given: { this: {} }, expect: satisfied }\n',
      );
      const { systems } = copy.load();
      const found: string[] = [];
      for (const set of setsOf(systems))
        for await (const each of checkCompletion(set, systems, [], now))
          found.push(`rules/${each.at.file}:${each.at.line}:${each.at.column} ${String(each.under)}`);
      const sets = [...setsOf(systems)].map(({ parameterSet }) => parameterSet.id);
      expect([...new Set(found)]).to.include.members(sets.map((id) => `${at} ${id}`));
    } finally {
      copy.remove();
    }
  });
});
