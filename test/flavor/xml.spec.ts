import { expect } from 'chai';
import { CaseError } from '../../src/errors/case-error.js';
import { xml } from '../../src/flavor/xml.js';
import { operations } from '../../src/operations/index.js';
import type { Content } from '../../src/operations/operation.js';

const path = '/someXML';

describe('The XML flavor', () => {
  it('answers nothing with an operation result of return code 0', () => {
    expect(xml.write({ path, result: { content: { kind: 'nothing', envelope: 'empty' } } })).to.equal(
      '<operationResult returnCode="0"/>',
    );
  });

  it('answers a reference as where the case is stored', () => {
    expect(xml.write({ path, result: { content: { kind: 'reference', subId: 'S<', id: 'C' } } })).to.equal(
      '<operationResult returnCode="0"><caseDestinationReference><databaseReference subId="S&lt;" id="C"/></caseDestinationReference></operationResult>',
    );
  });

  it('answers errors with return code 3, one element each', () => {
    const errors = [
      new CaseError('caseNotFound', { caseId: 'C', subId: 'S' }),
      new CaseError('unknownCommand', { command: '\u0000"', commands: 'next, finish' }),
    ];
    expect(xml.write({ path, errors })).to.equal(
      '<operationResult returnCode="3"><errorDescription errorCode="323" errorMessage="The case C does not exist in the sub-system S."/>' +
        '<errorDescription errorCode="606" errorMessage="screenCommand: the command \ufffd&quot; is unknown here; known are next, finish."/></operationResult>',
    );
  });

  it('has a document for what every operation answers that has an XML name', () => {
    const kinds: readonly Content['kind'][] = ['nothing', 'case', 'reference', 'screen'];
    for (const { name, answers } of operations.filter(({ flavors }) => flavors.includes('xml')))
      expect(kinds, name).to.include(answers);
    expect(() => xml.write({ path, result: { content: { kind: 'list', name: 'caseIds', values: [] } } })).to.throw(
      'no document for list',
    );
  });

  it('is there for the operations that the specification names, and no others', () => {
    const named = operations.filter(({ flavors }) => flavors.includes('xml')).map(({ name }) => name);
    expect(named.filter((name) => name !== 'captureWithHash')).to.have.members([
      'copyCase',
      'deleteCase',
      'transferCaseFromDB',
      'transferCaseToDB',
      'createAndCapture',
      'capture',
      'userAction',
    ]);
  });
});
