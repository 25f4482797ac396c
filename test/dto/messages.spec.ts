import { expect } from 'chai';
import { createCaseInDB } from '../../src/operations/creation/create-case-in-db.js';
import { modifyCase } from '../../src/operations/creation/modify-case.js';
import { changed, fullRequest, type Json } from '../support/requests/case-request.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { caseToModify, fullModification } from '../support/requests/modify-request.js';
import { run } from '../support/service/run-operation.js';

const url = { caseId: 'C', subId: 'S' };
const a = 'application.persons.0';
const p = 'application.persons[0]';
const m = 'personsModifications.0';
const pm = 'personsModifications[0]';

const message = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => '',
    (error: Error) => error.message,
  );
const creating = (path: string, value: Json | undefined, query: Parameters<typeof run>[2] = url): Promise<string> =>
  message(run(createCaseInDB, new MemoryStore(), query, changed(fullRequest('C'), path, value)));
async function modifying(path: string, value: Json | undefined): Promise<string> {
  const cases = new MemoryStore();
  await run(createCaseInDB, cases, url, caseToModify('C'));
  return message(run(modifyCase, cases, url, changed(fullModification('C'), path, value)));
}

describe('A message says what an integrator needs', () => {
  const created: readonly (readonly [what: string, path: string, value: Json | undefined, said: string])[] = [
    [
      'which ids there are and what they mean, where they are few',
      `${a}.gender`,
      9,
      `512 ${p}.gender: 9 is none of 2 (Male), 3 (Female), 4 (Non-binary/other)`,
    ],
    ['no list, where they are many', `${a}.nationality`, 'XX', `512 ${p}.nationality: there is no entry "XX"`],
    [
      'what was sent, where it is no exact number',
      'cspSetId',
      '99999999999999999999',
      '540 cspSetId: there is no parameter set 99999999999999999999.',
    ],
    [
      'only the beginning of what was sent, where it is long',
      'cspSetId',
      '9'.repeat(400),
      `540 cspSetId: there is no parameter set ${'9'.repeat(60)}....`,
    ],
    [
      'a name with its blanks, and how names are compared',
      `${a}.occupation`,
      { name: ' software developers', locale: 'en' },
      `553 ${p}.occupation.name: no entry has the name " software developers" in en; names are compared letter by letter, capitals and the spelling of umlauts aside`,
    ],
    [
      'that a number is negative, where its bounds are not known',
      `${a}.requestedBenefits.0.insurancePeriodYears`,
      -4,
      `543 ${p}.requestedBenefits[0].insurancePeriodYears: must not be negative`,
    ],
    [
      'in which of the two places the case id is missing: the body',
      'caseId',
      undefined,
      '531 caseId: the case id is missing in the body.',
    ],
  ];
  for (const [what, path, value, said] of created)
    it(what, async () => expect(await creating(path, value)).to.equal(said));

  it('in which of the two places the case id is missing: the URL', async () => {
    expect(await creating('pos', true, { subId: 'S' })).to.equal('512 caseId: is missing or blank (in the URL)');
  });

  const modified: readonly (readonly [what: string, path: string, value: Json | undefined, said: string])[] = [
    ['that the locale is missing, in place of an empty name', 'locale', '', '549 locale: is missing or blank'],
    ['which locale is none', 'locale', 'eng', '549 locale: "eng" is not a locale'],
    [
      'which benefit types there are',
      `${m}.newBenefits.0.benefitType`,
      99,
      `563 ${pm}.newBenefits[0].benefitType: 99 is none of 1 (Term life), 2 (Endowment), `,
    ],
    [
      'which benefit was looked for, with its blanks',
      `${m}.benefitsToBeModified.0.benefitName`,
      'Disability ',
      `555 ${pm}.benefitsToBeModified[0]: the person has no benefit "Disability " of type 10 (Disability income).`,
    ],
  ];
  for (const [what, path, value, said] of modified)
    it(what, async () =>
      expect(await modifying(path, value)).to.satisfy((sent: string) => sent.startsWith(said), said),
    );
});
