import { expect } from 'chai';
import { draw } from '../../../../scripts/mutants/draw.js';
import { pointsOf } from '../../../../scripts/mutants/points.js';

/** A table of texts, as there are many, and a little logic. */
const code = `
export const texts = { ${Array.from({ length: 200 }, (_, index) => `text${index}: 'a text'`).join(', ')} };
${Array.from({ length: 60 }, (_, index) => `export const f${index} = (a, b) => a < b;`).join('\n')}
`;
const points = pointsOf('src/planted.js', code);
const all = (): boolean => true;

describe('The draw of the points that are changed', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(draw(points, 50, 1, all)).to.deep.equal(draw(points, 50, 1, all));
    expect(draw(points, 50, 1, all)).not.to.deep.equal(draw(points, 50, 2, all));
  });

  it('takes each point once, and none that does not fit', () => {
    const drawn = draw(points, 1000, 1, ({ kind }) => kind === 'comparison');
    expect(drawn).to.have.lengthOf(60);
    expect(new Set(drawn)).to.have.lengthOf(60);
  });

  it('is of texts to a tenth at most, however many there are', () => {
    expect(points.filter(({ isText }) => isText)).to.have.lengthOf(400);
    expect(draw(points, 100, 1, all)).to.have.lengthOf(100);
    expect(draw(points, 100, 1, all).filter(({ isText }) => isText)).to.have.lengthOf(10);
  });
});
