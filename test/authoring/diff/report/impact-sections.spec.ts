import { expect } from 'chai';
import type { Impact } from '../../../../src/authoring/diff/impact/impact.js';
import type { Counted } from '../../../../src/authoring/diff/impact/tally.js';
import { impactSections, impactSummary } from '../../../../src/authoring/diff/report/impact-sections.js';

const counted: Counted = {
  cases: 3,
  times: 3,
  sums: undefined,
  parameterSets: { 1: 3 },
  subSystems: { DEMO: 3 },
  samples: [],
};
const none: Impact = {
  cases: 12,
  changed: counted,
  sameRules: 0,
  rules: [],
  questions: [],
  completeness: [],
  parameterSets: [],
  subSystems: [],
  unreadable: [],
  unknownVersions: [],
};
const fewer = 'sums insured of fewer than 5 cases only with --values';

/** What is counted, and the section that tells it: its heading, and its lines, those of details indented. */
const rows: readonly (readonly [what: string, impact: Partial<Impact>, told: readonly string[]])[] = [
  ['nothing', {}, []],
  [
    'a verdict of a rule, once in each case',
    { rules: [{ what: 'rule', rule: 'end-age', from: 'not violated', to: 'error', ...counted }] },
    ['Verdicts of rules', '3: end-age: not violated → error', `  ${fewer}`, '  set 1: 3, DEMO: 3'],
  ],
  [
    'one more often than there are cases, with sums and examples, of which no sign may move the cursor',
    {
      rules: [
        {
          ...{ what: 'rule', rule: 'end-age', from: 'error', to: 'not violated', ...counted, times: 5 },
          sums: { EUR: 1000, USD: 2.5 },
          samples: [
            { subId: 'DEMO', caseId: 'A\u001b[2J' },
            { subId: 'DEMO', caseId: 'B', message: 'Too\nold.' },
          ],
        },
      ],
    },
    [
      'Verdicts of rules',
      '3: end-age: error → not violated, 5 times',
      '  sums insured 1000 EUR, 2.5 USD',
      '  set 1: 3, DEMO: 3',
      '  for instance DEMO/A?[2J',
      '  for instance DEMO/B: Too?old.',
    ],
  ],
  [
    'cases of a parameter set and of a sub-system, and those that cannot be read',
    {
      parameterSets: [{ parameterSet: 1, cases: 12, changed: 3 }],
      subSystems: [{ subId: 'DEMO', cases: 7, changed: 2 }],
      unreadable: [{ reason: 'torn', under: 'both', cases: 4, ids: [{ subId: 'DEMO', caseId: 'A' }] }],
    },
    [
      ...['By parameter set', '3 of 12: set 1', 'By sub-system', '2 of 7: DEMO'],
      ...['Cannot be read', '4: under both: torn', '  DEMO/A', '  and 3 more'],
    ],
  ],
];

describe('What a change means for stored cases, in words', () => {
  for (const [what, impact, told] of rows)
    it(`tells ${what}`, () => {
      const sections = impactSections({ ...none, ...impact });
      const lines = sections.flatMap(({ heading, lines: each }) => [
        heading,
        ...each.flatMap(({ cases, what: of, details }) => [`${cases}: ${of}`, ...details.map((line) => `  ${line}`)]),
      ]);
      expect(lines).to.deep.equal(told);
    });

  it('says in a sentence how many cases are judged otherwise, and how many were not looked at', () => {
    const changed = { ...counted, cases: 0, times: 0 };
    expect(impactSummary({ ...none, changed })).to.equal('12 stored cases: 0 with another verdict.');
    expect(impactSummary({ ...none, cases: 1, changed, sameRules: 4 })).to.equal(
      '1 stored case: 0 with another verdict; 4 not judged, since their parameter set says the same.',
    );
    expect(impactSummary(none)).to.equal(`12 stored cases: 3 with another verdict; ${fewer}.`);
  });
});
