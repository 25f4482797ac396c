import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import { reportRepeatedNotices } from '../../../src/screens/load/repeated-notices.js';
import type { ScreenDefinition } from '../../../src/screens/model/definition.js';

const always = { node: 'always', value: true };
const sometimes = { node: 'all', conditions: [] };
const [one, other] = [{ key: 'one' }, { key: 'other' }];

/** The lines of questions whose notice stands twice; a question is its own condition and its notices with theirs. */
function told(
  ...questions: readonly (readonly [shownWhen: object, ...(readonly [object, object])[]])[]
): readonly number[] {
  const findings = new Findings();
  const screen = {
    key: 'consents',
    questions: questions.map(([shownWhen, ...notices], index) => ({
      key: `question${index}`,
      shownWhen,
      notices: notices.map(([notice, when]) => ({ notice, shownWhen: when })),
      at: { file: 'consents.yaml', line: index + 1, column: 1 },
    })),
  };
  reportRepeatedNotices([screen as unknown as ScreenDefinition], findings);
  return findings.all.map(({ at }) => at.line);
}

describe('A notice that a screen shows twice', () => {
  for (const [what, questions, lines] of [
    [
      'is told at the second question',
      [
        [always, [one, always]],
        [always, [one, always]],
      ],
      [2],
    ],
    [
      'also where only one of them is always shown',
      [
        [sometimes, [one, always]],
        [always, [one, always]],
      ],
      [2],
    ],
    [
      'is none where both depend on something',
      [
        [sometimes, [one, always]],
        [always, [one, sometimes]],
      ],
      [],
    ],
    [
      'is none where it is another one',
      [
        [always, [one, always]],
        [always, [other, always]],
      ],
      [],
    ],
  ] as const)
    it(what, () => expect(told(...questions)).to.deep.equal(lines));
});
