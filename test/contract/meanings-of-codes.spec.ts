import { expect } from 'chai';
import { errorTable } from '../../src/errors/error-table.js';
import { encodeToken } from '../../src/screens/questions/token.js';
import { changed, fullRequest, type Json, lifeBenefit } from '../support/requests/case-request.js';
import { caseToModify, fullModification } from '../support/requests/modify-request.js';
import { Service } from '../support/service/service.js';
import { errorsInXml } from '../support/xml/xml-document.js';
import { meanings, type Naming } from './meanings-of-codes.js';

interface Told {
  readonly code: number;
  readonly message: string;
}

const [subId, caseId] = ['MEANINGS', 'C'];
const reference = { subId, caseId };
const named = { ...reference, loggingArea: '0' };

/** A good call of each operation, in a locale. */
const good: Readonly<Record<Exclude<Naming['call'], 'transferCaseToDBXML'>, (locale: string) => Json>> = {
  createCaseInDB: () => fullRequest('NEW'),
  modifyCase: () => fullModification(caseId),
  createAndCapture: (language) => ({ language, caseMode: 'pos', sourceType: 1, csp: 1, ...named, caseId: 'NEW' }),
  capture: (language) => ({ language, sourceType: 1, groupScreens: false, ...named }),
  userAction: (language) => ({
    screenId: encodeToken(reference, { form: 'SB1', sourceType: 1, language, screen: 'application', objectId: 1 }),
    screenCommand: 'refresh',
    answers: [],
    ...named,
  }),
};

/** Of the calls that name their case in the URL, and the locale in the body. */
const queries: Readonly<Partial<Record<Naming['call'], typeof reference>>> = {
  createCaseInDB: { subId, caseId: 'NEW' },
  modifyCase: reference,
};

describe('A message names each code with its meaning, in the locale of the call', () => {
  let service: Service;
  let document: string;
  before(async () => {
    service = await Service.start();
    expect((await service.call('createCaseInDB', reference, caseToModify(caseId))).codes).to.deep.equal([]);
    const empty = { ...named, language: 'en', caseMode: 'pos', sourceType: 1, csp: 1, caseId: 'EMPTY' };
    expect((await service.call('createAndCapture', {}, empty)).codes).to.deep.equal([]);
    const { text } = await service.call('transferCaseFromDBXML', reference);
    document = /<directCaseReference>(.*)<\/directCaseReference>/s.exec(text)?.[1] ?? '';
  });
  after(() => service.stop());

  async function told({ call, changes }: Naming, locale: string): Promise<readonly Told[]> {
    if (call === 'transferCaseToDBXML') {
      const inLocale = document.replace(/Locale="en" CSP/, `Locale="${locale}" CSP`);
      const body = changes.reduce((text, [part, other]) => text.replace(part, String(other)), inLocale);
      const { text } = await service.send(`/${call}?${new URLSearchParams(reference)}`, {
        method: 'POST',
        body: Buffer.from(body),
        headers: { 'content-type': 'application/xml;charset=UTF-8' },
      });
      return errorsInXml(text).map(({ code, message }) => ({ code: Number(code), message: message ?? '' }));
    }
    const query = queries[call];
    const body = [...(query ? [['locale', locale] as const] : []), ...changes].reduce(
      (request, [path, value]) => changed(request, path, value),
      good[call](locale),
    );
    const { codes, messages } = await service.call(call, query ?? {}, body);
    return codes.map((code, index) => ({ code, message: messages[index] ?? '' }));
  }

  for (const [slug, decision] of Object.entries(meanings)) {
    const { code } = errorTable[slug as keyof typeof errorTable];
    if (typeof decision === 'string') continue;
    for (const row of decision)
      for (const locale of ['en', 'de'] as const)
        it(`${code} ${slug} of ${row.call}: ${row.what} (${locale})`, async () => {
          const messages = (await told(row, locale)).filter((each) => each.code === code).map(({ message }) => message);
          expect(messages.join('\n')).to.include(row[locale]);
        });
  }

  it('so is every row of the table, or it says why it names none', () => {
    expect(Object.keys(meanings)).to.have.members(Object.keys(errorTable));
    for (const decision of Object.values(meanings)) expect(decision).to.have.length.greaterThan(0);
  });

  it('names a benefit type by its id alone where there is no case, which would say by which rules it is meant', async () => {
    const twice = lifeBenefit({ benefitName: 'Term life 2' });
    const body = changed(fullModification('NOWHERE'), 'personsModifications.0.newBenefits.1', twice);
    const { codes, messages } = await service.call('modifyCase', { subId, caseId: 'NOWHERE' }, body);
    expect(codes).to.have.members([567, 572]);
    expect(messages.join()).to.include(' of type 1 is given twice');
  });
});
