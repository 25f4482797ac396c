import { expect } from 'chai';
import { createCaseInDB } from '../../src/operations/creation/create-case-in-db.js';
import { assuredPerson, type Json, minimalRequest } from '../support/requests/case-request.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { refusal, run } from '../support/service/run-operation.js';

const url = { caseId: 'C', subId: 'S' };
const withOccupation = (occupation: Json): Json =>
  minimalRequest('C', { application: { persons: [assuredPerson({ occupation })] } });

async function codeOf(occupation: Json): Promise<unknown> {
  const cases = new MemoryStore();
  await run(createCaseInDB, cases, url, withOccupation(occupation));
  const stored = await cases.read(url);
  return stored?.case.objects.find(({ typeId, element }) => typeId === 12 && element === 'CaseObject')?.attributes[0]
    ?.value;
}

const refusedWith = async (occupation: Json): Promise<readonly string[]> =>
  refusal(run(createCaseInDB, new MemoryStore(), url, withOccupation(occupation)));
const place = 'application.persons[0].occupation';

describe('an element by key, or by name and locale', () => {
  const denoted: readonly (readonly [string, Json, { key: string; locale: string }])[] = [
    ['a key, in the locale of the case', { key: '2512' }, { key: '2512', locale: 'en' }],
    ['a key in a locale', { key: '2512', locale: 'deDE' }, { key: '2512', locale: 'deDE' }],
    ['a name in a locale', { name: 'Software developers', locale: 'en' }, { key: '2512', locale: 'en' }],
    [
      'a name in a locale with a country',
      { name: 'Softwareentwickler', locale: 'deCH' },
      { key: '2512', locale: 'deCH' },
    ],
    [
      'the male form of a German label',
      { name: 'Offizier für die Streitkräfte', locale: 'de' },
      { key: '0110.2', locale: 'de' },
    ],
    [
      'the female form of a German label',
      { name: 'Offizierin für die Streitkräfte', locale: 'de' },
      { key: '0110.2', locale: 'de' },
    ],
    [
      'the whole German label',
      { name: 'Offizier für die Streitkräfte/Offizierin für die Streitkräfte', locale: 'de' },
      { key: '0110.2', locale: 'de' },
    ],
    [
      'key and name that agree in some locale',
      { key: '2512', name: 'Softwareentwickler' },
      { key: '2512', locale: 'en' },
    ],
    [
      'a name that two entries share, with the key of one',
      { key: '7223.24', name: 'Metallstanzer', locale: 'de' },
      { key: '7223.24', locale: 'de' },
    ],
    [
      'a name in capitals, its umlauts as two letters',
      { name: 'OFFIZIER FUER DIE STREITKRAEFTE', locale: 'de' },
      { key: '0110.2', locale: 'de' },
    ],
    [
      'a name that another entry has but for a capital, with the key',
      { key: '2431.8', name: 'Künstlerischer Leiter/Künstlerische Leiterin', locale: 'de' },
      { key: '2431.8', locale: 'de' },
    ],
    ['a key beside a blank name and locale', { key: '2512', name: ' ', locale: '' }, { key: '2512', locale: 'en' }],
  ];
  for (const [what, occupation, { key, locale }] of denoted) {
    it(`is found by ${what}`, async () =>
      expect(await codeOf(occupation)).to.deep.equal({ kind: 'keyed', key, locale }));
  }

  const shared: readonly (readonly [what: string, name: string, keys: readonly string[]])[] = [
    ['that two entries share', 'Metallstanzer', ['7223.15', '7223.24']],
    ['that two entries share but for a capital', 'Künstlerischer Leiter', ['1349.4', '2431.8']],
  ];
  for (const [what, name, keys] of shared)
    it(`is refused by a name ${what}, and the message lists both keys`, async () => {
      const occupation = { name, locale: 'de' };
      expect(await refusedWith(occupation)).to.deep.equal([`553 ${place}.name`]);
      const error = await run(createCaseInDB, new MemoryStore(), url, withOccupation(occupation)).catch(
        (caught: unknown) => caught,
      );
      for (const key of keys) expect(error).to.have.property('message').that.includes(key);
    });

  it('is refused by a synonym: only capture searches', async () => {
    expect(await refusedWith({ name: 'Programmiererin', locale: 'de' })).to.deep.equal([`553 ${place}.name`]);
  });

  it('is refused once, by its key, when key and locale are both unknown', async () => {
    expect(await refusedWith({ key: 'x', locale: 'xx', name: 'y' })).to.deep.equal([`552 ${place}.key`]);
  });
});
