import { expect } from 'chai';
import { Place } from '../../src/dto/place.js';
import { Problems } from '../../src/dto/problems.js';
import { mostErrors } from '../../src/errors/case-error.js';

const at = (index: number): Place => Place.body.member('list', 0).item(index);
const told = (problems: Problems): readonly unknown[] =>
  problems.errors.map(({ parameters }) => parameters['attribute']);
const first = Array.from({ length: mostErrors }, (_, index) => at(index).path);

describe('The errors of one request', () => {
  for (const [what, indices] of [
    ['in document order', Array.from({ length: 5000 }, (_, index) => index)],
    ['backwards', Array.from({ length: 5000 }, (_, index) => 4999 - index)],
    ['the later half first', Array.from({ length: 5000 }, (_, index) => (index + 2500) % 5000)],
  ] as const) {
    it(`are the first ${mostErrors} of many in document order, when they are found ${what}`, () => {
      const problems = new Problems();
      for (const index of indices) problems.refuse(at(index), 'is wrong');
      expect(told(problems)).to.deep.equal(first);
      expect(told(problems.further())).to.deep.equal(first);
    });
  }

  it('say of which places nothing more is told, and of no place before the last that is told', () => {
    const problems = new Problems();
    for (let index = 0; index < 5000; index++) {
      if (problems.isBeyond(at(index))) break;
      problems.refuse(at(index), 'is wrong');
    }
    expect(told(problems)).to.deep.equal(first);
    expect(problems.isBeyond(at(mostErrors - 1))).to.equal(false);
    expect(problems.isBeyond(at(mostErrors))).to.equal(true);
    expect(problems.isBeyond(Place.body)).to.equal(false);
  });

  it('has what can be found again and again once', () => {
    const problems = new Problems();
    problems.refuse(at(0), 'is wrong');
    for (let times = 0; times < 3; times++) problems.refuseOnce(Place.body.member('list', 0), 'is too long');
    problems.further().refuseOnce(Place.body.member('list', 0), 'is too long');
    expect(told(problems)).to.deep.equal(['list', 'list[0]']);
  });
});
