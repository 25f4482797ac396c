import { expect } from 'chai';
import fc from 'fast-check';
import { checkHash, type HashPolicy, signedText } from '../../../src/operations/capture/capture-hash.js';

const body = {
  language: 'en',
  sourceType: 4,
  caseId: 'CASE-0815',
  subId: 'DEMO',
  groupScreens: true,
  loggingArea: '0',
  timestamp: '2026-11-21T01:23:45.678Z',
};
const now = Date.parse(body.timestamp);
const plain: HashPolicy = { secrets: [], windowMilliseconds: 300_000 };
const secret = '0123456789abcdef0123456789abcdef';
const keyed: HashPolicy = { ...plain, secrets: [secret] };
const plainHash = '4811fe14b33eb73b49013c8c96fb04a93db3874e17c9703e03695e5f4a72c865';
const keyedHash = '6229772a0d7faffd4047cd359b36a3c7edd15ffb4534e684ebc0f68d93f02580';

describe('the hash of captureWithHash', () => {
  it('accepts the test vectors of the decisions, in either case', () => {
    expect(checkHash({ ...body, hash: plainHash }, plain, now)).to.be.an('object');
    expect(checkHash({ ...body, hash: keyedHash.toUpperCase() }, keyed, now)).to.be.an('object');
  });

  it('is of the canonical JSON of the body: the example of RFC 8785, and what lists hold', () => {
    const numbers = [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27];
    const example = { numbers, string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/', literals: [null, true, false] };
    expect(
      signedText({ ...example, answers: [{ value: 'a', id: 1 }, []] })
        .split('\n')
        .at(-1),
    ).to.equal(
      '{"answers":[{"id":1,"value":"a"},[]],"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('does not depend on the order of the members', () => {
    const reversed = Object.fromEntries(Object.entries({ ...body, hash: keyedHash }).reverse());
    expect(checkHash(reversed, keyed, now)).to.be.an('object');
  });

  it('accepts any of several secrets, and refuses a hash of none of them', () => {
    expect(checkHash({ ...body, hash: keyedHash }, { ...plain, secrets: ['new', secret] }, now)).to.be.an('object');
    expect(checkHash({ ...body, hash: keyedHash }, { ...plain, secrets: ['new', 'newer'] }, now)).to.equal('mismatch');
    expect(checkHash({ ...body, hash: plainHash }, keyed, now)).to.equal('mismatch');
  });

  it('accepts the timestamp at the edges of the window and refuses it beyond', () => {
    for (const direction of [-1, 1]) {
      expect(checkHash({ ...body, hash: plainHash }, plain, now + direction * 300_000)).to.be.an('object');
      expect(checkHash({ ...body, hash: plainHash }, plain, now + direction * 300_001)).to.equal('window');
    }
  });

  for (const timestamp of [
    '2026-11-21T01:23:45Z',
    '2026-11-21T01:23:45.1234567890Z',
    '2026-02-30T01:23:45.6Z',
    '2026-11-21T24:00:00.0Z',
    '2026-11-21T23:59:60.0Z',
    '2026-11-21 01:23:45.6Z',
    '2026-11-21T01:23:45.6+00:00',
    1,
    null,
    undefined,
  ]) {
    it(`refuses ${timestamp} as timestamp`, () => {
      expect(checkHash({ ...body, timestamp, hash: plainHash }, plain, now)).to.equal('format');
    });
  }

  for (const hash of [undefined, null, '', plainHash.slice(1), `${plainHash}0`, plainHash.replace('4', 'g'), 7]) {
    it(`refuses ${hash} as hash`, () => {
      expect(checkHash({ ...body, hash }, plain, now)).to.equal('format');
    });
  }

  it('refuses every body in which one bit of one member, or of the hash, is another', () => {
    const members = Object.keys(body) as (keyof typeof body)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...members, 'hash' as const),
        fc.nat(),
        fc.integer({ min: 0, max: 15 }),
        (member, place, bit) => {
          const whole: Record<string, unknown> = { ...body, hash: keyedHash };
          const text = String(whole[member]);
          const at = place % text.length;
          const flipped =
            text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1);
          fc.pre(member !== 'hash' || flipped.toLowerCase() !== text.toLowerCase());
          expect(checkHash({ ...whole, [member]: flipped }, keyed, now)).to.be.a('string');
        },
      ),
      { numRuns: 500 },
    );
    for (const member of members)
      expect(
        checkHash(
          Object.fromEntries(Object.entries({ ...body, hash: keyedHash }).filter(([key]) => key !== member)),
          keyed,
          now,
        ),
      ).to.be.a('string');
    expect(checkHash({ ...body, hash: keyedHash, further: 1 }, keyed, now)).to.equal('mismatch');
  });

  it('gives the same mark for the same hash only, so that it can be accepted once', () => {
    const one = checkHash({ ...body, hash: plainHash }, plain, now);
    const again = checkHash({ ...body, hash: plainHash.toUpperCase() }, plain, now + 1);
    const other = checkHash({ ...body, hash: keyedHash }, keyed, now);
    expect(one).to.deep.equal(again);
    expect(one).to.not.deep.equal(other);
    expect(one).to.have.property('until', now + 300_000);
  });
});
