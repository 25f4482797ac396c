import { expect } from 'chai';
import { checkEnded } from '../../src/meaning/check-ended.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
import type { Entry } from '../../src/rules/model/catalogue.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { withEntry as withEntryOf } from '../support/rules/with-entry.js';
import { realSystems } from '../support/rules/real-systems.js';

const rules = realSystems().forCsp(2) as CaseRules;
const now = Date.UTC(2026, 10, 22);
const place = { file: 'german/planted.yaml', line: 9999, column: 3 };

const holding = (found: Iterable<Everywhere>): readonly Everywhere[] =>
  [...found].filter(({ holds, intended }) => holds && !intended);

/** The rules with one more entry of a catalogue, or with another one in its place. */
const withEntry = (name: string, word: string, change: Partial<Entry>): CaseRules =>
  withEntryOf(rules, place, name, word, change);

describe('What is offered no longer', () => {
  const ended = (name: string, word: string, change: Partial<Entry> = { validTo: '2025' }) =>
    holding(checkEnded(withEntry(name, word, change), now)).filter(({ code }) => code === 'withdrawn-code');

  it('is told at its entry where it is on sale, from the day after its last one', () => {
    for (const validTo of ['2025', '2026.11.21']) {
      const [found, ...more] = ended('benefit-types', 'termLife', { validTo });
      expect(found?.message).to.include('csp.benefitTypesOffered has it');
      expect([found?.at, more]).to.deep.equal([place, []]);
    }
    for (const validTo of ['2026.11.22', '2026'])
      expect(ended('benefit-types', 'termLife', { validTo })).to.deep.equal([]);
  });

  it('is told with the rules that ask for it, whether for it alone or beside others', () => {
    const [found] = ended('benefit-types', 'accidentalDeath');
    expect(found?.message).to.match(/the rule [a-z-]+ asks for it \(/);
  });

  it('is told with the facts and the screens that ask for it', () => {
    const [liver] = ended('disorder-families', 'liver');
    expect(liver?.message).to.include('the condition asks for it (common/applicant/76-liver.yaml');
    const [extreme] = ended('climbing-grades', 'extreme');
    expect(extreme?.message).to.include('the condition asks for it (common/facts/');
  });

  it('is told with the lists of parameter sets that have it', () => {
    const [found, ...more] = ended('disorders', 'M46');
    expect(found?.message).to.include('csp.graverDisorders has it');
    expect([found?.at, more]).to.deep.equal([place, []]);
  });

  it('is no finding at its entry where other codes stand for it, as those into which it was divided', () => {
    expect(ended('disorders', 'K74', {}).filter(({ at }) => at === place)).to.deep.equal([]);
    const replaced = ended('disorders', 'M46', { validTo: '2025', replacedBy: 'M47' });
    expect(replaced.filter(({ at }) => at === place)).to.deep.equal([]);
  });
});
