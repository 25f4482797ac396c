import { expect } from 'chai';
import { readLinks } from '../../../src/case/trail.js';
import { TrailedCases } from '../../../src/http/trail/trailed-cases.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { stepOf } from '../../support/trail/notes.js';

const reference = { subId: 'S', caseId: 'C' };

describe('The cases as a call writes them', () => {
  const { versionId: _, ...step } = stepOf('r1');
  const systems = realSystems();
  const loaded = systems.forCsp(1)?.ruleSet.versionId ?? expect.fail('there is no parameter set 1');
  let cases: MemoryStore;
  let trailed: TrailedCases;
  beforeEach(() => {
    cases = new MemoryStore();
    trailed = new TrailedCases(cases, { step, most: 10, systems });
  });

  for (const [what, csp, versionId] of [
    ['the rules that are loaded for it', 1, loaded],
    ['its own, where none are loaded for it', 77, 123],
  ] as const)
    it(`have a link for each write, with the version of ${what}`, async () => {
      const subject = minimalCase('C', { csp, versionId: 123 });
      const references = [reference, { ...reference, caseId: 'D' }];
      expect(await trailed.createAll(references.map((one) => ({ reference: one, case: subject })))).to.deep.equal([
        true,
        true,
      ]);
      const { revision } = (await cases.look(reference)) ?? {};
      expect(await trailed.replace(reference, subject, revision ?? expect.fail('it is not there'))).to.equal(true);
      await trailed.put(reference, subject);
      for (const [one, writes] of [
        [references[0], 3],
        [references[1], 1],
      ] as const) {
        const trail = (await cases.trail(one ?? reference)) ?? expect.fail('there is no trail');
        const links = readLinks(trail).map(({ link }) => [link?.requestId, link?.versionId]);
        expect(links).to.deep.equal(Array.from({ length: writes }, () => ['r1', versionId]));
      }
    });
});
