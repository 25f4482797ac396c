import { expect } from 'chai';
import { personModification } from '../support/requests/modify-request.js';
import { mostObjects } from '../../src/case/case.js';
import { parseDate } from '../../src/case/values/date.js';
import { CaseErrors, mostErrors } from '../../src/errors/case-error.js';
import { xml } from '../../src/flavor/xml.js';
import { parseJsonObject } from '../../src/http/requests/json-text.js';
import { readQuery } from '../../src/http/requests/read-query.js';
import { checkHash } from '../../src/operations/capture/capture-hash.js';
import { capture } from '../../src/operations/capture/capture.js';
import { checkCompleteness } from '../../src/operations/capture/check-completeness.js';
import { createCaseInDB } from '../../src/operations/creation/create-case-in-db.js';
import { modifyCase } from '../../src/operations/creation/modify-case.js';
import { transferCaseFromDB } from '../../src/operations/manipulation/transfer-case-from-db.js';
import { userAction } from '../../src/operations/capture/user-action.js';
import { searchEntries } from '../../src/rules/entries/search-entries.js';
import { readDate } from '../../src/case/values/date-forms.js';
import { readNumber } from '../../src/text/number-forms.js';
import { typedQuantity } from '../../src/screens/inputs/typed-quantity.js';
import { encodeToken } from '../../src/screens/questions/token.js';
import { accidentsOnly } from '../support/service/accidents-only.js';
import { captureRequest } from '../support/capture/capture-request.js';
import { assuredPerson, type Json, lifeBenefit, minimalRequest } from '../support/requests/case-request.js';
import { expectLinear, type SizedWork } from '../support/hostile/run/linear-cost.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { readCaseXml } from '../support/xml/read-case-xml.js';
import { realSystems } from '../support/rules/real-systems.js';
import { refusal, run } from '../support/service/run-operation.js';

const query = { caseId: 'C', subId: 'S', loggingArea: '0' };
const systems = realSystems();
const characters = 900_000;

const listOf = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const persons = (count: number): Json[] => listOf(count, (index) => assuredPerson({ id: `P${index}` }));
const create = (store: MemoryStore, given: readonly Json[]): Promise<unknown> =>
  run(createCaseInDB, store, query, minimalRequest('C', { application: { persons: [...given] } }), systems);
const creating = (given: readonly Json[]): Promise<unknown> => create(new MemoryStore(), given);
const creatingOne = (changes: { [member: string]: Json }): Promise<unknown> => creating([assuredPerson(changes)]);
const modify = (store: MemoryStore, personsModifications: readonly Json[]): Promise<unknown> =>
  run(modifyCase, store, query, { caseId: 'C', locale: 'en', personsModifications }, systems);

/** The first screen of a case in a source type (1 is technical: SB1), and what is sent to it. */
async function act(
  store: MemoryStore,
  sourceType: number,
  members: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const content = await run(
    capture,
    store,
    {},
    { ...captureRequest('S'), sourceType, groupScreens: sourceType !== 1 },
    systems,
  );
  if (content.kind !== 'screen') throw new Error('no screen was answered');
  const screenId = 'person' in content.screen ? content.screen.person.item.id : content.screen.id;
  return run(userAction, store, {}, { screenCommand: 'next', screenId, ...query, answers: [], ...members }, systems);
}

