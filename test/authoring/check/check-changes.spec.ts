import { expect } from 'chai';
import { checkChanges } from '../../../src/authoring/check/check-changes.js';
import type { WrittenFinding } from '../../../src/authoring/check/written-findings.js';

const finding = (message: string, line = 1): WrittenFinding => ({
  severity: 'error',
  code: 'unknown-fact',
  file: 'rules/common/facts/a.yaml',
  line,
  column: 1,
  message,
  cure: '',
});

const report = (findings: readonly WrittenFinding[], wasAllLookedAt = true) => ({ findings, wasAllLookedAt });

describe('what differs between two checks', () => {
  it('is what came and what went; what only moved is neither', () => {
    const [stays, moved] = [finding('stays', 3), finding('stays', 7)];
    const changes = checkChanges([stays, finding('goes')], report([moved, finding('comes')]));
    expect([changes.came, changes.went]).to.deep.equal([[finding('comes')], [finding('goes')]]);
    expect(changes.known).to.deep.equal([moved, finding('comes')]);
  });

  it('counts what is found twice twice', () => {
    const twice = [finding('same', 1), finding('same', 2)];
    expect(checkChanges([finding('same', 1)], report(twice)).came).to.have.length(1);
    expect(checkChanges(twice, report([finding('same', 2)])).went).to.have.length(1);
  });

  it('does not take for gone what was not looked at, and tells it when it was', () => {
    const [before, broken] = [finding('before'), finding('cannot be read')];
    const first = checkChanges([before], report([broken], false));
    expect([first.came, first.went]).to.deep.equal([[broken], []]);
    const second = checkChanges(first.known, report([]));
    expect(second.went).to.have.deep.members([before, broken]);
    expect(checkChanges(first.known, report([before])).came).to.deep.equal([]);
  });
});
