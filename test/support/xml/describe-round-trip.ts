import { expect } from 'chai';
import fc from 'fast-check';
import { type CaseDocument, caseDocument } from '../../../src/case/case-document.js';
import type { Case, CaseReference } from '../../../src/case/case.js';
import type { CaseStore } from '../../../src/case/store.js';
import { xml } from '../../../src/flavor/xml.js';
import { writeElement } from '../../../src/flavor/xml-tree.js';
import { transferCaseFromDB } from '../../../src/operations/manipulation/transfer-case-from-db.js';
import { transferCaseToDB } from '../../../src/operations/manipulation/transfer-case-to-db.js';
import { accidentsOnly } from '../service/accidents-only.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { readCaseXml } from './read-case-xml.js';
import { run } from '../service/run-operation.js';
import { rulesOfCsp, rulesOnly } from '../rules/rules-only.js';
import { validCase } from '../cases/valid-case.js';
import { xmlRoot } from './xml-document.js';

/**
 * The `Case` element of a stored case, as `/transferCaseFromDBXML` answers it; and the same case as
 * `/transferCaseFromDB` does.
 */
async function exported(
  cases: CaseStore,
  reference: CaseReference,
): Promise<{ readonly element: string; readonly document: CaseDocument }> {
  const content = await run(transferCaseFromDB, cases, { ...reference });
  if (content.kind !== 'case') throw new Error('no case');
  const answer = xml.write({ path: '/transferCaseFromDBXML', result: { content } });
  const element = /<directCaseReference>(.*)<\/directCaseReference>/s.exec(answer)?.[1] ?? '';
  xmlRoot(answer);
  return { element, document: content.case };
}

async function imported(cases: CaseStore, { subId, caseId }: CaseReference, element: string): Promise<void> {
  const query = new Map(Object.entries({ subId: [subId], caseId: [caseId] }));
  await transferCaseToDB.run(
    { systems: rulesOnly(), cases, now: () => 0, captureHash: accidentsOnly },
    { query, body: undefined, document: readCaseXml(element) },
  );
}

/** The JSON form under another id: `Id`, and attribute 0 of the Application. */
function renamed(document: CaseDocument, id: string): CaseDocument {
  const value = { StringValue: { Value: id } };
  const CaseObject = document.CaseObject.map((object) =>
    object.TypeId === 25
      ? {
          ...object,
          CaseAttribute: object.CaseAttribute.map((attribute) =>
            attribute.TypeId === 0 ? { ...attribute, CaseAttributeValue: value } : attribute,
          ),
        }
      : object,
  );
  return { ...document, Id: id, CaseObject };
}

/** As stored, but objects by element: the order between the elements is nothing that a case says. */
function byElement(subject: Case | undefined): unknown {
  return (
    subject && {
      ...subject,
      objects: ['CaseObject', 'Benefit', 'EventPayment', 'Payment'].map((name) =>
        subject.objects.filter(({ element }) => element === name),
      ),
    }
  );
}

/** Whether so many cases are the same after a way through JSON, XML and back. */
export function describeRoundTrip(casesTried: number): void {
  describe('A case through JSON, XML and back', () => {
    const [from, to, again] = ['FROM', 'TO & "fro"', 'AGAIN'].map((caseId) => ({ subId: 'S', caseId })) as [
      CaseReference,
      CaseReference,
      CaseReference,
    ];

    it('is the same but for its id, under every parameter set', async () => {
      const programs = rulesOnly()
        .ruleSets.flatMap(({ parameterSets }) => [...parameterSets.keys()])
        .map((csp) => rulesOfCsp(csp).program);
      for (const program of programs) {
        await fc.assert(
          fc.asyncProperty(validCase(program), async (subject) => {
            const cases = new MemoryStore();
            await cases.put(from, subject);
            const first = await exported(cases, from);
            await imported(cases, to, first.element);
            const second = await exported(cases, to);
            expect(second.document).to.deep.equal(renamed(first.document, to.caseId));
            expect(second.element).to.equal(writeElement('Case', renamed(first.document, to.caseId), caseDocument));
            const stored = (await cases.read(to))?.case;
            expect(byElement(stored && { ...stored, id: subject.id })).to.deep.equal(
              byElement({ ...subject, objects: withId(subject, to.caseId) }),
            );
            // The import of an export is a fixed point: nothing at all changes.
            await imported(cases, again, second.element);
            await imported(cases, to, (await exported(cases, again)).element);
            expect((await exported(cases, to)).element).to.equal(second.element);
            expect((await cases.read(to))?.case).to.deep.equal(stored);
          }),
          { numRuns: Math.ceil(casesTried / programs.length) },
        );
      }
    });
  });
}

const withId = ({ objects }: Case, value: string): Case['objects'] =>
  objects.map((object) =>
    object.typeId === 25 && object.element === 'CaseObject'
      ? {
          ...object,
          attributes: object.attributes.map((attribute) =>
            attribute.typeId === 0 ? { ...attribute, value: { kind: 'string', value } } : attribute,
          ),
        }
      : object,
  );
