import { expect } from 'chai';
import fc from 'fast-check';
import { attributeOf, type CaseObject, setAttribute } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import { cloneCase } from '../../../src/case/clone-case.js';
import { modifyCase } from '../../../src/operations/creation/modify-case.js';
import { type Json, lifeBenefit } from '../../support/requests/case-request.js';
import { anyCaseOf } from '../../support/evaluator/any-case.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { modification } from '../../support/requests/modify-request.js';
import { rulesOfCsp } from '../../support/rules/rules-only.js';
import { refusal, run } from '../../support/service/run-operation.js';
import { times } from '../../support/run/times.js';

const url = { caseId: 'any', subId: 'S' };
const personType = 27;
/**
 * Attributes that each member of a benefit modification names (specification, "benefitsToBeModified element"), with
 * those that become 0.
 */
const named = {
  sumInsured: [103, 109, 150, 222, 65, 132],
  benefitSum: [222, 65, 132, 103, 109, 150],
  insurancePeriodYears: [121],
  disabilityPaymentYears: [105],
  disabilityWaitingPeriodWeeks: [316],
} as const;
type Change = keyof typeof named;

/** What happens to one benefit. */
interface BenefitPlan {
  readonly deleted: boolean;
  readonly changes: Partial<Record<Change, number>>;
}

const years = fc.integer({ min: 1, max: 99 });
const benefitPlan: fc.Arbitrary<BenefitPlan> = fc.record({
  deleted: fc.nat({ max: 3 }).map((draw) => draw === 0),
  changes: fc.record(
    {
      sumInsured: years,
      benefitSum: years,
      insurancePeriodYears: years,
      disabilityPaymentYears: years,
      disabilityWaitingPeriodWeeks: years,
    },
    { requiredKeys: [] },
  ),
});
const personPlan = fc.record({
  touched: fc.boolean(),
  age: fc.option(fc.integer({ min: 0, max: 120 })),
  gender: fc.option(fc.constantFrom(2, 3, 4)),
  benefits: fc.array(benefitPlan, { minLength: 2, maxLength: 2 }),
  added: fc.nat({ max: 2 }),
});
type PersonPlan = typeof personPlan extends fc.Arbitrary<infer T> ? T : never;

const places = (subject: Case): Map<string, string> =>
  new Map(
    subject.objects.flatMap(({ id, attributes }) =>
      attributes.map((attribute) => [`${id}.${attribute.typeId}`, JSON.stringify(attribute)] as const),
    ),
  );
const followers = (subject: Case, from: number, element: CaseObject['element']): readonly CaseObject[] =>
  subject.objects.filter(
    (object) =>
      object.element === element && subject.relations.some((row) => row.from === from && row.to === object.id),
  );

/** Gives persons and benefits names by which a request finds them; the rest stays as it was drawn. */
function nameable(drawn: Case): Case {
  const subject = cloneCase(drawn);
  const set = (object: CaseObject, typeId: number, value: string): void =>
    setAttribute(object, typeId, { kind: 'string', value });
  for (const object of subject.objects) {
    if (object.element === 'CaseObject' && object.typeId === personType) {
      set(object, 307, `P${object.id}`);
      set(object, 44, `Name ${object.id}`);
    } else if (object.element === 'Benefit') {
      setAttribute(object, 11, { kind: 'reference', id: object.id % 2 === 0 ? 1 : 10 });
      set(object, 108, `Benefit ${object.id}`);
    }
  }
  return { ...subject, highestObjectId: Math.max(...subject.objects.map(({ id }) => id)) + 3 };
}

/** A request by the plans, and what it may touch: attributes by `object.type`, and objects that go. */
class Planned {
  readonly persons: Json[] = [];
  readonly touched = new Set<string>();
  readonly gone = new Set<number>();
  added = 0;

  constructor(
    private readonly subject: Case,
    plans: readonly PersonPlan[],
  ) {
    const persons = subject.objects.filter(({ element, typeId }) => element === 'CaseObject' && typeId === personType);
    for (const [index, person] of persons.entries()) this.#plan(person, plans[index % plans.length]);
  }

