import { expect } from 'chai';
import { mostObjects, mostOthers } from '../../../src/case/case.js';
import { mostErrors } from '../../../src/errors/case-error.js';
import { limits } from '../../../src/http/connections/limits.js';

describe('The limits that are nobody’s to set', () => {
  it('are those that were decided: of connections and bodies', () => {
    expect(limits).to.deep.equal({
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
      maxHeadersCount: 100,
      stopPatience: 10_000,
      readyPatience: 3_000,
      drainedBytes: 64 * 1024 * 1024,
      drainPatience: 10_000,
      retryAfterStore: 5,
      retryAfterOverload: 1,
    });
  });

  it('are those that were decided: of cases and of what is told', () => {
    expect({ mostObjects, mostOthers, mostErrors }).to.deep.equal({
      mostObjects: 2000,
      mostOthers: 100,
      mostErrors: 1000,
    });
  });
});
