import { expect } from 'chai';
import { errorTable } from '../../src/errors/error-table.js';
import { ownErrors } from '../../src/errors/own-errors.js';
import { specifiedErrors } from '../../src/errors/specified-errors.js';
import { codesOfOperation } from '../../src/operations/codes-of-operation.js';
import { operations } from '../../src/operations/index.js';
import { repetitions } from '../../src/operations/repetition.js';

const everyCall = [900, 999];
/** By `Idempotency-Key`, `If-Match`, and a store whose outcome is not known. */
const everyWrite = [614, 615, 616, 901];

/**
 * What each operation can report; of createCaseInDB and modifyCase the provoking requests of their contracts say it.
 */
const reported: Readonly<Record<string, readonly number[]>> = {
  copyCase: [323, 324, 512],
  deleteCase: [512],
  transferCaseFromDB: [323, 512],
  transferCaseFromDBDetails: [323, 512],
  transferCaseToDB: [512, 610, 611],
  subIdList: [],
  caseList: [512, 618, 619],
  createAndCapture: [324, 512, 540, 601, 602, 603, 612],
  capture: [323, 512, 601, 604, 612],
  captureWithHash: [323, 512, 601, 604, 609, 612, 901],
  userAction: [323, 512, 605, 606, 607, 608, 612, 613],
  checkCompleteness: [323, 512, 601, 620, 621, 622],
  catalogues: [512, 540],
  catalogue: [512, 540, 617],
  attributes: [512, 540],
  sourceTypes: [512, 540],
  units: [512, 540],
  codeSearch: [512, 540, 617],
  changes: [512, 618, 619],
  trail: [323, 512],
  evidence: [323, 512],
};

const codesOf = (name: string): readonly number[] =>
  operations
    .filter((operation) => operation.name === name)
    .flatMap(codesOfOperation)
    .map(({ code }) => code);

describe('The codes of the operations', () => {
  for (const [name, own] of Object.entries(reported)) {
    const codes = [...own, ...everyCall].sort((a, b) => a - b);
    it(`are of ${name} ${codes.join(', ')}, and of a write ${everyWrite.join(', ')}`, () => {
      const { repetition } = operations.find((operation) => operation.name === name) ?? expect.fail(name);
      const all = repetitions[repetition].writes ? [...codes, ...everyWrite].sort((a, b) => a - b) : codes;
      expect(codesOf(name)).to.deep.equal(all);
    });
  }

  it('are known of every operation', () => {
    const others = ['createCaseInDB', 'modifyCase'];
    expect([...Object.keys(reported), ...others]).to.have.members(operations.map(({ name }) => name));
  });

  it('are all codes that there are', () => {
    const listed = new Set(operations.flatMap(codesOfOperation));
    expect(Object.values(errorTable).filter((entry) => !listed.has(entry))).to.deep.equal([]);
  });

  it('stand once in the table, each under a slug of its own', () => {
    const rows = [...Object.entries(specifiedErrors), ...Object.entries(ownErrors)];
    expect(new Set(rows.map(([slug]) => slug)).size).to.equal(rows.length);
    expect(new Set(rows.map(([, { code }]) => code)).size).to.equal(rows.length);
    expect(Object.keys(errorTable)).to.have.length(rows.length);
  });
});
