import type { Change } from '../../../src/authoring/diff/change.js';
import { compareRules } from '../../../src/authoring/diff/compare-rules.js';
import type { Difference } from '../../../src/authoring/diff/difference.js';
import { diffData, editedState } from './diff-data.js';
import { smallEdits } from './small-edits.js';

/** A text that is markup where it is not escaped. */
export const markup = '</script><img src=x onerror=alert(1)>"\'&amp;';

/** A difference with changes of every kind and group, with markup in its texts and names, and with cases. */
export function differenceWithAll(): Difference {
  const base = editedState([], diffData);
  const changes: readonly Change[] = smallEdits.flatMap(({ edits }) => compareRules(base, editedState(edits)).changes);
  const [first] = changes;
  const hostile: readonly Change[] = first
    ? [
        {
          ...first,
          name: markup,
          names: [markup],
          before: markup.repeat(6),
          after: markup.repeat(6),
          at: markup,
          sentence: markup,
        },
      ]
    : [];
  const counted = { cases: 1, times: 1, sums: undefined, parameterSets: { 7: 1 }, subSystems: { [markup]: 1 } };
  const tally = { ...counted, samples: [{ subId: markup, caseId: 'C', message: markup }] };
  return {
    changes: [...hostile, ...changes],
    impact: {
      cases: 3,
      changed: tally,
      sameRules: 1,
      rules: [{ what: 'rule', rule: 'minor', from: 'not violated', to: 'error', ...tally }],
      questions: [{ what: 'question', sourceType: 2, attribute: 'person.age', change: 'newly open', ...tally }],
      completeness: [{ what: 'completeness', sourceType: 1, from: 'complete', to: 'incomplete', ...tally }],
      parameterSets: [{ parameterSet: 7, cases: 3, changed: 1 }],
      subSystems: [{ subId: markup, cases: 3, changed: 1 }],
      unreadable: [{ reason: markup, under: 'both', cases: 2, ids: [{ subId: markup, caseId: 'D' }] }],
      unknownVersions: [{ versionId: 9, under: 'both', ...tally }],
    },
  };
}
