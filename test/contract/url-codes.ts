import type { UrlRow } from './code-row.js';

/** What createCaseInDB refuses by the query of its URL. */
export const createUrls: readonly UrlRow[] = [
  ['a missing case id in the URL, alone', { subId: 'S' }, ['512 caseId']],
  ['a blank case id in the URL, alone', { caseId: ' ', subId: 'S' }, ['512 caseId']],
  ['a missing sub-system', { caseId: 'C' }, ['512 subId']],
  ['a case id given twice', { caseId: ['C', 'C'], subId: 'S' }, ['512 caseId']],
  ['a logging area given twice', { caseId: 'C', subId: 'S', loggingArea: ['0', '0'] }, ['512 loggingArea']],
  ['a sub-system id of 129 characters', { caseId: 'C', subId: 'x'.repeat(129) }, ['512 subId']],
  ['a sub-system id with a control character', { caseId: 'C', subId: 'a\u007fb' }, ['512 subId']],
  ['a sub-system id with a lone surrogate', { caseId: 'C', subId: '\udc00' }, ['512 subId']],
  [
    'another case id than in the body, whatever the sub-system',
    { caseId: 'D', subId: '' },
    ['512 subId', '570 caseId'],
  ],
];

/** What modifyCase refuses by the query of its URL. */
export const modifyUrls: readonly UrlRow[] = [
  ['a missing case id in the URL', { subId: 'S' }, ['571 caseId']],
  ['an empty case id in the URL', { caseId: '', subId: 'S' }, ['571 caseId']],
  ['a blank case id in the URL', { caseId: ' \t', subId: 'S' }, ['571 caseId']],
  ['a case id with a control character', { caseId: 'a\u0001', subId: 'S' }, ['512 caseId']],
  ['a case id given twice', { caseId: ['C', 'C'], subId: 'S' }, ['512 caseId']],
  ['a missing sub-system', { caseId: 'C' }, ['512 subId']],
  ['another sub-system', { caseId: 'C', subId: 'T' }, ['572 caseId']],
  ['neither case id nor sub-system', {}, ['571 caseId', '512 subId']],
  ['a case that is not there and not in the body', { caseId: 'D', subId: 'S' }, ['572 caseId', '570 caseId']],
];
