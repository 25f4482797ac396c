import { expect } from 'chai';
import type { CaseDocument } from '../../../src/case/case-document.js';
import type { Json } from '../requests/case-request.js';
import { caseToModify, modification } from '../requests/modify-request.js';
import { Service } from './service.js';

const url = { caseId: 'C', subId: 'S' };

/** A service with the case that tests modify, made anew before each test of the suite that calls this. */
export function modifiedCase() {
  let service: Service;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());
  beforeEach(async () => {
    await service.call('deleteCase', url);
    await create(caseToModify('C'));
  });

  const create = async (body: Json): Promise<void> => {
    expect((await service.call('createCaseInDB', url, body)).codes).to.deep.equal([]);
  };
  const read = async (): Promise<CaseDocument> => (await service.call('transferCaseFromDB', url)).case;
  const codes = async (body: Json, query: Record<string, string> = url): Promise<readonly number[]> =>
    (await service.call('modifyCase', query, body)).codes;
  /** The case after a modification of these persons that is accepted. */
  const accepted = async (...persons: Json[]): Promise<CaseDocument> => {
    expect(await codes(modification('C', ...persons))).to.deep.equal([]);
    return read();
  };
  const call = (...words: Parameters<Service['call']>): ReturnType<Service['call']> => service.call(...words);
  const send = (...words: Parameters<Service['send']>): ReturnType<Service['send']> => service.send(...words);
  return { url, call, send, create, read, codes, accepted };
}
