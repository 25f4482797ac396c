import { expect } from 'chai';
import { CaptureClient } from '../capture/capture-client.js';
import { lifeBenefit, minimalRequest } from '../requests/case-request.js';
import { modification, personModification } from '../requests/modify-request.js';
import type { Reply } from '../service/reply.js';
import type { Service } from '../service/service.js';

/** Of all cases here. */
export const subId = 'S';
export type Send = (service: Service, headers: Readonly<Record<string, string>>) => Promise<Reply>;

/** A call that writes, once what it needs is there. */
export interface WritingCall {
  readonly name: string;
  prepare(service: Service, caseId: string): Promise<Send>;
}

export const created = async (service: Service, caseId: string): Promise<void> => {
  expect((await service.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId))).codes).to.deep.equal([]);
};
const query = (caseId: string): string => `?${new URLSearchParams({ caseId, subId }).toString()}`;
const xmlOf = async (service: Service, caseId: string): Promise<string> =>
  /<Case[ >].*<\/Case>/s.exec((await service.send(`/transferCaseFromDBXML${query(caseId)}`)).text)?.[0] ?? '';
/** A body of modifyCase that adds a benefit of this name. */
export const adding = (caseId: string, benefitName: string) =>
  modification(caseId, personModification({ newBenefits: [lifeBenefit({ benefitName })] }));

/** A screen of the case, and its command, with which a second call would do something else. */
export async function addingAPerson(service: Service, caseId: string): Promise<object> {
  const { screenId } = await new CaptureClient(service, { subId, caseId }).start('capture', {
    language: 'en',
    sourceType: 1,
  });
  return { screenCommand: 'add 27', screenId, subId, caseId, loggingArea: '0', answers: [] };
}

/** Every operation that writes, in every flavor that it has. */
export const writingCalls: readonly WritingCall[] = [
  {
    name: 'createCaseInDB',
    prepare: async (_, caseId) => (service, headers) =>
      service.call('createCaseInDB', { caseId, subId }, minimalRequest(caseId), headers),
  },
  ...['createAndCapture', 'createAndCaptureXML'].map((name) => ({
    name,
    prepare: async (_: Service, caseId: string): Promise<Send> => {
      const body = { language: 'en', caseMode: 'headoffice', sourceType: 1, caseId, subId, loggingArea: '0', csp: 1 };
      return (service, headers) => service.call(name, {}, body, headers);
    },
  })),
  ...['copyCase', 'copyCaseXML'].map((name) => ({
    name,
    prepare: async (first: Service, caseId: string): Promise<Send> => {
      const source = `${caseId} source`;
      await created(first, source);
      const names = { sourceCaseId: source, sourceSubId: subId, destCaseId: caseId, destSubId: subId };
      return (service, headers) => service.call(name, names, undefined, headers);
    },
  })),
  {
    name: 'modifyCase',
    prepare: async (first, caseId) => {
      await created(first, caseId);
      return (service, headers) => service.call('modifyCase', { caseId, subId }, adding(caseId, 'Added'), headers);
    },
  },
  ...['userAction', 'userActionXML'].map((name) => ({
    name,
    prepare: async (first: Service, caseId: string): Promise<Send> => {
      await created(first, caseId);
      const body = await addingAPerson(first, caseId);
      return (service, headers) => service.call(name, {}, body, headers);
    },
  })),
  {
    name: 'checkCompleteness',
    prepare: async (first, caseId) => {
      await created(first, caseId);
      const body = { language: 'en', sourceType: 1, subId, caseId, loggingArea: '0' };
      // The case was said to be complete, which it is not: the check brings that up to date.
      const { case: stored } = (await first.cases.read({ subId, caseId })) ?? expect.fail('no case');
      for (const source of stored.sources) source.complete = !source.complete;
      await first.cases.put({ subId, caseId }, stored);
      return (service, headers) => service.call('checkCompleteness', {}, body, headers);
    },
  },
  {
    name: 'transferCaseToDBXML',
    prepare: async (first, caseId) => {
      await created(first, caseId);
      const body = (await xmlOf(first, caseId)).replace('NumberOfSourceChanges="0"', 'NumberOfSourceChanges="7"');
      return (service, headers) =>
        service.send(`/transferCaseToDBXML${query(caseId)}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/xml' },
          body,
        });
    },
  },
  ...['deleteCase', 'deleteCaseXML'].map((name) => ({
    name,
    prepare: async (first: Service, caseId: string): Promise<Send> => {
      await created(first, caseId);
      return (service, headers) => service.call(name, { caseId, subId }, undefined, headers);
    },
  })),
];
