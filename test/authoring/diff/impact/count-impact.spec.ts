import { expect } from 'chai';
import fc from 'fast-check';
import type { Case } from '../../../../src/case/case.js';
import type { CaseStore, WalkedCase } from '../../../../src/case/store.js';
import { compareRules } from '../../../../src/authoring/diff/compare-rules.js';
import { countImpact } from '../../../../src/authoring/diff/impact/count-impact.js';
import type { Impact } from '../../../../src/authoring/diff/impact/impact.js';
import type { RulesState } from '../../../../src/authoring/diff/rules-state.js';
import { reference } from '../../../../src/authoring/diff/items/item.js';
import { MemoryStore } from '../../../../src/store/memory-store.js';
import { editedState } from '../../../support/authoring/diff-data.js';
import { type KeptCase, naiveImpact, rowsOf, unreadableOf } from '../../../support/authoring/naive-impact.js';
import { smallEdits } from '../../../support/authoring/small-edits.js';
import { minimalCase } from '../../../support/cases/minimal-case.js';
import { validCase } from '../../../support/cases/valid-case.js';
import { times } from '../../../support/run/times.js';

const time = Date.UTC(2026, 10, 21, 12);

describe('what a change of rules means for stored cases', () => {
  const base = editedState();
  const states = smallEdits.map(({ what, edits }) => ({ what, state: editedState(edits) }));
  const program = (csp: number) => {
    const rules = base.systems.forCsp(csp);
    if (!rules) throw new Error(`there is no parameter set ${csp}`);
    return rules.program;
  };

  const impactOf = async (
    cases: CaseStore,
    old: RulesState,
    now: RulesState,
    telling = { samples: 5, values: false },
  ): Promise<Impact> => {
    const compared = { old: old.systems, now: now.systems, comparison: compareRules(old, now) };
    return countImpact(cases.walk(), compared, time, telling);
  };

  /** Somebody of whom only the age is known, with a source of each type. */
  const aged = (age: number | undefined): Case =>
    minimalCase('C', {
      csp: 7,
      sources: [1, 2].map((id) => ({ id, typeId: id, complete: false, defaultSource: id === 1, relatedCaseObject: 1 })),
      objects: [
        { element: 'CaseObject', id: 1, typeId: 25, attributes: [] },
        {
          element: 'CaseObject',
          id: 2,
          typeId: 27,
          attributes: age === undefined ? [] : [{ typeId: 21, value: { kind: 'number', value: age, unit: 1 } }],
        },
      ],
    });
  const young = aged(19);

  /** Cases of any values, some of a parameter set, a source type or a version that nobody knows. */
  const anyCases = fc.array(
    fc.record({
      subId: fc.constantFrom('A', 'B'),
      case: fc.oneof(validCase(program(7)), validCase(program(8))),
      csp: fc.option(fc.constantFrom(7, 8, 99), { freq: 4 }),
      sourceTypes: fc.subarray([1, 2]),
      strange: fc.constantFrom('no', 'no', 'no', 'source type', 'version'),
    }),
    { minLength: 1, maxLength: 12 },
  );

  it('is what each case says under both states, one by one', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCases,
        fc.constantFrom(...states),
        fc.constantFrom({ what: 'nothing', state: base }, ...states),
        async (drawn, { what, state: now }, { state: old }) => {
          const cases = new MemoryStore();
          const kept: KeptCase[] = [];
          for (const [index, { subId, case: stored, csp, sourceTypes, strange }] of drawn.entries()) {
            const typeIds = strange === 'source type' ? [...sourceTypes, 77] : sourceTypes;
            const sources = typeIds.map((typeId, id) => ({
              id: id + 1,
              typeId,
              complete: false,
              defaultSource: false,
              relatedCaseObject: 1,
            }));
            const versionId = strange === 'version' ? 55 : stored.versionId;
            const caseId = String(index).padStart(3, '0');
            await cases.put({ subId, caseId }, { ...stored, csp: csp ?? stored.csp, sources, versionId });
          }
          for await (const walked of cases.walk())
            if (walked.case) kept.push({ reference: walked.reference, case: walked.case });
          const renames = compareRules(old, now).renames.get('tiny');
          const named = (rule: string): string => renames?.get(reference('rule', rule)) ?? rule;
          const attribute = (name: string): string => renames?.get(reference('attribute', name)) ?? name;
          const naive = await naiveImpact(kept, old.systems, now.systems, time, named, attribute);
          const impact = await impactOf(cases, old, now);
          expect(rowsOf(impact), what).to.deep.equal(naive.rows);
          expect(impact.changed.cases, what).to.equal(naive.changed);
          expect(impact.cases).to.equal(kept.length);
          expect(unreadableOf(impact), what).to.deep.equal(naive.unreadable);
        },
      ),
      { numRuns: 50 * times },
    );
  });

  for (const { edit, age, expected } of [
    { edit: 'a threshold', age: 19, expected: ['minor: not violated → warning'] },
    { edit: 'a rule goes', age: 17, expected: ['minor: warning → not violated'] },
    { edit: 'a rule is called otherwise', age: 17, expected: [] },
    { edit: 'a severity', age: 17, expected: ['minor: warning → error', 'source type 1: consistent → inconsistent'] },
    {
      edit: 'a severity for one set more',
      age: 17,
      expected: ['minor: warning → error', 'source type 1: consistent → inconsistent'],
    },
    { edit: 'a condition more', age: 17, expected: ['minor: warning → not violated'] },
    { edit: 'a rule goes', age: undefined, expected: ['minor: undecided → not violated'] },
    {
      edit: 'when a question is shown',
      age: 15,
      expected: [
        'source type 2: person.dateOfBirth newly asked',
        'source type 2: person.dateOfBirth newly open',
        'source type 2: complete → incomplete',
      ],
    },
  ])
    it(`of ${edit}, for somebody of ${age ?? 'an unknown age'}, is: ${expected.join('; ') || 'nothing'}`, async () => {
      const cases = new MemoryStore();
      await cases.put({ subId: 'A', caseId: '1' }, aged(age));
      const now = states.find(({ what }) => what === edit)?.state ?? base;
      expect(rowsOf(await impactOf(cases, base, now)).map(({ what }) => what)).to.have.members(expected);
    });

  it('is nothing where the rules say the same, and no case is judged then', async () => {
    const cases = new MemoryStore();
    for (const [index, stored] of fc.sample(validCase(program(7)), { numRuns: 5, seed: 1 }).entries())
      await cases.put({ subId: 'A', caseId: String(index) }, stored);
    const impact = await impactOf(cases, base, editedState());
    expect(impact).to.deep.include({
      cases: 5,
      sameRules: 5,
      rules: [],
      questions: [],
      completeness: [],
      unreadable: [],
    });
    expect(impact.changed.cases).to.equal(0);
  });

  it('names cases that can no longer be read, with the reason, and goes on', async () => {
    const [stored] = fc.sample(validCase(program(8)), { numRuns: 1, seed: 2 });
    if (!stored) throw new Error('nothing was drawn');
    const walked = async function* (): AsyncIterable<WalkedCase> {
      yield { reference: { subId: 'A', caseId: '1' }, damage: 'the digest is another' };
      yield { reference: { subId: 'A', caseId: '2' }, case: stored };
      yield { reference: { subId: 'A', caseId: '3' }, case: { ...stored, versionId: 9 } };
      yield { reference: { subId: 'B', caseId: '4' }, case: { ...stored, csp: 7 } };
    };
    const gone = states.find(({ what }) => what === 'a parameter set goes')?.state ?? base;
    const compared = { old: base.systems, now: gone.systems, comparison: compareRules(base, gone) };
    const impact = await countImpact(walked(), compared, time, { samples: 5, values: false });
    expect(impact.unreadable).to.deep.equal([
      { reason: 'the digest is another', under: 'both', cases: 1, ids: [{ subId: 'A', caseId: '1' }] },
      {
        reason: 'the rules have no parameter set 8',
        under: 'the new rules',
        cases: 2,
        ids: [
          { subId: 'A', caseId: '2' },
          { subId: 'A', caseId: '3' },
        ],
      },
    ]);
    expect(impact.cases).to.equal(4);
    expect(impact.changed.cases).to.equal(2);
  });

  it('names cases that only the new rules can judge, and those that neither can', async () => {
    const [stored] = fc.sample(validCase(program(8)), { numRuns: 1, seed: 2 });
    if (!stored) throw new Error('nothing was drawn');
    const cases = new MemoryStore();
    await cases.put({ subId: 'A', caseId: '1' }, stored);
    await cases.put({ subId: 'A', caseId: '2' }, { ...stored, csp: 9 });
    const without = states.find(({ what }) => what === 'a parameter set goes')?.state ?? base;
    const impact = await impactOf(cases, without, base);
    expect(impact.unreadable.map(({ reason, under, ids }) => [reason, under, ids[0]?.caseId])).to.have.deep.members([
      ['the rules have no parameter set 8', 'the old rules', '1'],
      ['the rules have no parameter set 9', 'both', '2'],
    ]);
    expect(impact.changed.cases).to.equal(1);
  });

  it('counts cases of a version that a state does not list', async () => {
    const cases = new MemoryStore();
    const [stored] = fc.sample(validCase(program(7)), { numRuns: 1, seed: 3 });
    if (!stored) throw new Error('nothing was drawn');
    await cases.put({ subId: 'A', caseId: '1' }, { ...stored, versionId: 3 });
    await cases.put({ subId: 'A', caseId: '2' }, { ...stored, versionId: 4 });
    const newer = states.find(({ what }) => what === 'a version')?.state ?? base;
    const { unknownVersions } = await impactOf(cases, base, newer);
    expect(unknownVersions.map(({ versionId, under, cases: count }) => [versionId, under, count])).to.deep.equal([
      [3, 'the old rules', 1],
      [4, 'both', 1],
    ]);
  });

  it('tells a sum of few cases, and what a rule says of one, only when it may', async () => {
    const cases = new MemoryStore();
    await cases.put({ subId: 'A', caseId: '1' }, young);
    const stricter = states.find(({ what }) => what === 'a threshold')?.state ?? base;
    const [quiet] = (await impactOf(cases, base, stricter)).rules;
    const [told] = (await impactOf(cases, base, stricter, { samples: 5, values: true })).rules;
    expect(quiet).to.deep.include({ rule: 'minor', from: 'not violated', to: 'warning', sums: undefined });
    expect(quiet?.samples).to.deep.equal([{ subId: 'A', caseId: '1' }]);
    expect(told?.sums).to.be.an('object');
    expect(told?.samples[0]?.message).to.be.oneOf(['A minor.', 'Minderjährig.']);
  });

  it('names as many cases as are asked for, the first of the store', async () => {
    const cases = new MemoryStore();
    for (let id = 9; id >= 1; id--) await cases.put({ subId: 'A', caseId: String(id) }, young);
    const stricter = states.find(({ what }) => what === 'a threshold')?.state ?? base;
    for (const samples of [0, 2, 5]) {
      const [row] = (await impactOf(cases, base, stricter, { samples, values: false })).rules;
      expect(row?.cases).to.equal(9);
      expect(row?.samples.map(({ caseId }) => caseId)).to.deep.equal(['1', '2', '3', '4', '5'].slice(0, samples));
    }
  });
});
