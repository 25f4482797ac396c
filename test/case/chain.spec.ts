import { expect } from 'chai';
import { brokenAt, type Chain, type Chained, chained, chainWith, readChain } from '../../src/case/chain.js';

const read = (text: string): Chained => {
  const [previous, number, first] = JSON.parse(text) as readonly [string, number, number];
  return { previous, number, first };
};

function chainOf(count: number, most: number): Chain {
  let chain: Chain | undefined;
  for (let link = 1; link <= count; link++) chain = chainWith(chain, chained(chain?.end, most, [`says ${link}`]));
  return chain as Chain;
}

const broken = (chain: Chain): number | undefined => brokenAt(chain, readChain(chain, read));

describe('A chain', () => {
  it('is whole with as many links as are kept', () => {
    expect([chainOf(1, 3), chainOf(3, 3), chainOf(9, 3)].map(broken)).to.deep.equal([undefined, undefined, undefined]);
    expect(chainOf(9, 3).end).to.include({ number: 9, first: 7 });
  });

  it('is broken at its last link where that is another one, which nothing follows', () => {
    const { end, links } = chainOf(4, 9);
    const last = JSON.stringify([...(JSON.parse(links[3] ?? '') as unknown[]).with(3, 'says 5')]);
    expect(broken({ end, links: links.with(3, last) })).to.equal(4);
  });

  it('is broken at the first link that does not follow', () => {
    const { end, links } = chainOf(6, 9);
    expect(broken({ end, links: links.toSpliced(2, 1) })).to.equal(3);
    expect(broken({ end, links: links.slice(0, 4) })).to.equal(5);
  });

  it('is broken where its first links are left out, though its end says that they are not kept', () => {
    const { end, links } = chainOf(5, 9);
    expect(broken({ end: { ...end, first: 3 }, links: links.slice(2) })).to.equal(5);
  });
});
