import { expect } from 'chai';
import { attributeOf, type CaseObject } from '../../../src/case/case-object.js';
import { assuredPerson, minimalRequest } from '../../support/requests/case-request.js';
import { Service } from '../../support/service/service.js';

const reference = { subId: 'SCREENS', caseId: 'TWO' };
const [assured, personId] = [27, 307];

describe('the ids of the persons of a case', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
    const persons = [assuredPerson({ id: 'P1', name: 'Jane Doe' }), assuredPerson({ id: 'P2', name: 'John Doe' })];
    const reply = await service.call(
      'createCaseInDB',
      reference,
      minimalRequest(reference.caseId, { application: { persons } }),
    );
    expect(reply.codes).to.deep.equal([]);
  });
  after(() => service.stop());

  const persons = async (): Promise<readonly CaseObject[]> =>
    ((await service.cases.read(reference))?.case.objects ?? []).filter(({ typeId }) => typeId === assured);
  const ids = async (): Promise<readonly unknown[]> =>
    (await persons()).map((person) => {
      const value = attributeOf(person, personId)?.value;
      return value?.kind === 'string' ? value.value : undefined;
    });

  /** Answers the id of the second person on its page; the codes, and what is wrong with the answer. */
  async function captured(id: string): Promise<readonly number[]> {
    const [, second] = await persons();
    const shown = await service.call(
      'capture',
      {},
      { ...reference, language: 'en', sourceType: 1, groupScreens: false, item: `person.${second?.id}` },
    );
    const answers = [{ questionId: `${assured}.${second?.id}.${personId}`, values: [{ id: '', value: id }] }];
    const action = { ...reference, screenId: shown.sb1.id, screenCommand: 'refresh', answers };
    return (await service.call('userAction', {}, action)).codes;
  }

  it('are never those of another: a second one is refused, and nothing is stored', async () => {
    expect(await captured('P1')).to.deep.equal([608]);
    expect(await ids()).to.deep.equal(['P1', 'P2']);
  });

  it('may be answered again as they are, or changed to one that nobody has', async () => {
    expect(await captured('P2')).to.deep.equal([]);
    expect(await captured('P3')).to.deep.equal([]);
    expect(await ids()).to.deep.equal(['P1', 'P3']);
  });
});
