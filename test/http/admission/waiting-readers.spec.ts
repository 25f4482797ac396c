import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import type { Feed } from '../../../src/case/feed.js';
import { Overloaded } from '../../../src/http/admission/admission.js';
import { WaitingReaders } from '../../../src/http/admission/waiting-readers.js';

const feedUpTo = (last: number): Feed => ({ key: new Uint8Array(32), lifetime: 1, first: 1, last });
const minute = 60_000;

/** An answer that is still to be sent. */
const response = (destroyed = false): ServerResponse & EventEmitter =>
  Object.assign(new EventEmitter(), { destroyed }) as unknown as ServerResponse & EventEmitter;

describe('Calls that wait for a change', () => {
  let feed: () => Promise<Feed | undefined>;
  let readers: WaitingReaders;
  beforeEach(() => {
    feed = () => Promise.resolve(feedUpTo(7));
    readers = new WaitingReaders(() => feed(), 2);
  });
  afterEach(() => readers.end());

  /** Waits behind change 7 until it has asked so often, and says how often it has. */
  async function waiting(to = response(), milliseconds = minute, enough = Number.POSITIVE_INFINITY): Promise<number> {
    let asked = 0;
    await readers.patiently(to, async () => ({ waits: ++asked < enough ? { after: 7, milliseconds } : undefined }));
    return asked;
  }

  for (const [what, look] of [
    ['there is a change', async () => feedUpTo(8)],
    ['the feed was switched off', async () => undefined],
    ['the feed cannot be read', () => Promise.reject(new Error('away'))],
  ] as const)
    it(`ask again when ${what}, and go on waiting until then`, async () => {
      let looks = 0;
      feed = () => (++looks < 3 ? Promise.resolve(feedUpTo(7)) : look());
      expect(await waiting(response(), minute, 2)).to.equal(2);
      expect([looks, readers.count]).to.deep.equal([3, 0]);
    });

  for (const [what, to, milliseconds] of [
    ['their time is over', response(), 0],
    ['their client is gone', response(true), minute],
  ] as const)
    it(`are answered at once when ${what} already, though no more may wait`, async () => {
      readers = new WaitingReaders(() => feed(), 0);
      expect(await waiting(to, milliseconds)).to.equal(1);
      expect(readers.count).to.equal(0);
    });

  it('are over when their time is, when their client goes, and when the service stops, after which nobody waits', async () => {
    expect(await waiting(response(), 1)).to.equal(1);
    const to = response();
    const left = waiting(to);
    await setImmediate();
    expect(readers.count).to.equal(1);
    to.emit('close');
    expect(await left).to.equal(1);
    expect(readers.count).to.equal(0);
    const both = [waiting(), waiting()];
    await setImmediate();
    expect(readers.count).to.equal(2);
    readers.end();
    expect(await Promise.all(both)).to.deep.equal([1, 1]);
    expect([await waiting(), readers.count]).to.deep.equal([1, 0]);
  });

  it('are so many at most, and there is room again when one is over', async () => {
    const to = response();
    const all = [waiting(to), waiting()];
    await setImmediate();
    const refused = await waiting().catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(Overloaded).and.have.property('message', 'too many calls wait for changes');
    to.emit('close');
    await all[0];
    all.push(waiting());
    await setImmediate();
    expect(readers.count).to.equal(2);
    readers.end();
    expect(await Promise.all(all)).to.deep.equal([1, 1, 1]);
  });
});
