import { expect } from 'chai';
import fc from 'fast-check';
import { type CaseObject, setAttribute } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import { modifyCase } from '../../../src/operations/creation/modify-case.js';
import { importFaults } from '../../../src/rules/objects/import-faults.js';
import { addObject } from '../../../src/rules/objects/make-object.js';
import { newCase } from '../../../src/rules/objects/new-case.js';
import { type Json, lifeBenefit } from '../../support/requests/case-request.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { modification } from '../../support/requests/modify-request.js';
import { rulesOfCsp } from '../../support/rules/rules-only.js';
import { refusal, run } from '../../support/service/run-operation.js';
import { storeDigest } from '../../support/store/store-digest.js';
import { times } from '../../support/run/times.js';

const url = { caseId: 'C', subId: 'S' };
const { program, ruleSet } = rulesOfCsp(1);
const names = ['A', 'B', 'C'];

/** A benefit: its name, and which persons have it; the first makes it. */
interface Family {
  readonly persons: number;
  readonly benefits: readonly { readonly name: string; readonly owners: readonly number[] }[];
}

function kind(name: string) {
  const found = ruleSet.objects.get(name);
  if (!found) throw new Error(`the rules have no ${name}`);
  return found;
}

/** A case in which benefits belong to several persons, as an import may state it. */
function familyCase({ persons: count, benefits }: Family): Case {
  const { subject, application } = newCase(program, {
    id: 'C',
    locale: 'en',
    mode: 'STD',
    complete: false,
    source: { typeId: 1, complete: false },
  });
  const writer = { subject, program };
  const text = (object: CaseObject, typeId: number, value: string): void =>
    setAttribute(object, typeId, { kind: 'string', value });
  const persons = Array.from({ length: count }, (_, index) => {
    const person = addObject(writer, application, kind('person'));
    text(person, 307, `P${index}`);
    text(person, 44, 'Jane Doe');
    return person;
  });
  for (const { name, owners } of benefits) {
    const [first, ...others] = owners.flatMap((owner) => persons[owner % count] ?? []);
    if (!first) continue;
    const benefit = addObject(writer, first, kind('benefit'));
    setAttribute(benefit, 11, { kind: 'reference', id: 1 });
    text(benefit, 108, name);
    const payment = subject.objects.at(-2);
    if (payment)
      for (const typeId of [103, 109, 150, 222, 65, 132, 121])
        setAttribute(payment, typeId, {
          kind: 'number',
          value: 1,
          unit: typeId === 121 ? 1 : [222, 65, 132].includes(typeId) ? 200 : 100,
        });
    for (const { id } of new Set(others))
      if (id !== first.id) subject.relations.push({ typeId: 1, from: id, to: benefit.id });
  }
  return subject;
}

