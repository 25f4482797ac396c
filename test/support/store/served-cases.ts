import type { Case, CaseReference } from '../../../src/case/case.js';
import type { StoredCase } from '../../../src/case/store.js';
import type { Life } from '../crash/service-victim.js';
import { CaseCalls } from '../service/case-calls.js';
import { assuredPerson, lifeBenefit, minimalRequest } from '../requests/case-request.js';
import { minimalCase } from '../cases/minimal-case.js';
import type { HistoryView } from './record-history.js';
import { modification, personModification } from '../requests/modify-request.js';

const template = 'TEMPLATE';
const templateName = 'benefit of the template';
const benefitType = 1;

/**
 * The cases of a service, by calls over HTTP. Of a case it knows its `csp` only, which stands in the case of the
 * service as the name of its benefit: so modifyCase, which deletes the benefit of one name and adds one of another, is
 * a conditional write.
 */
export class ServedCases implements HistoryView {
  /** `lifeOf`: of an instance that serves, once one does. */
  constructor(private readonly lifeOf: () => Promise<Life>) {}

  async read(reference: CaseReference): Promise<StoredCase | undefined> {
    const document = await (await this.#calls(reference)).read(reference.caseId);
    if (document === undefined) return undefined;
    const name = /StringValue Value="(\d+)"/.exec(document)?.[1];
    if (name === undefined) throw new Error(`the case has no benefit: ${document}`);
    return { case: minimalCase(reference.caseId, { csp: Number(name) }), digest: name, revision: name };
  }

  async create(reference: CaseReference, { csp }: Case): Promise<boolean> {
    return isDone(
      await (await this.#calls(reference)).create(reference.caseId, requestFor(reference.caseId, String(csp))),
      [324],
    );
  }

  async replace(reference: CaseReference, { csp }: Case, revision: string | number): Promise<boolean> {
    const person = personModification({
      benefitsToBeDeleted: [{ benefitType, benefitName: String(revision) }],
      newBenefits: [lifeBenefit({ benefitName: String(csp) })],
    });
    return isDone(
      await (await this.#calls(reference)).modify(reference.caseId, modification(reference.caseId, person)),
      [572, 555],
    );
  }

  async put(reference: CaseReference, { csp }: Case): Promise<void> {
    const calls = await this.#calls(reference);
    const document = (await calls.read(template)) ?? '';
    isDone(
      await calls.put(
        reference.caseId,
        document.replaceAll(template, reference.caseId).replaceAll(templateName, String(csp)),
      ),
      [],
    );
  }

  async remove(reference: CaseReference): Promise<void> {
    isDone(await (await this.#calls(reference)).remove(reference.caseId), []);
  }

  /** Makes the case that `put` copies. */
  async makeTemplate(subId: string): Promise<void> {
    isDone(await (await this.#calls({ subId })).create(template, requestFor(template, templateName)), []);
  }

  async #calls({ subId }: Pick<CaseReference, 'subId'>): Promise<CaseCalls> {
    const { url, ended } = await this.lifeOf();
    return new CaseCalls(url, subId, ended);
  }
}

const requestFor = (caseId: string, benefitName: string) =>
  minimalRequest(caseId, {
    application: { persons: [assuredPerson({ requestedBenefits: [lifeBenefit({ benefitName })] })] },
  });

/** False for a refusal of these codes. @throws Error for any other. */
function isDone(codes: readonly number[], refusals: readonly number[]): boolean {
  for (const code of codes) if (!refusals.includes(code)) throw new Error(`refused with ${codes}`);
  return codes.length === 0;
}
