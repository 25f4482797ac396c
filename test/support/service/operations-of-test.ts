import { element } from '../../../src/dto/element.js';
import { integer } from '../../../src/dto/members/integer.js';
import { list, nested } from '../../../src/dto/members/nested.js';
import { text } from '../../../src/dto/members/text.js';
import { Problems } from '../../../src/dto/problems.js';
import { readBody } from '../../../src/dto/request.js';
import { CaseError, CaseErrors } from '../../../src/errors/case-error.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import type { Operation, OperationRequest } from '../../../src/operations/operation.js';

const leaf = element('Leaf', 'A leaf.', { number: integer('A number.') });
const branch = element('Branch', 'A branch.', { leaf: nested('A leaf.', leaf), leaves: list('Its leaves.', leaf) });
export const treeElement = element('Tree', 'A tree.', {
  name: text('Its name.'),
  loggingArea: text('Logging area.'),
  branches: list('Its branches.', branch),
});

/** What the operations below were called with, latest last. */
export const calls: OperationRequest[] = [];

const get = (name: string, run: Operation['run'], answers: Operation['answers'] = 'nothing'): Operation => ({
  name,
  method: 'GET',
  flavors: ['json'],
  summary: name,
  description: 'Of a test.',
  chapter: 'manipulation',
  repetition: 'harmless',
  scopes: ['read'],
  query: [{ name: 'caseId', required: true, description: 'Case id.' }],
  answers,
  reports: ['caseNotFound', 'noPersons', 'hashNotAccepted'],
  warns: ['answerNotAccepted'],
  example: {},
  run,
});

const failing = (name: string, error: unknown): Operation => get(name, () => Promise.reject(error));

/** Operations that do nothing but show what the edge makes of them. */
export const operationsOfTest: readonly Operation[] = [
  get('plain', async (_services, request) => {
    calls.push(request);
    return { content: { kind: 'nothing', envelope: 'empty' } };
  }),
  {
    ...get('plant', async (_services, request) => {
      calls.push(request);
      const problems = new Problems();
      readBody(treeElement, request.body, problems);
      problems.throwIfAny();
      return { content: { kind: 'nothing', envelope: 'null' } };
    }),
    method: 'POST',
    body: treeElement,
  },
  get('listed', async () => ({ content: { kind: 'list', name: 'caseIds', values: ['a', 'b'] } }), 'list'),
  get('warned', async () => ({
    content: { kind: 'nothing', envelope: 'null' },
    warnings: [new CaseError('answerNotAccepted', { question: '1.2.3', reason: 'no' })],
  })),
  failing('oneError', new CaseError('caseNotFound', { caseId: 'C', subId: 'S' })),
  failing(
    'twoErrors',
    new CaseErrors([new CaseError('noPersons', { attribute: 'persons' }), new CaseError('hashNotAccepted')]),
  ),
  failing('storeAway', new StoreUnavailable('the disk of Jane Doe is full')),
  failing('broken', new TypeError('cannot read secret of undefined')),
];