const named = (name: string): { [member: string]: Json } => ({ benefitType: 1, benefitName: name });
const chosen = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 1 });
const change = fc.record({
  deleted: chosen,
  modified: chosen,
  added: fc.constantFrom([], ['A'], ['D'], ['E'], ['F', 'G']),
  age: fc.option(fc.integer({ min: 0, max: 99 })),
});
const family: fc.Arbitrary<Family> = fc.record({
  persons: fc.integer({ min: 2, max: 3 }),
  benefits: fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      owners: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

const benefitsOf = (subject: Case, typeId: number, value: string): readonly number[] => {
  const person = subject.objects.find(({ attributes }) =>
    attributes.some((each) => each.typeId === typeId && each.value?.kind === 'string' && each.value.value === value),
  );
  return subject.relations
    .filter((relation) => relation.typeId === 1 && relation.from === person?.id)
    .map(({ to }) => to);
};

describe('modifyCase of a case in which persons share benefits', () => {
  const refused = async (subject: Case, ...persons: Json[]): Promise<readonly string[]> => {
    const cases = new MemoryStore();
    await cases.put(url, subject);
    const before = await storeDigest(cases);
    const errors = await refusal(run(modifyCase, cases, url, modification('C', ...persons)));
    if (errors.length > 0) expect(await storeDigest(cases)).to.equal(before);
    return errors;
  };
  const person = (index: number, changes: { [member: string]: Json }): Json => ({
    id: `P${index}`,
    name: 'Jane Doe',
    ...changes,
  });
  const shared: Family = {
    persons: 2,
    benefits: [
      { name: 'A', owners: [0, 1] },
      { name: 'B', owners: [0] },
    ],
  };

  it('tells who modifies or deletes what another has deleted 555, in either order', async () => {
    const [deletes, modifies] = [
      { benefitsToBeDeleted: [named('A')] },
      { benefitsToBeModified: [{ ...named('A'), sumInsured: 5 }] },
    ];
    const added = { newBenefits: [lifeBenefit({ benefitName: 'new' })] };
    const [first, second] = ['personsModifications[0]', 'personsModifications[1]'];
    expect(await refused(familyCase(shared), person(0, deletes), person(1, { ...modifies, ...added }))).to.deep.equal([
      `555 ${second}.benefitsToBeModified[0]`,
    ]);
    expect(await refused(familyCase(shared), person(0, modifies), person(1, { ...deletes, ...added }))).to.deep.equal([
      `555 ${first}.benefitsToBeModified[0]`,
    ]);
    expect(await refused(familyCase(shared), person(0, deletes), person(1, { ...deletes, ...added }))).to.deep.equal([
      `555 ${second}.benefitsToBeDeleted[0]`,
    ]);
  });

  it('tells who deletes the last benefit of another person 574, unless that person gets one', async () => {
    const deletes = person(0, { benefitsToBeDeleted: [named('A')] });
    expect(await refused(familyCase(shared), deletes)).to.deep.equal([
      '574 personsModifications[0].benefitsToBeDeleted',
    ]);
    expect(await refused(familyCase(shared), deletes, person(1, { age: 5 }))).to.deep.equal([
      '574 personsModifications[0].benefitsToBeDeleted',
    ]);
    expect(
      await refused(familyCase(shared), deletes, person(1, { newBenefits: [lifeBenefit({ benefitName: 'A' })] })),
    ).to.deep.equal([]);
  });

  it('tells the second who modifies one benefit 512', async () => {
    const modifies = { benefitsToBeModified: [{ ...named('A'), sumInsured: 5 }] };
    expect(await refused(familyCase(shared), person(0, modifies), person(1, modifies))).to.deep.equal([
      '512 personsModifications[1].benefitsToBeModified[0].benefitName',
    ]);
  });

  it('is never a fault, and leaves a case that an import accepts, in which nobody has lost the last benefit', async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(family, fc.array(change, { minLength: 1, maxLength: 3 }), async (drawn, changes) => {
        const subject = familyCase(drawn);
        expect(importFaults({ case: subject, order: new Map() }, program)).to.deep.equal([]);
        const cases = new MemoryStore();
        await cases.put(url, subject);
        const persons = changes.slice(0, drawn.persons).map(({ deleted, modified, added, age }, index) =>
          person(index, {
            age,
            benefitsToBeDeleted: deleted.map(named),
            benefitsToBeModified: modified.map((name) => ({ ...named(name), sumInsured: 7 })),
            newBenefits: added.map((name) => lifeBenefit({ benefitName: name })),
          }),
        );
        const before = await storeDigest(cases);
        const errors = await refusal(run(modifyCase, cases, url, modification('C', ...persons)));
        if (errors.length > 0) {
          expect(await storeDigest(cases)).to.equal(before);
          return;
        }
        done += 1;
        const after = (await cases.read(url))?.case ?? subject;
        expect(importFaults({ case: after, order: new Map() }, program)).to.deep.equal([]);
        for (let index = 0; index < drawn.persons; index++)
          if (benefitsOf(subject, 307, `P${index}`).length > 0)
            expect(benefitsOf(after, 307, `P${index}`)).to.not.deep.equal([]);
      }),
      { numRuns: 400 * times },
    );
    expect(done, 'requests that were accepted').to.be.greaterThan(40 * times);
  });
});
