import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import type { ScreenDefinition } from '../../../src/screens/model/definition.js';
import { reportNoticesBehind } from '../../../src/screens/load/notices-behind.js';

/** The lines of questions before which a notice stands too late. */
function told(...questions: readonly (readonly [fact: string, ...notices: string[]])[]): readonly number[] {
  const findings = new Findings();
  const screen = {
    key: 'consents',
    questions: questions.map(([fact, ...notices], index) => ({
      kind: 'attribute',
      key: fact,
      attribute: { fact },
      notices: notices.map((key) => ({ notice: { key } })),
      at: { file: 'consents.yaml', line: index + 1, column: 1 },
    })),
  };
  reportNoticesBehind([screen as unknown as ScreenDefinition], findings);
  return findings.all.map(({ at }) => at.line);
}

describe('A notice that stands behind the question of its name', () => {
  it('is told at the question before which it stands', () => {
    expect(told(['healthDataConsent'], ['name', 'health-data-consent'])).to.deep.equal([2]);
  });

  it('is none where it stands before it, wherever, or is called like no question', () => {
    expect(told(['healthDataConsent', 'health-data-consent'])).to.deep.equal([]);
    expect(told(['name', 'health-data-consent'], ['healthDataConsent'])).to.deep.equal([]);
    expect(told(['healthDataConsent'], ['name', 'duty-of-disclosure'])).to.deep.equal([]);
  });
});
