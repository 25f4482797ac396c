import { expect } from 'chai';
import { allSpecs, needOf, specsNamed } from '../../../scripts/specs.js';

const specs = ['test/dto/element.spec.ts', 'test/dto/units/unit.spec.ts', 'test/store/mongo/store.mongodb.spec.ts'];

describe('npm run spec', () => {
  for (const [name, found] of [
    ['test/dto/element.spec.ts', [specs[0]]],
    ['./test/dto/', [specs[0], specs[1]]],
    ['test/dto/*.spec.ts', [specs[0]]],
    ['test/**/*.spec.ts', specs],
    ['test/**/un*', [specs[1]]],
    ['test\\store', [specs[2]]],
  ] as const) {
    it(`runs by ${name} what that names, and nothing else`, () => {
      expect(specsNamed(name, specs)).to.deep.equal(found);
    });
  }

  for (const name of ['test/dto/elements.spec.ts', 'test/dto/element', 'dist/test/dto', ''])
    it(`runs nothing by '${name}', which names no spec, and says so`, () => {
      expect(() => specsNamed(name, specs)).to.throw('names no spec');
    });

  it('finds this spec, and none of what is installed below test', () => {
    expect(allSpecs()).to.include('test/repository/scripts/specs.spec.ts');
    expect(allSpecs().filter((spec) => spec.includes('node_modules'))).to.deep.equal([]);
  });
});

describe('npm test', () => {
  it('leaves out a spec by the word before .spec.ts, and no other', () => {
    expect(specs.map(needOf)).to.deep.equal([undefined, undefined, 'mongodb']);
    expect(needOf('test/dto/mongodb.spec.ts')).to.equal(undefined);
  });
});
