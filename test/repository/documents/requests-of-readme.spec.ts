import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { Service } from '../../support/service/service.js';
import { expectPart } from '../../support/service/shown-part.js';

interface Sample {
  readonly url: URL;
  readonly body: string | undefined;
  readonly answer: unknown;
}

/** Each curl call of the README with the answer that follows it. */
const samples: readonly Sample[] = [
  ...readFileSync('README.md', 'utf8').matchAll(/```sh\ncurl -s '([^']+)'([^`]*)```\n```json\n([^`]+)```/g),
].map(([, url = '', rest = '', answer = '']) => ({
  url: new URL(url),
  body: /-d '([^']*)'/.exec(rest)?.[1],
  answer: JSON.parse(answer),
}));

describe('The requests of the README', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ now: () => Date.UTC(2026, 10, 21, 12) });
  });
  after(() => service.stop());

  it('are there', () => {
    expect(samples).to.have.length.of.at.least(5);
  });

  for (const { url, body, answer } of samples) {
    it(`are answered as shown: ${url.pathname}`, async () => {
      const reply = await service.call(
        url.pathname.slice(1),
        Object.fromEntries(url.searchParams),
        body === undefined ? undefined : JSON.parse(body),
      );
      expectPart(reply.body, answer, url.pathname);
    });
  }
});
