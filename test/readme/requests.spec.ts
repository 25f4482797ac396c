import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Reply } from '../support/reply.js';
import { Service } from '../support/service.js';

interface Sample {
  readonly url: URL;
  readonly body: string | undefined;
  readonly answer: unknown;
}

/** Each curl call of the README with the answer that follows it. */
const samples: readonly Sample[] = [...readFileSync('README.md', 'utf8').matchAll(/```sh\ncurl -s '([^']+)'([^`]*)```\n```json\n([^`]+)```/g)].map(([, url = '', rest = '', answer = '']) => ({
  url: new URL(url),
  body: /-d '([^']*)'/.exec(rest)?.[1],
  answer: JSON.parse(answer),
}));

/** Every member of the shown answer is in the real one; lists have as many entries. */
function expectPart(real: unknown, shown: unknown, place: string): void {
  if (typeof shown !== 'object' || shown === null) {
    expect(real, place).to.equal(shown);
    return;
  }
  expect(real, place).to.be.an(Array.isArray(shown) ? 'array' : 'object');
  if (Array.isArray(shown)) expect(real, place).to.have.lengthOf(shown.length);
  for (const [name, value] of Object.entries(shown)) expectPart((real as Readonly<Record<string, unknown>>)[name], value, `${place}.${name}`);
}

describe('The requests of the README', () => {
  let service: Service;
  let last: Reply | undefined;
  before(async () => {
    service = await Service.start({ now: () => Date.UTC(2026, 10, 21, 12) });
  });
  after(() => service.stop());

  it('are there', () => {
    expect(samples).to.have.length.of.at.least(5);
  });

  for (const { url, body, answer } of samples) {
    it(`are answered as shown: ${url.pathname}`, async () => {
      const sent = body?.replace('<item.id>', () => last?.sb2.person.item.id ?? '');
      last = await service.call(url.pathname.slice(1), Object.fromEntries(url.searchParams), sent === undefined ? undefined : JSON.parse(sent));
      expectPart(last.body, answer, url.pathname);
    });
  }
});
