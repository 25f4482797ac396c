import { expect } from 'chai';
import fc from 'fast-check';
import { attributeOf, type CaseObject } from '../../src/case/case-object.js';
import { assuredPerson, minimalRequest, policyHolder } from '../support/requests/case-request.js';
import type { Reply } from '../support/service/reply.js';
import { Service } from '../support/service/service.js';
import { codesInXml } from '../support/xml/xml-document.js';
import { times } from '../support/run/times.js';

const reference = { subId: 'PERSONS', caseId: 'C' };
const [assured, holder, personId] = [27, 28, 307];
const screens: Readonly<Record<number, string>> = { [assured]: 'person', [holder]: 'policyHolder' };

interface Person {
  readonly role: 'assured' | 'both' | 'holder';
  readonly id: string;
}

const id = fc.constantFrom('P1', 'P2', 'p1', 'P1 x');
const person = fc.record<Person>({ role: fc.constantFrom('assured', 'both', 'holder'), id });
const persons = fc.array(person, { minLength: 1, maxLength: 4 });

const body = (all: readonly Person[]) =>
  minimalRequest(reference.caseId, {
    application: {
      persons: all.map((each) =>
        each.role === 'holder'
          ? policyHolder({ id: each.id })
          : assuredPerson({ id: each.id, ph: each.role === 'both' }),
      ),
    },
  });

const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

describe('Two persons of a case, of whichever kind, never share an id', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
  });
  after(() => service.stop());

  const begin = async (all: readonly Person[]): Promise<Reply> => {
    await service.call('deleteCase', reference);
    return service.call('createCaseInDB', reference, body(all));
  };

  /** Who carries an id, as the store holds them. */
  const stored = async (): Promise<readonly { readonly object: CaseObject; readonly id: string }[]> =>
    ((await service.cases.read(reference))?.case.objects ?? []).flatMap((object) => {
      const value = [assured, holder].includes(object.typeId) ? attributeOf(object, personId)?.value : undefined;
      return value?.kind === 'string' ? [{ object, id: value.value }] : [];
    });
  const ids = async (): Promise<readonly string[]> => (await stored()).map((each) => each.id);

  it('when a case is created: 512', () =>
    fc.assert(
      fc.asyncProperty(persons, async (all) => {
        const given = all.map((each) => each.id);
        const { codes } = await begin(all);
        expect([...new Set(codes)]).to.deep.equal(areDistinct(given) ? [] : [512]);
        expect(await ids()).to.deep.equal(areDistinct(given) ? given : []);
      }),
    ));

  it('when a case is imported as XML: 611', () =>
    fc.assert(
      fc.asyncProperty(persons, async (all) => {
        const numbered = all.map((each, index) => ({ ...each, id: `#${index}#` }));
        expect((await begin(numbered)).codes).to.deep.equal([]);
        const { text } = await service.call('transferCaseFromDBXML', reference);
        const [, document = ''] = /<directCaseReference>(.*)<\/directCaseReference>/s.exec(text) ?? [];
        const given = all.map((each) => each.id);
        const imported = await service.send(`/transferCaseToDBXML?${new URLSearchParams(reference)}`, {
          method: 'POST',
          body: Buffer.from(document.replace(/#([0-9])#/g, (_, index: string) => given[Number(index)] ?? '')),
          headers: { 'content-type': 'application/xml;charset=UTF-8' },
        });
        expect([...new Set(codesInXml(imported.text))]).to.deep.equal(areDistinct(given) ? [] : [611]);
        expect(await ids()).to.deep.equal(areDistinct(given) ? given : numbered.map((each) => each.id));
      }),
    ));

  /** Answers the id of a person on its page. */
  async function captured({ id: objectId, typeId }: CaseObject, value: string): Promise<readonly number[]> {
    const item = `${screens[typeId]}.${objectId}`;
    const start = { ...reference, language: 'en', sourceType: 1, groupScreens: false, item };
    const shown = await service.call('capture', {}, start);
    const answers = [{ questionId: `${typeId}.${objectId}.${personId}`, values: [{ id: '', value }] }];
    const action = { ...reference, screenId: shown.sb1.id, screenCommand: 'refresh', answers };
    return (await service.call('userAction', {}, action)).codes;
  }

  it('when ids are captured, the same again, of oneself and of others: 608', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(3), id), { minLength: 1, maxLength: 6 }), async (answers) => {
        const all = (['both', 'assured', 'holder', 'holder'] as const).map((role, index) => ({ role, id: `${index}` }));
        expect((await begin(all)).codes).to.deep.equal([]);
        const expected = all.map((each) => each.id);
        for (const [which, value] of answers) {
          const object = (await stored())[which]?.object as CaseObject;
          const isTaken = expected.some((other, index) => other === value && index !== which);
          expect(await captured(object, value)).to.deep.equal(isTaken ? [608] : []);
          if (!isTaken) expected[which] = value;
          expect(await ids()).to.deep.equal(expected);
        }
      }),
      { numRuns: 8 * times },
    ));

  for (const [what, make] of [
    ['an assured person', assuredPerson],
    ['a policy holder', policyHolder],
  ] as const)
    it(`by the map of attributes of ${what}: 512`, async () => {
      await service.call('deleteCase', reference);
      const all = [assuredPerson(), make({ id: 'P2', attributes: { [personId]: { value: 'P1' } } })];
      const request = minimalRequest(reference.caseId, { application: { persons: all } });
      expect((await service.call('createCaseInDB', reference, request)).codes).to.deep.equal([512]);
      expect(await ids()).to.deep.equal([]);
    });

  it('by modifyCase, which changes no id', async () => {
    await begin([
      { role: 'both', id: 'P1' },
      { role: 'holder', id: 'P2' },
    ]);
    const change = { name: 'Jane Doe', age: 36 };
    const modify = (given: string): Promise<Reply> =>
      service.call('modifyCase', reference, {
        caseId: reference.caseId,
        locale: 'en',
        personsModifications: [{ id: given, ...change }],
      });
    expect((await modify('P1')).codes).to.deep.equal([]);
    expect((await modify('P2')).codes).to.deep.equal([564]);
    expect(await ids()).to.deep.equal(['P1', 'P2']);
  });
});
