import { expect } from 'chai';
import { mutationText } from '../../../src/authoring/mutations/mutation-text.js';

describe('The text of what no example notices', () => {
  it('is a line for each change, how many were noticed, and of which kinds', () => {
    const unnoticed = [0, 3].map((reachedBy) => ({
      at: { file: 'common/a.yaml', line: 9 - reachedBy, column: 5 },
      owner: 'the rule a',
      kind: 'threshold' as const,
      change: '18 becomes 19',
      reachedBy,
    }));
    const kinds = { threshold: { tried: 2, noticed: 0 }, operator: { tried: 4, noticed: 4 } };
    expect(mutationText({ tried: 6, noticed: 4, kinds, unnoticed }, 'rules')).to.equal(
      `rules/common/a.yaml:9:5 the rule a: 18 becomes 19 (no example comes here)
rules/common/a.yaml:6:5 the rule a: 18 becomes 19 (3 example runs come here, none notices)
4 of 6 changes are noticed by an example (66.6 %)
  operator   4 of 4
  threshold  0 of 2
`,
    );
  });

  it('says that all is noticed where there is nothing to change', () => {
    expect(mutationText({ tried: 0, noticed: 0, kinds: {}, unnoticed: [] }, 'rules')).to.equal(
      '0 of 0 changes are noticed by an example (100 %)\n',
    );
  });
});
