import { expect } from 'chai';
import type { Operation } from '../../../src/operations/operation.js';
import { noSystems } from '../../support/service/no-systems.js';
import { Service } from '../../support/service/service.js';
import { operationsOfTest } from '../../support/service/operations-of-test.js';

/** The operations of test, with XML names. */
const table: readonly Operation[] = operationsOfTest
  .filter(({ answers }) => answers !== 'list')
  .map((operation) => ({ ...operation, flavors: ['xml'] }));

const failedWith = (...codes: readonly number[]): RegExp =>
  new RegExp(
    `^<operationResult returnCode="3">${codes.map((code) => `<errorDescription errorCode="${code}" errorMessage="[^"<]+"/>`).join('')}</operationResult>$`,
  );

describe('The answers of the XML flavor', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ systems: noSystems, table });
  });
  after(() => service.stop());

  const answers = [
    { operation: 'plainXML', httpStatus: 200, document: /^<operationResult returnCode="0"\/>$/ },
    { operation: 'warnedXML', httpStatus: 200, document: /^<operationResult returnCode="0"\/>$/ },
    { operation: 'oneErrorXML', httpStatus: 200, document: failedWith(323) },
    { operation: 'twoErrorsXML', httpStatus: 200, document: failedWith(542, 609) },
    { operation: 'storeAwayXML', httpStatus: 503, document: failedWith(900) },
    { operation: 'brokenXML', httpStatus: 500, document: failedWith(999) },
  ];
  for (const { operation, httpStatus, document } of answers) {
    it(`of ${operation} is HTTP ${httpStatus} with a document`, async () => {
      const reply = await service.call(operation, { caseId: 'C' });
      expect(reply.httpStatus).to.equal(httpStatus);
      expect(reply.headers.get('content-type')).to.equal('application/xml;charset=UTF-8');
      expect(reply.headers.get('retry-after') !== null).to.equal(httpStatus === 503);
      expect(reply.text)
        .to.match(document)
        .and.not.match(/Jane|secret/);
    });
  }

  it('of an operation that has no JSON name is 404 there', async () => {
    expect((await service.send('/plain?caseId=C')).httpStatus).to.equal(404);
  });
});
