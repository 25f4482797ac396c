import { expect } from 'chai';
import { checkCompletion, uncompleted, unfinished } from '../../../src/meaning/completion/check-completion.js';
import { setsOf } from '../../../src/meaning/check-meaning.js';
import type { Completeness } from '../../../src/screens/model/completeness.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import { sampleLoaded } from '../../support/explain/loaded.js';
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

/** What the service says of a case that was not completed, and what is said of it then: where, and what is left. */
const left: readonly (readonly [what: string, said: Partial<Completeness>, place: RegExp, words: string])[] = [
  [
    'rules that are violated, each once, at the first; warnings are none of them',
    {
      violations: [violation('old-pursuits', 'warning'), violation('period-too-long'), violation('period-too-long')],
    },
    /^rules common\/plausibility\/benefits\.yaml:[0-9]+$/,
    'violated: period-too-long',
  ],
  [
    'questions, five of them, at the screen of the first',
    { missing: ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ screen: 'benefits', text })) as never },
    /^screens common\/technical\/20-benefits\.yaml:[0-9]+$/,
    'open: benefits: a; benefits: b; benefits: c; benefits: d; benefits: e',
  ],
  [
    'rules that are not decided, at the rule system',
    { undecidable: [{ ruleId: 'a' }, { ruleId: 'b' }] as never },
    /^rules sample\/rule-set\.yaml:1$/,
    'undecidable: a, b',
  ],
  [
    'all of it',
    {
      violations: [violation('period-too-long', 'incomplete')],
      missing: [{ screen: 'benefits', text: 'a' }] as never,
      undecidable: [{ ruleId: 'b' }] as never,
    },
    /^screens /,
    'violated: period-too-long; open: benefits: a; undecidable: b',
  ],
];

function violation(ruleId: string, severity = 'error'): Completeness['violations'][number] {
  return { ruleId, severity } as Completeness['violations'][number];
}

describe('a case that is not complete', () => {
  const rules = sampleLoaded().systems.forCsp(1);
  const source = rules && sourceProgram(rules, 1);
  for (const [what, said, place, words] of left)
    it(`is told with what is left: ${what}`, () => {
      if (!rules || !source) throw new Error('the reference has no such source type');
      const completeness = { violations: [], missing: [], undecidable: [], ...said } as unknown as Completeness;
      const { about, at, message, under, code } = uncompleted([source, completeness], rules);
      expect(`${about} ${at.file}:${at.line}`).to.match(place);
      expect(message).to.equal(`no case was found that technical completes: ${words}`);
      expect([code, under]).to.deep.equal(['unreachable-completeness', 1]);
    });
});
