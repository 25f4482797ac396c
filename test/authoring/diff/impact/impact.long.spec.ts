import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { compareRules } from '../../../../src/authoring/diff/compare-rules.js';
import { countImpact } from '../../../../src/authoring/diff/impact/count-impact.js';
import { Places } from '../../../../src/authoring/diff/places.js';
import { loadState, type RulesState } from '../../../../src/authoring/diff/rules-state.js';
import type { WalkedCase } from '../../../../src/case/store.js';
import { type DrawnEdit, possibleEdits } from '../../../support/authoring/drawn-edits.js';
import { type KeptCase, naiveImpact, rowsOf, unreadableOf } from '../../../support/authoring/naive-impact.js';
import { variedCases } from '../../../support/cases/varied-cases.js';
import { DataCopy } from '../../../support/rules/data-copy.js';
import { countedTwice } from '../../../support/authoring/counted-twice.js';

const time = Date.UTC(2026, 10, 21, 12);

describe('what one edit of the rules and screens of this repository means for cases of all kinds', () => {
  const old = loadState('rules', 'screens');
  const kept: KeptCase[] = [];
  before(async () => {
    const cases = await variedCases(old.systems, 1, 12);
    for (const [index, each] of cases.entries()) {
      const caseId = `case ${String(index).padStart(3, '0')}`;
      kept.push({ reference: { subId: 'A', caseId }, case: { ...each, id: caseId } });
    }
  });

  async function* walked(): AsyncIterable<WalkedCase> {
    yield* kept;
  }

  for (const { what, edits } of possibleEdits())
    it(`is what each says under both states, one by one: ${what}`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...edits), async (edit) => {
          const now = stateAfter(edit);
          fc.pre(now !== undefined);
          if (!now) return;
          const comparison = compareRules(old, now);
          const compared = { old: old.systems, now: now.systems, comparison };
          const impact = await countImpact(walked(), compared, time, { samples: 5, values: false });
          const naive = await naiveImpact(kept, old.systems, now.systems, time);
          expect(rowsOf(impact)).to.deep.equal(naive.rows);
          expect(impact.changed.cases).to.equal(naive.changed);
          expect(unreadableOf(impact)).to.deep.equal(naive.unreadable);
        }),
        { numRuns: 2, endOnFailure: true },
      );
    });
});

/** Undefined where the changed files cannot be loaded. */
function stateAfter({ file, line, put }: DrawnEdit): RulesState | undefined {
  const copy = new DataCopy();
  try {
    writeFileSync(copy.path(file), copy.read(file).split('\n').with(line, put).join('\n'));
    const { systems, findings } = copy.load();
    const [rules, screens] = [copy.path('rules'), copy.path('screens')];
    return findings.errors.length > 0
      ? undefined
      : { systems, rulesFolder: 'rules', screensFolder: 'screens', places: new Places(rules, screens) };
  } finally {
    copy.remove();
  }
}

describe('what planted edits mean for many stored cases', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-impact-'));
  after(() => rmSync(directory, { recursive: true }));

  it('is what judging each of 1,000 cases under both states comes to', async () => {
    const { equal, changed, rows } = await countedTwice(`lmdb:${directory}`, 1000, 1);
    expect(equal).to.equal(true);
    expect(changed).to.be.greaterThan(100);
    expect(rows).to.be.greaterThan(5);
  });
});