  #plan(person: CaseObject, plan: PersonPlan | undefined): void {
    if (!plan?.touched) return;
    const benefits = followers(this.subject, person.id, 'Benefit');
    const body: { [member: string]: Json } = {
      id: `P${person.id}`,
      name: `Name ${person.id}`,
      age: plan.age,
      gender: plan.gender,
    };
    body['newBenefits'] = Array.from({ length: plan.added }, () => lifeBenefit({ benefitName: `New ${++this.added}` }));
    const deleted = benefits.filter((_, index) => plan.benefits[index]?.deleted);
    if (deleted.length === benefits.length && plan.added === 0) deleted.pop();
    body['benefitsToBeDeleted'] = deleted.map(nameOf);
    for (const { id } of deleted)
      for (const gone of [
        id,
        ...['EventPayment' as const, 'Payment' as const].flatMap((part) =>
          followers(this.subject, id, part).map((each) => each.id),
        ),
      ])
        this.gone.add(gone);
    body['benefitsToBeModified'] = benefits.flatMap((benefit, index) =>
      deleted.includes(benefit) ? [] : this.#modify(benefit, plan.benefits[index]),
    );
    if (plan.gender !== null) this.touched.add(`${person.id}.73`);
    if (plan.age !== null)
      for (const place of [
        `${person.id}.21`,
        ...benefits.flatMap(({ id }) =>
          followers(this.subject, id, 'EventPayment').flatMap((payment) => [`${payment.id}.37`, `${payment.id}.292`]),
        ),
      ])
        this.touched.add(place);
    this.persons.push(body);
  }

  /** Only what the benefit has already can be changed, and one sum, which its type decides. */
  #modify(benefit: CaseObject, plan: BenefitPlan | undefined): Json[] {
    const [payment] = followers(this.subject, benefit.id, 'EventPayment');
    if (!payment || !plan) return [];
    const wrongSum = benefit.id % 2 === 0 ? 'benefitSum' : 'sumInsured';
    const changes = Object.entries(plan.changes).filter(
      ([name]) =>
        name !== wrongSum && named[name as Change].slice(0, 3).every((typeId) => attributeOf(payment, typeId)),
    );
    for (const [name] of changes)
      for (const typeId of named[name as Change]) this.touched.add(`${payment.id}.${typeId}`);
    const written = changes.map(
      ([name, value]) => [name, name === 'benefitSum' ? { unit: 200, value } : value] as const,
    );
    return changes.length === 0 ? [] : [{ ...nameOf(benefit), ...Object.fromEntries(written) }];
  }
}

const nameOf = ({ id }: CaseObject): { [member: string]: Json } => ({
  benefitType: id % 2 === 0 ? 1 : 10,
  benefitName: `Benefit ${id}`,
});

describe('modifyCase, for any case', () => {
  it('changes what the request names and leaves the rest as it was, to the last attribute', async () => {
    const drawn = fc.tuple(
      anyCaseOf(rulesOfCsp(1).program).map(nameable),
      fc.array(personPlan, { minLength: 2, maxLength: 2 }),
    );
    let changedAny = 0;
    await fc.assert(
      fc.asyncProperty(drawn, async ([subject, plans]) => {
        const planned = new Planned(subject, plans);
        fc.pre(
          planned.persons.some((person) =>
            Object.values(person as object).some(
              (value) => typeof value === 'number' || (Array.isArray(value) && value.length > 0),
            ),
          ),
        );
        const cases = new MemoryStore();
        await cases.create(url, subject);
        const before = (await cases.read(url))?.case ?? subject;
        expect(await refusal(run(modifyCase, cases, url, modification('any', ...planned.persons)))).to.deep.equal([]);
        const after = (await cases.read(url))?.case ?? subject;
        expectOnlyPlanned(before, after, planned);
        changedAny += after.numberOfSourceChanges;
      }),
      { numRuns: 100 * times },
    );
    expect(changedAny).to.be.greaterThan(50 * times);
  });
});

function expectOnlyPlanned(before: Case, after: Case, { touched, gone, added }: Planned): void {
  const { objects, relations, sources, complete: _, numberOfSourceChanges, highestObjectId, ...top } = after;
  const {
    objects: hadObjects,
    relations: hadRelations,
    sources: hadSources,
    complete: _was,
    numberOfSourceChanges: hadChanges,
    highestObjectId: hadHighest,
    ...hadTop
  } = before;
  expect(top).to.deep.equal(hadTop);
  expect(sources.map(({ complete: _complete, ...rest }) => rest)).to.deep.equal(
    hadSources.map(({ complete: _complete, ...rest }) => rest),
  );
  expect(highestObjectId).to.equal(hadHighest + 3 * added);
  const isNew = (id: number): boolean => id > hadHighest;
  const frame = ({ attributes: _attributes, ...rest }: CaseObject): string => JSON.stringify(rest);
  expect(objects.filter(({ id }) => !isNew(id)).map(frame)).to.deep.equal(
    hadObjects.filter(({ id }) => !gone.has(id)).map(frame),
  );
  expect(objects.filter(({ id }) => isNew(id))).to.have.length(3 * added);
  expect(relations.filter(({ to }) => !isNew(to))).to.deep.equal(
    hadRelations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  );
  expect(relations.filter(({ to }) => isNew(to))).to.have.length(3 * added);
  const [were, are] = [places(before), places(after)];
  const stays = (place: string): boolean =>
    !touched.has(place) && !gone.has(Number(place.split('.')[0])) && !isNew(Number(place.split('.')[0]));
  expect([...are].filter(([place]) => stays(place))).to.deep.equal([...were].filter(([place]) => stays(place)));
  for (const place of touched)
    if (!gone.has(Number(place.split('.')[0])))
      expect(JSON.parse(are.get(place) ?? '{}'), place)
        .to.have.property('value')
        .and.not.to.have.property('source');
  const differs = [...are].length !== [...were].length || [...are].some(([place, value]) => were.get(place) !== value);
  expect(numberOfSourceChanges).to.equal(hadChanges + (differs ? 1 : 0));
}
