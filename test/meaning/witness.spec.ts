import { expect } from 'chai';
import { walkRead } from '../../src/meaning/walk-read.js';
import { answerAt, answerOf, withAnswer } from '../../src/meaning/witness.js';
import type { LocatedMap } from '../../src/documents/located.js';
import { labScope, labValue } from '../support/evaluator/lab.js';
import { locate } from '../support/evaluator/located.js';
import { realSystems } from '../support/rules/real-systems.js';

describe('The answer that a value is', () => {
  it('is given in an example as it is written in a comparison, whether of the object, of one related to it or of the case', () => {
    const asked = { own: 0, related: 0, case: 0 };
    for (const csp of [1, 2]) {
      const rules = realSystems().forCsp(csp);
      if (!rules) throw new Error(`there is no parameter set ${csp}`);
      walkRead(rules, (whole) => {
        if (whole.node !== 'comparison') return;
        const answer = answerOf(whole.left);
        if (!answer) return;
        const written = whole.leftName.replace(/^this\./, '').replace(/\.stored$/, '');
        expect(answer.path).to.equal(written);
        asked[written.startsWith('case.') ? 'case' : written.includes('.') ? 'related' : 'own'] += 1;
      });
    }
    for (const count of Object.values(asked)) expect(count).to.be.greaterThan(2);
  });

  it('has the whole way through objects that lead to each other, and none through several', () => {
    const read = (path: string) => answerOf(labValue(path, labScope('benefit')))?.path;
    expect(read('person.mainPursuit.depth')).to.equal('person.mainPursuit.depth');
    expect(read('person.pursuits.depth')).to.equal(undefined);
  });
});

describe('The answer that is given at a path', () => {
  const given = locate({
    'case.start': 1,
    this: { age: 2, benefits: [{ sum: 3 }, { sum: 4 }] },
    person: { age: 5 },
    case: { end: 6 },
  }) as LocatedMap;

  it('is found however it is written: by the path itself, in the object of the rule, beside it, in the first of a list', () => {
    const found = [
      'case.start',
      'age',
      'benefits.sum',
      'person.age',
      'case.end',
      'height',
      'person.height',
      'benefits',
    ];
    expect(found.map((path) => answerAt(given, path)?.value)).to.deep.equal([
      ...[1, 2, 3, 5, 6],
      ...[undefined, undefined, undefined],
    ]);
  });

  it('is the one that is put there, and every other one stays', () => {
    const [seven] = [...(locate({ seven: 7 }) as LocatedMap).entries.values()];
    if (!seven) throw new Error('nothing is given');
    const paths = ['age', 'person.age', 'benefits.sum', 'case.end', 'height'];
    for (const path of paths) {
      const changed = withAnswer(given, path, seven.value);
      expect(answerAt(changed, path)?.value, path).to.equal(7);
      for (const other of paths.filter((each) => each !== path))
        expect(answerAt(changed, other)?.value, `${path} ${other}`).to.equal(answerAt(given, other)?.value);
    }
  });
});
