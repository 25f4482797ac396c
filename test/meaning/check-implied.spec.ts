import { expect } from 'chai';
import { checkData } from '../../src/authoring/check/check-data.js';
import type { Finding } from '../../src/documents/findings/findings.js';
import { DataCopy } from '../support/rules/data-copy.js';

const folder = 'rules/common/plausibility';

/** Rules that were copied within their file, and how the copy differs. */
const copied: readonly (readonly [how: string, file: string, id: string, change: (rule: string) => string])[] = [
  [
    'weighs more',
    'occupation',
    'income-above-average-profit',
    (rule) => rule.replace('severity: warning', 'severity: error'),
  ],
  [
    'calls its own fact otherwise',
    'occupation',
    'income-above-average-profit',
    (rule) => rule.replace(/\bplausible\b/g, 'possible'),
  ],
  ['has an operator over objects', 'waivers', 'waiver-requested-twice', (rule) => rule],
  [
    'weighs less',
    'pursuits',
    'yearly-hours-above-total-hours',
    (rule) => rule.replace('severity: error', 'severity: warning'),
  ],
  [
    'weighs more, and is shown at one question less',
    'occupation',
    'income-above-average-profit',
    (rule) => rule.replace('severity: warning', 'severity: error').replace(/concerns: .*/, 'concerns: [incomeYearly]'),
  ],
];

describe('A rule that was copied under another id', () => {
  let copy: DataCopy;
  before(() => (copy = DataCopy.small()));
  after(() => copy.remove());

  /** What is told when a rule stands in its file once more, as `change` makes of it, with another id and message. */
  function toldOf(file: string, id: string, change: (rule: string) => string): readonly Finding[] {
    const path = `${folder}/${file}.yaml`;
    const whole = copy.read(path);
    const begins = whole.indexOf(`  ${id}:\n`);
    const rule = `${whole.slice(begins).split(/\n(?= {2}[a-z#])/)[0]}`;
    const other = change(rule.replace(id, `${id}-copied`))
      .replace('en: "', 'en: "Once more: ')
      .replace('de: "', 'de: "Noch einmal: ');
    copy.write(path, whole.replace(rule, `${rule.trimEnd()}\n\n${other.trimEnd()}\n`));
    const { findings } = checkData({ rules: copy.path('rules'), screens: copy.path('screens') });
    copy.write(path, whole);
    return findings.all.filter(({ code }) => code === 'implied-rule');
  }

  for (const [how, file, id, change] of copied)
    it(`is told, with the other one and its place: the copy ${how}`, () => {
      const [found, ...others] = toldOf(file, id, change);
      expect(others).to.deep.equal([]);
      expect(found?.message).to.contain(`${id}-copied`);
      expect(found?.message).to.match(/\(common\/plausibility\/[a-z]+\.yaml:\d+:3\)/);
    });

  it('is not told where it is shown at no question of the other one', () =>
    expect(
      toldOf('occupation', 'income-above-average-profit', (rule) =>
        rule.replace('severity: warning', 'severity: error').replace(/concerns: .*/, 'concerns: [profitTwoYearsAgo]'),
      ),
    ).to.deep.equal([]));
});
