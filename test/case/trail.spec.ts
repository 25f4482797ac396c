import { expect } from 'chai';
import fc from 'fast-check';
import { digestOfLink } from '../../src/case/chain.js';
import { isTrail, readLink, type Trail, trailWith } from '../../src/case/trail.js';
import { describedTrail } from '../../src/case/trail-of-case.js';
import { breakOf, requestIdsOf, stepOf } from '../support/trail/notes.js';

/** A trail after so many writes, of whose links so many are kept at most, from one write to the next. */
const trailAfter = (mosts: readonly number[]): Trail =>
  mosts.reduce<Trail | undefined>(
    (trail, most, index) => trailWith(trail, { step: stepOf(`r${index + 1}`), most }, `state ${index + 1}`),
    undefined,
  ) ?? expect.fail('no writes');

const mosts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
const trails = mosts.map(trailAfter);
const trailAndIndex = trails.chain((trail) =>
  fc.record({ trail: fc.constant(trail), index: fc.nat(trail.links.length - 1) }),
);

describe('The trail of a case', () => {
  it('has the newest links, as many as were kept since, and is whole', () => {
    fc.assert(
      fc.property(mosts, (kept) => {
        const trail = trailAfter(kept);
        let expected: readonly string[] = [];
        for (const [index, most] of kept.entries()) expected = [...expected, `r${index + 1}`].slice(-most);
        expect(requestIdsOf(trail)).to.deep.equal(expected);
        expect([trail.end.number, breakOf(trail), isTrail(trail)]).to.deep.equal([kept.length, undefined, true]);
      }),
    );
  });

  it('shows that a link is missing, whichever and however many', () => {
    fc.assert(
      fc.property(
        trails.chain((trail) =>
          fc.record({
            trail: fc.constant(trail),
            left: fc.subarray([...trail.links], { maxLength: trail.links.length - 1 }),
          }),
        ),
        ({ trail, left }) => {
          const first = trail.links.findIndex((text, index) => left[index] !== text);
          expect(breakOf({ ...trail, links: left })).to.be.oneOf([trail.end.first + first, trail.end.number]);
        },
      ),
    );
  });

  it('shows that a link was altered, in any of its characters or as a whole', () => {
    fc.assert(
      fc.property(trailAndIndex, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), ({ trail, index }, at, put) => {
        const text = trail.links[index] ?? '';
        const where = at % text.length;
        const altered = text.slice(0, where) + put + text.slice(where + 1);
        fc.pre(altered !== text);
        expect(breakOf({ ...trail, links: trail.links.with(index, altered) })).to.be.oneOf([
          trail.end.first + index,
          trail.end.first + index + 1,
          trail.end.number,
        ]);
      }),
    );
    fc.assert(
      fc.property(trailAndIndex, ({ trail, index }) => {
        const link = JSON.parse(trail.links[index] ?? '') as unknown[];
        const altered = JSON.stringify(link.with(5, 'somebody else'));
        expect(breakOf({ ...trail, links: trail.links.with(index, altered) })).not.to.equal(undefined);
      }),
    );
  });

  it('shows that links changed places, were added, or that its end was altered', () => {
    fc.assert(
      fc.property(trailAndIndex, fc.nat(), ({ trail, index }, other) => {
        const { end, links } = trail;
        const place = other % links.length;
        const [here, there] = [links[index] ?? '', links[place] ?? ''];
        if (index !== place)
          expect(breakOf({ end, links: links.with(index, there).with(place, here) })).not.to.equal(undefined);
        expect(breakOf({ end, links: [...links, here] })).not.to.equal(undefined);
        for (const altered of [
          { number: end.number + 1 },
          { number: end.number - 1 },
          { first: end.first + 1 },
          { first: end.first - 1 },
          { digest: digestOfLink('other') },
        ])
          expect(breakOf({ end: { ...end, ...altered }, links }), JSON.stringify(altered)).not.to.equal(undefined);
      }),
    );
  });

  it('reads of any text a link or nothing, and of any value whether it is a trail', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), (text, value) => {
        expect(readLink(text)).to.equal(undefined);
        expect(isTrail(value)).to.equal(false);
      }),
    );
  });

  it('is described with what proves it, and whether the case is as its last link left it', () => {
    const trail = trailAfter([1000, 1000]);
    const [first = '', second = ''] = trail.links;
    const told = describedTrail(trail, 'state 2');
    expect(told.links.map(({ previous, digest }) => [previous, digest])).to.deep.equal([
      ['', digestOfLink(first)],
      [digestOfLink(first), digestOfLink(second)],
    ]);
    expect([told.unbroken, told.current, describedTrail(trail, 'state 3').current]).to.deep.equal([true, true, false]);
    const damaged = describedTrail({ ...trail, links: ['{', second] }, 'state 2');
    expect([damaged.links.length, damaged.unbroken, damaged.brokenAt]).to.deep.equal([1, false, 1]);
    expect(describedTrail(undefined, 'state 1')).to.deep.equal({ links: [], unbroken: true, current: false });
  });
});
