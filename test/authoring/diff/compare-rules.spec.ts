import { expect } from 'chai';
import fc from 'fast-check';
import type { Change } from '../../../src/authoring/diff/change.js';
import { compareRules } from '../../../src/authoring/diff/compare-rules.js';
import { loadState, type RulesState } from '../../../src/authoring/diff/rules-state.js';
import { diffData, editedState } from '../../support/authoring/diff-data.js';
import { largerEdits } from '../../support/authoring/larger-edits.js';
import { leavesOf } from '../../support/authoring/model-leaves.js';
import { reformatted } from '../../support/authoring/reformatted.js';
import { smallEdits } from '../../support/authoring/small-edits.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';
import { join } from 'node:path';
import { times } from '../../support/run/times.js';

const changes = (old: RulesState, now: RulesState): readonly Change[] => compareRules(old, now).changes;
const told = ({ group, kind, at, sentence, ...more }: Change): string =>
  `  ${group}, ${kind}, ${at ?? 'nowhere'}: ${sentence}\n    ${JSON.stringify(more)}\n`;

describe('two states of rules and screens', () => {
  const base = editedState();
  const edited = smallEdits.map(({ what, edits }) => ({ what, state: editedState(edits) }));

  it('are told apart, for every kind of edit, by exactly what was edited', () => {
    expectText(
      'diff-of-small-edits.txt',
      edited.map(({ what, state }) => `${what}\n${changes(base, state).map(told).join('')}`).join('\n'),
    );
  });

  it('are told apart when much of both was edited, by as little as tells it', () => {
    expectText(
      'diff-of-larger-edits.txt',
      largerEdits
        .map(({ what, before, now }) => `${what}\n${changes(editedState(before), editedState(now)).map(told).join('')}`)
        .join('\n'),
    );
  });

  it('are the same when nothing was edited', () => {
    expect(changes(base, editedState())).to.deep.equal([]);
    for (const { what, state } of edited) expect(changes(state, state), what).to.deep.equal([]);
  });

  it('differ the other way round by as much', () => {
    const turned = { added: 'removed', removed: 'added' } as const;
    for (const { what, state } of edited) {
      const forwards = changes(base, state);
      const backwards = changes(state, base);
      const back = new Set(backwards.map(({ kind, about, name }) => `${kind} ${about} ${name}`));
      for (const { kind, about, name } of forwards.filter((change) => change.kind in turned))
        expect([...back], what).to.include(`${turned[kind as keyof typeof turned]} ${about} ${name}`);
      expect(backwards.length, what).to.equal(forwards.length);
    }
  });

  it('differ whatever value of the loaded model is another', () => {
    const other = editedState();
    const rules = other.systems.forCsp(7);
    const leaves = rules ? leavesOf(rules) : [];
    expect(leaves.length).to.be.greaterThan(500);
    fc.assert(
      fc.property(fc.constantFrom(...leaves), (leaf) => {
        leaf.change();
        try {
          expect(changes(base, other), leaf.path).not.to.deep.equal([]);
        } finally {
          leaf.restore();
        }
      }),
      { numRuns: 20 * times },
    );
    expect(changes(base, other)).to.deep.equal([]);
  });

  it('are the same when keys stand in another order, with comments and other line breaks', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (random) => {
        const files = reformatted(diffData, () => random.next().value ?? 0);
        const state = inDirectory(files, (directory) =>
          loadState(join(directory, 'rules'), join(directory, 'screens')),
        );
        expect(changes(base, state)).to.deep.equal([]);
      }),
      { numRuns: 3 * times },
    );
  });
});
