import { expect } from 'chai';
import type { CaseSummary } from '../../src/case/case-document.js';
import { CaseError } from '../../src/errors/case-error.js';
import { json } from '../../src/flavor/json.js';
import type { Content, Result } from '../../src/operations/operation.js';
import type { Completeness } from '../../src/screens/model/completeness.js';

const write = (result: Result, okStatusText?: null): unknown =>
  JSON.parse(json.write({ path: '/operation', result, okStatusText }));

const summary: CaseSummary = {
  CSP: 1,
  Complete: 'No',
  ResultAvailable: false,
  NumberOfSourceChanges: 0,
  Source: [],
  CaseMode: 'STD',
};
const completeness: Completeness = { complete: true, consistent: true, missing: [], violations: [], undecidable: [] };
const screen = {
  person: {
    personName: 'Jane',
    personID: 'P1',
    language: 'en',
    orientation: 'LTR',
    item: {
      id: 'i',
      name: '',
      group: '',
      order: 1,
      current: true,
      consistent: true,
      personName: '',
      personID: '',
      question: [],
    },
  },
} as const;

const contents: readonly { readonly content: Content; readonly jsonContent: unknown }[] = [
  { content: { kind: 'nothing', envelope: 'empty' }, jsonContent: {} },
  { content: { kind: 'nothing', envelope: 'null' }, jsonContent: null },
  { content: { kind: 'summary', summary }, jsonContent: summary },
  { content: { kind: 'screen', screen }, jsonContent: { screen } },
  { content: { kind: 'reference', subId: 'S', id: 'C' }, jsonContent: { subId: 'S', id: 'C' } },
  { content: { kind: 'completeness', completeness }, jsonContent: completeness },
];

describe('The JSON flavor', () => {
  for (const { content, jsonContent } of contents) {
    it(`writes ${JSON.stringify(content).slice(0, 50)} into the envelope`, () => {
      expect(write({ content })).to.deep.equal({
        path: '/operation',
        status: 0,
        statusText: 'OK',
        errorDescriptions: [],
        jsonContent,
        byteContent: null,
        textContent: null,
      });
    });
  }

  it('writes lists without envelope', () => {
    expect(write({ content: { kind: 'list', name: 'subIds', values: ['ä', '/'] } })).to.deep.equal({
      subIds: ['ä', '/'],
    });
  });

  it('writes status 1 with warnings beside the content', () => {
    const warnings = [new CaseError('questionOpen', { message: 'open' })];
    expect(write({ content: { kind: 'completeness', completeness }, warnings })).to.deep.include({
      status: 1,
      statusText: 'WARNING',
      errorDescriptions: [{ errorCode: 620, errorMessage: 'open' }],
      jsonContent: completeness,
    });
  });

  it('writes status 0 when the list of warnings is empty', () => {
    expect(write({ content: { kind: 'nothing', envelope: 'null' }, warnings: [] })).to.deep.include({
      status: 0,
      statusText: 'OK',
    });
  });

  it('writes no status text where an operation has none on success', () => {
    expect(write({ content: { kind: 'nothing', envelope: 'null' } }, null)).to.deep.include({
      status: 0,
      statusText: null,
    });
  });

  it('writes errors in their order, with status 3 and no content', () => {
    const errors = [
      new CaseError('noPersons', { attribute: 'persons' }),
      new CaseError('caseNotFound', { caseId: 'C', subId: 'S' }),
    ];
    expect(JSON.parse(json.write({ path: '/operation', errors, okStatusText: null }))).to.deep.equal({
      path: '/operation',
      status: 3,
      statusText: 'FATAL ERROR',
      errorDescriptions: errors.map((error) => ({ errorCode: error.code, errorMessage: error.message })),
      jsonContent: null,
      byteContent: null,
      textContent: null,
    });
  });
});
