import { expect } from 'chai';
import type { Case } from '../../src/case/case.js';
import { MeasuredCases } from '../../src/http/metrics/measured-cases.js';
import { VisibleCases } from '../../src/http/access/visible-cases.js';
import { type Change, updateCase } from '../../src/operations/update-case.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { minimalCase } from '../support/cases/minimal-case.js';

const one = { caseId: 'C', subId: 'S' };
const absent = (): Error => new Error('absent');
const count = (subject: Case): Change<number> => {
  subject.numberOfSourceChanges += 1;
  return { stored: subject, result: subject.numberOfSourceChanges };
};

describe('updating a case', () => {
  let cases: MemoryStore;
  beforeEach(async () => {
    cases = new MemoryStore();
    await cases.create(one, minimalCase('C'));
  });
  const stored = async (): Promise<number | undefined> => (await cases.read(one))?.case.numberOfSourceChanges;

  it('stores the change and answers its result', async () => {
    expect(await updateCase({ cases }, one, absent, count)).to.equal(1);
    expect(await stored()).to.equal(1);
  });

  it('stores nothing when the change says so, or throws', async () => {
    expect(await updateCase({ cases }, one, absent, (subject) => ({ ...count(subject), stored: undefined }))).to.equal(
      1,
    );
    const thrown = await updateCase({ cases }, one, absent, (subject) => {
      count(subject);
      throw new Error('refused');
    }).catch((error: unknown) => error);
    expect(thrown).to.have.property('message', 'refused');
    expect(await stored()).to.equal(0);
  });

  it('throws what the caller says of an absent case', async () => {
    const thrown = await updateCase({ cases }, { caseId: 'D', subId: 'S' }, absent, count).catch(
      (error: unknown) => error,
    );
    expect(thrown).to.have.property('message', 'absent');
  });

  it('waits for those too who write through another view of the store', async () => {
    let applied = 0;
    const measured = new MeasuredCases(cases, () => undefined);
    const views = [
      cases,
      measured,
      new VisibleCases(measured, { subSystems: new Set(['S']) }),
      new VisibleCases(measured, { subSystems: new Set(['S', 'T']) }),
    ];
    const write = (view: (typeof views)[number]): Promise<number> =>
      updateCase({ cases: view }, one, absent, async (subject) => {
        applied += 1;
        await Promise.resolve();
        return count(subject);
      });
    await Promise.all([...views, ...views, ...views].map(write));
    expect([await stored(), applied]).to.deep.equal([12, 12]);
  });

  it('loses none of 64 updates, waits within the process and so applies each once', async () => {
    let applied = 0;
    const results = await Promise.all(
      Array.from({ length: 64 }, () =>
        updateCase({ cases }, one, absent, async (subject) => {
          applied += 1;
          await Promise.resolve();
          return count(subject);
        }),
      ),
    );
    expect(await stored()).to.equal(64);
    expect(new Set(results).size).to.equal(64);
    expect(applied).to.equal(64);
  });

  it('goes on after an update that failed', async () => {
    const failing = updateCase({ cases }, one, absent, () => {
      throw new Error('refused');
    }).catch(() => 'refused');
    expect(await Promise.all([failing, updateCase({ cases }, one, absent, count)])).to.deep.equal(['refused', 1]);
  });

  it('reads and applies again when another process was faster', async () => {
    let overtaken = 3;
    const result = await updateCase({ cases }, one, absent, async (subject) => {
      if (overtaken-- > 0)
        await cases.put(one, minimalCase('C', { numberOfSourceChanges: subject.numberOfSourceChanges + 10 }));
      return count(subject);
    });
    expect(result).to.equal(31);
    expect(await stored()).to.equal(31);
  });

  it('finds the case gone when it is removed meanwhile', async () => {
    const thrown = await updateCase({ cases }, one, absent, async (subject) => {
      await cases.remove(one);
      return count(subject);
    }).catch((error: unknown) => error);
    expect(thrown).to.have.property('message', 'absent');
    expect(await stored()).to.equal(undefined);
  });
});
