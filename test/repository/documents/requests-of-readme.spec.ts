import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { Service } from '../../support/service/service.js';

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

/**
 * The answers are shown abridged: every member shown is in the real answer, and every entry of a list; an empty list is
 * empty.
 */
function expectPart(real: unknown, shown: unknown, place: string): void {
  if (Array.isArray(shown)) {
    expect(real, place).to.be.an('array');
    if (shown.length === 0) expect(real, place).to.deep.equal([]);
    for (const entry of shown)
      expect(
        (real as readonly unknown[]).some((each) => hasPart(each, entry)),
        `${place} has ${JSON.stringify(entry)}`,
      ).to.equal(true);
  } else if (typeof shown === 'object' && shown !== null) {
    expect(real, place).to.be.an('object');
    for (const [name, value] of Object.entries(shown))
      expectPart((real as Readonly<Record<string, unknown>>)[name], value, `${place}.${name}`);
  } else {
    expect(real, place).to.equal(shown);
  }
}

function hasPart(real: unknown, shown: unknown): boolean {
  try {
    expectPart(real, shown, '');
    return true;
  } catch {
    return false;
  }
}

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
