import { expect } from 'chai';
import { CapturedCase } from '../../support/capture/captured-case.js';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import { Service } from '../../support/service/service.js';

const application = { sourceType: 1, screen: 'application', objectId: 1 };
const person = { sourceType: 1, screen: 'person', objectId: 2 };
const pursuits = '26.2.163';

describe('a code that is in no list any more', () => {
  let service: Service;
  let captured: CapturedCase;
  before(async () => {
    service = await Service.start();
    captured = new CapturedCase(service, { subId: 'CODES', caseId: 'GONE' });
  });
  after(() => service.stop());

  /** A person with two pursuits, of which an edit of the catalogue has taken one away. */
  const create = async ({ gone, deletable }: { readonly gone: string; readonly deletable: boolean }): Promise<void> => {
    const given = ['DIVING', 'BOXING'].map((key) => ({ key, ...(key === gone && !deletable ? { deletable } : {}) }));
    await captured.create(minimalRequest('GONE', { application: { persons: [assuredPerson({ pursuits: given })] } }));
    const stored = await service.cases.read(captured.reference);
    if (!stored) throw new Error('the case is not stored');
    for (const { attributes } of stored.case.objects)
      for (const attribute of attributes)
        if (attribute.value?.kind === 'keyed' && attribute.value.key === gone)
          attribute.value = { kind: 'keyed', key: 'GONE', locale: 'en' };
    await service.cases.put(captured.reference, stored.case);
  };
  const kept = async (): Promise<readonly string[]> =>
    (await captured.objects(26)).map(({ CaseAttribute }) =>
      JSON.stringify(CaseAttribute).replace(/.*"Key":"(\w+)".*/, '$1'),
    );

  it('leaves its list with the next answer, and what stands beside it stays', async () => {
    await create({ gone: 'DIVING', deletable: true });
    expect(await kept()).to.deep.equal(['GONE', 'BOXING']);
    const [, boxing] = await captured.objects(26);
    const reply = await captured.act(person, 'refresh', { [pursuits]: [{ id: 'BOXING' }, { id: 'HUNTING' }] });
    expect(reply.codes, reply.text).to.deep.equal([]);
    expect(await kept()).to.deep.equal(['BOXING', 'HUNTING']);
    expect((await captured.objects(26))[0]?.Id).to.equal(boxing?.Id);
  });

  it('is not taken when it is sent back', async () => {
    await create({ gone: 'DIVING', deletable: true });
    const before = await service.digest();
    const reply = await captured.act(person, 'refresh', { [pursuits]: [{ id: 'GONE' }, { id: 'BOXING' }] });
    expect(reply.codes).to.deep.equal([608]);
    expect(reply.messages[0]).to.contain('No entry was found for “GONE”.');
    expect(await service.digest()).to.equal(before);
  });

  for (const [what, act] of [
    ['an answer without it', () => captured.act(person, 'refresh', { [pursuits]: [{ id: 'BOXING' }] })],
    ['the removal of its person', () => captured.act(application, 'delete 2')],
  ] as const)
    it(`of an object that must stay is refused by the name of its kind: ${what}`, async () => {
      await create({ gone: 'DIVING', deletable: false });
      const before = await service.digest();
      const reply = await act();
      expect(reply.codes, reply.text).to.deep.equal([608]);
      expect(reply.messages[0]).to.match(/: Pursuit cannot be removed here\.$/);
      expect(await service.digest()).to.equal(before);
    });
});
