import { expect } from 'chai';
import { type Change, type ChangeKind, withoutRepetition } from '../../src/case/feed.js';

describe('Changes that are told of a case more than once', () => {
  const change = (number: number, caseId: string, kind: ChangeKind, subId = 'A'): Change => ({
    ...{ number, kind, time: number, reference: { subId, caseId } },
  });
  const told = (...changes: readonly Change[]): readonly string[] =>
    withoutRepetition(changes).map(({ number, kind, reference }) => `${number} ${reference.caseId} ${kind}`);

  it('are the last of them, at its place among those of other cases', () => {
    expect(told(change(1, 'X', 'changed'), change(2, 'Y', 'changed'), change(3, 'X', 'removed'))).to.deep.equal([
      '2 Y changed',
      '3 X removed',
    ]);
  });

  it('say that it was created where it was, also when it was changed since, and not when it was created before', () => {
    expect(told(change(1, 'X', 'created'), change(2, 'X', 'changed'), change(3, 'X', 'changed'))).to.deep.equal([
      '3 X created',
    ]);
    expect(told(change(1, 'X', 'removed'), change(2, 'X', 'created'))).to.deep.equal(['2 X created']);
    expect(told(change(1, 'X', 'created'), change(2, 'X', 'removed'))).to.deep.equal(['2 X removed']);
  });

  it('are of two cases where another sub-system has one of that id', () => {
    expect(told(change(1, 'X', 'changed'), change(2, 'X', 'changed', 'B'))).to.have.length(2);
  });
});
