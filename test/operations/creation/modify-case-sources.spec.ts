import { expect } from 'chai';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import { personModification } from '../../support/requests/modify-request.js';
import { modifiedCase } from '../../support/service/modified-case.js';

describe('POST /modifyCase of a case with sources', () => {
  const { url, call, create, read, accepted } = modifiedCase();

  it('takes a modified value out of the hands of the source that had captured it', async () => {
    const screen = (await call('capture', {}, { ...url, language: 'en', sourceType: 1, groupScreens: false })).sb1;
    const item = screen.navigation.item
      .find(({ fixedID }) => fixedID === 'navigation')
      ?.item?.find(({ name }) => name.includes('Jane Doe'));
    const shown = (
      await call('userAction', {}, { ...url, screenId: screen.id, screenCommand: item?.commandid ?? '', answers: [] })
    ).sb1;
    const answered = await call(
      'userAction',
      {},
      {
        ...url,
        screenId: shown.id,
        screenCommand: 'refresh',
        answers: [{ questionId: '27.2.21', values: [{ id: '', value: '52', unit: '' }] }],
      },
    );
    expect(answered.status, answered.text).to.equal(0);
    const age = async (): Promise<object> =>
      JSON.parse(
        JSON.stringify(
          (await read()).CaseObject.find(({ Id }) => Id === 2)?.CaseAttribute.find(({ TypeId }) => TypeId === 21)
            ?.CaseAttributeValue,
        ),
      ) as object;
    expect(await age()).to.have.property('Source', 1);
    await accepted(personModification({ age: 53 }));
    expect(await age()).to.not.have.any.keys('Source', 'Time');
  });

  it('assesses anew every source that says Yes, so that no Yes outlives its data, and leaves one that says No', async () => {
    const flags = async (): Promise<readonly string[]> => [
      (await read()).Complete,
      ...(await read()).Source.map(({ Complete }) => Complete),
    ];
    await call('deleteCase', url);
    await create(
      minimalRequest('C', {
        complete: true,
        techSource: { sourceTypeId: 1, complete: true },
        application: { persons: [assuredPerson({ ph: true })] },
      }),
    );
    await accepted(personModification({ age: 40 }));
    expect(await flags()).to.deep.equal(['Yes', 'Yes']);
    await accepted(personModification({ age: 110 }));
    expect(await flags()).to.deep.equal(['No', 'No']);
    await accepted(personModification({ age: 40 }));
    expect(await flags()).to.deep.equal(['No', 'No']);
  });
});