/** A case of about so many objects. */
async function stored(given: Json[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  await create(store, given);
  return store;
}

const occupations = systems.forCsp(1)?.ruleSet.catalogues.get('occupations');
const search = (text: string): unknown => occupations && searchEntries(occupations, text, 'en');

/** Texts as long as a body of 1 MB allows, in the place that reads them. */
const texts: Readonly<Record<string, SizedWork>> = {
  'search words of one letter': (size) => search('a '.repeat(size / 2)),
  'different search words': (size) =>
    search(listOf(size / 6, (index) => index.toString(36).padStart(5, 'a')).join(' ')),
  'combining marks that must be sorted': (size) => search(`a${'\u0301'.repeat(size / 2)}${'\u0323'.repeat(size / 2)}`),
  'a number with zeros that do not end it': (size) => readNumber(`1.${'0'.repeat(size)}1`, 'en'),
  'a number with runs of zeros': (size) => readNumber(`1.${'0000000001'.repeat(size / 10)}`, 'en'),
  'a number of groups that does not end as one': (size) => readNumber(`${'1.111'.repeat(size / 5)}x`, 'de'),
  'a number of groups that does end as one': (size) => readNumber(`1${'.111'.repeat(size / 4)}`, 'de'),
  'a number far from its unit': (size) => typedQuantity(`1${' '.repeat(size)}cm`),
  'a date of digits': (size) => parseDate('2'.repeat(size)),
  'a date of digits as a person types it': (size) => readDate('2'.repeat(size), 'de'),
  'a date of blanks as a person types it': (size) => readDate(`1 ${' '.repeat(size)} x`, 'de'),
  'a person with long texts': (size) =>
    creatingOne({ id: ' '.repeat(size / 3), name: '\u0301\u0323'.repeat(size / 6), age: `${'0'.repeat(size / 3)}x` }),
  'a remark and a sum as long texts': (size) =>
    creatingOne({
      attributes: { '702': { value: '\t \n'.repeat(size / 6) }, '900': { value: `0.${'0'.repeat(size / 2)}1` } },
    }),
  'a name of an occupation': (size) => creatingOne({ occupation: { name: 'a/'.repeat(size / 2), locale: 'en' } }),
  'a locale': (size) => creatingOne({ occupation: { name: 'a', locale: 'en'.repeat(size / 2) } }),
  'JSON of blanks': (size) => parseJsonObject(Buffer.from(`{"a"${' '.repeat(size)}:1}`)),
  'JSON of texts with blanks between them': (size) =>
    parseJsonObject(Buffer.from(`{"a":[${listOf(size / 20, () => `"" ${' '.repeat(15)}`).join(',')}]}`)),
  'JSON of many members': (size) =>
    parseJsonObject(Buffer.from(`{${listOf(size / 12, (index) => `"\\u0061${index}":1`).join(',')}}`)),
  'a member name of escapes': (size) => parseJsonObject(Buffer.from(`{"${'\\u0061'.repeat(size / 6)}":1}`)),
  'a query of percent signs': (size) => readQuery(`caseId=${'%41'.repeat(size / 3)}&${'&='.repeat(size / 2)}`),
  'a timestamp and a hash': (size) =>
    checkHash(
      { hash: 'a'.repeat(size / 2), timestamp: `2026-11-21T01:23:45.${'0'.repeat(size / 2)}` },
      accidentsOnly,
      0,
    ),
  'XML with references': (size) => readCaseXml(`<Case Id="${'&#65;'.repeat(size / 5)}"/>`),
  'XML with tabs to normalise': (size) =>
    readCaseXml(`<Case ${listOf(size / 12, (index) => `a${index}="\t"`).join(' ')}/>`),
  'XML with comments': (size) => readCaseXml(`<Case>${'<!-- - -->'.repeat(size / 10)}</Case>`),
  'XML with a declaration that does not end': (size) => readCaseXml(`<?xml version="1.0"${' '.repeat(size)}`),
  'XML with a value that does not end': (size) => readCaseXml(`<Case Id="${'&lt;'.repeat(size / 4)}`),
  'XML with ends of lines': (size) => readCaseXml('\r\n\r'.repeat(size / 3)),
  'XML to be written': (size) =>
    xml.write({ path: '/', result: { content: { kind: 'reference', subId: '<\u0000&'.repeat(size / 3), id: 'C' } } }),
};

/** Lists as long as a body of 1 MB allows. */
const lists: Readonly<Record<string, readonly [entries: number, work: SizedWork]>> = {
  'persons that are empty': [300_000, (count) => creating(listOf(count, () => ({})))],
  'benefits that are empty': [300_000, (count) => creatingOne({ requestedBenefits: listOf(count, () => ({})) })],
  'persons with one id': [5000, (count) => creating(listOf(count, () => assuredPerson()))],
  'disorders by key': [50_000, (count) => creatingOne({ disorders: listOf(count, () => ({ key: 'J45' })) })],
  'pursuits with names that nothing has': [
    30_000,
    (count) => creatingOne({ pursuits: listOf(count, (index) => ({ name: `x${index}`, locale: 'en' })) }),
  ],
  'attributes that do not exist': [
    50_000,
    (count) => creatingOne({ attributes: Object.fromEntries(listOf(count, (index) => [`9${index}`, { value: 1 }])) }),
  ],
  'modifications that are empty': [
    300_000,
    async (count) =>
      modify(
        await stored(persons(1)),
        listOf(count, () => ({})),
      ),
  ],
  'modifications of unknown persons': [
    20_000,
    async (count) =>
      modify(
        await stored(persons(1)),
        listOf(count, (index) => personModification({ id: `Q${index}`, age: 36 })),
      ),
  ],
  'answers to unknown questions': [
    20_000,
    async (count) =>
      act(await stored(persons(1)), 2, {
        answers: listOf(count, (index) => ({ questionId: `q${index}`, values: [{ value: 'a' }] })),
      }),
  ],
  'commands of one letter': [
    characters,
    async (count) => act(await stored(persons(1)), 2, { screenCommand: `goto ${'a'.repeat(count)}` }),
  ],
  'a screen id': [characters, async (count) => act(await stored(persons(1)), 2, { screenId: 'W1'.repeat(count / 2) })],
};

/** Persons with all that makes objects, so that a case of the most persons has nearly the most objects. */
const mostPersons = Math.floor((mostObjects - 10) / 4);
const large: Readonly<Record<string, SizedWork>> = {
  'to create a case': (count) => creating(persons(count)),
  'to create a person of many benefits': (count) =>
    creatingOne({ requestedBenefits: listOf(count, (index) => lifeBenefit({ benefitName: `B${index}` })) }),
  'to change the age of all persons': async (count) =>
    modify(
      await stored(persons(count)),
      listOf(count, (index) => personModification({ id: `P${index}`, age: 36 })),
    ),
  'to replace all benefits': async (count) =>
    modify(
      await stored(persons(count)),
      listOf(count, (index) =>
        personModification({
          id: `P${index}`,
          newBenefits: [lifeBenefit({ benefitName: `X${index}` })],
          benefitsToBeDeleted: [{ benefitType: 1, benefitName: 'Term life 1' }],
        }),
      ),
    ),
  'to check the technical data': async (count) =>
    run(checkCompleteness, await stored(persons(count)), {}, { language: 'en', sourceType: 1, ...query }, systems),
  'to check the questionnaire': async (count) =>
    run(checkCompleteness, await stored(persons(count)), {}, { language: 'en', sourceType: 2, ...query }, systems),
  'to capture technical data': async (count) => act(await stored(persons(count)), 1),
  'to capture the questionnaire': async (count) => act(await stored(persons(count)), 2),
  'to read a case': async (count) => run(transferCaseFromDB, await stored(persons(count)), query, undefined, systems),
};

describe('The cost of a hostile request', () => {
  const worst: (readonly [what: string, milliseconds: number])[] = [];
  const measure = async (what: string, work: SizedWork, size: number): Promise<void> => {
    worst.push([what, await expectLinear(work, size)]);
  };

  after(() => {
    const dearest = worst.sort(([, a], [, b]) => b - a).slice(0, 5);
    process.stdout.write(
      `      ${worst.length} kinds; the dearest: ${dearest.map(([what, milliseconds]) => `${what} ${milliseconds.toFixed(0)} ms`).join(', ')}\n`,
    );
  });

  for (const [what, work] of Object.entries(texts))
    it(`grows linearly with the length of ${what}`, () => measure(what, work, characters));
  for (const [what, [entries, work]] of Object.entries(lists))
    it(`grows linearly with the number of ${what}`, () => measure(what, work, entries));
  for (const [what, work] of Object.entries(large))
    it(`grows linearly with the size of a case ${what}`, () => measure(what, work, mostPersons));

  it('would be found when it were quadratic, and not when it is linear, on a clock of our own', async () => {
    let time = 0;
    const costing =
      (cost: (size: number) => number): SizedWork =>
      (size) =>
        (time += cost(size));
    const judged = (cost: (size: number) => number): Promise<unknown> =>
      expectLinear(costing(cost), 1000, () => time).catch((error: unknown) => String(error));
    expect(await judged((size) => size ** 2)).to.include('62500 ms -> 1000000 ms');
    expect(await judged((size) => 20 * size)).to.equal(20_000);
  });

  it('is bounded where work has to grow faster: a case has at most so many objects, however they are made', async () => {
    const tooMany = listOf(mostObjects + 1, () => ({ key: 'J45' }));
    expect(await refusal(creatingOne({ disorders: tooMany }))).to.deep.equal(['512 application.persons']);
    const full = await stored([assuredPerson({ disorders: tooMany.slice(0, mostObjects - 5) })]);
    expect(
      await refusal(modify(full, [personModification({ newBenefits: [lifeBenefit({ benefitName: 'one more' })] })])),
    ).to.deep.equal(['512 personsModifications']);
  });

  it('is bounded where each element has errors: 1000 of them are told', async () => {
    expect(await refusal(creating(listOf(3000, () => ({}))))).to.have.length(mostErrors);
    const unknown = await act(await stored(persons(1)), 2, {
      answers: listOf(1500, (index) => ({ questionId: `q${index}` })),
    }).catch((error: unknown) => error);
    expect(unknown).to.be.instanceOf(CaseErrors).with.property('errors').with.length(mostErrors);
  });

  it('is bounded where each entry is a search: a list of objects takes 100 entries, and a search 200 characters', async () => {
    const store = await stored([assuredPerson()]);
    const screenId = encodeToken(
      { caseId: 'C', subId: 'S' },
      { form: 'SB1', sourceType: 1, language: 'en', screen: 'person', objectId: 2 },
    );
    const answer = async (values: readonly Json[]): Promise<readonly string[]> => {
      const request = {
        query: new Map(),
        body: { screenCommand: 'refresh', screenId, ...query, answers: [{ questionId: '8.2.115', values }] },
      };
      const { warnings = [] } = await userAction.run(
        { systems, cases: store, now: () => 0, captureHash: accidentsOnly },
        request,
      );
      return warnings.map(({ message }) => message);
    };
    const keys = [...(systems.forCsp(1)?.ruleSet.catalogues.get('disorders')?.entries.keys() ?? [])].map((id) => ({
      id,
    }));
    expect(await answer(keys.slice(0, 101))).to.deep.equal(['8.2.115: Please enter at most 100 entries.']);
    expect(await answer(keys.slice(0, 100))).to.deep.equal([]);
    expect(await answer([{ value: 'asthma'.padEnd(201) }])).to.deep.equal([
      '8.2.115: Please enter at most 200 characters.',
    ]);
    expect(await answer([{ value: 'asthma'.padEnd(200) }])).to.deep.equal([]);
  });
});
