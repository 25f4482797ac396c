import { EventEmitter } from 'node:events';
import { expect } from 'chai';
import { Channel, Ended, type Handlers } from '../../src/workers/channel.js';

/** One end of a line whose other end hears what is sent, later. */
class End extends EventEmitter {
  other: End | undefined;

  send(message: object): boolean {
    setImmediate(() => this.other?.emit('message', structuredClone(message)));
    return true;
  }
}

function line(one: Handlers, two: Handlers): { channels: readonly [Channel, Channel]; ends: readonly [End, End] } {
  const ends = [new End(), new End()] as const;
  [ends[0].other, ends[1].other] = [ends[1], ends[0]];
  return { channels: [new Channel(ends[0], one), new Channel(ends[1], two)], ends };
}

const rejection = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('The line between two processes', () => {
  it('answers each question with its own answer, either way, whichever is ready first', async () => {
    let release = (_: string): void => undefined;
    const { channels } = line(
      { name: () => 'first' },
      { slow: () => new Promise((resolve) => (release = resolve)), double: (told) => Number(told) * 2 },
    );
    const slow = channels[0].ask('slow');
    expect(await Promise.all([channels[0].ask('double', 4), channels[0].ask('double', 5)])).to.deep.equal([8, 10]);
    expect(await channels[1].ask('name')).to.equal('first');
    release('at last');
    expect(await slow).to.equal('at last');
  });

  it('tells what the other has thrown', async () => {
    const { channels } = line(
      {},
      {
        fail: () => {
          throw new Error('no file');
        },
      },
    );
    expect(await rejection(channels[0].ask('fail')))
      .to.be.instanceOf(Error)
      .with.property('message', 'no file');
  });

  it('waits for nobody who has ended, and hears no messages of others', async () => {
    const { channels, ends } = line({}, { never: () => new Promise(() => undefined) });
    const asked = rejection(channels[0].ask('never'));
    ends[0].emit('message', { type: 'something else' });
    ends[0].emit('message', undefined);
    ends[0].emit('disconnect');
    expect(await asked).to.be.instanceOf(Ended);
    expect(await rejection(channels[0].ask('never'))).to.be.instanceOf(Ended);
  });
});
