import type { FindingRow, FindingRows } from './finding-row.js';

const notice = (second: string): string =>
  'notices:\n  duty-of-disclosure:\n    source: "VVG 19(5)"\n    versions:\n' +
  '      - { version: 1, from: "2026.01.01", approvedBy: none, title: { en: "Notice", de: "Hinweis" }, text: { en: "All", de: "Alles" } }\n' +
  `      - { ${second}, approvedBy: none, title: { en: "Notice", de: "Hinweis" }, text: { en: "All", de: "Alles" } }\n`;

const example = (second: string): FindingRow['example'] => ({
  file: 'rules/tiny/notices/law.yaml',
  wrong: notice(second),
});

/** Notices and their versions. */
export const noticeFindings = {
  'wrong-order': {
    meaning: 'A version of a notice stands behind one with a higher number, or with a later first day.',
    example: example('version: 2, from: ¦"2025.12.31"'),
    cure: 'Put the versions into the order in which they hold; a new one gets the next number and a later day.',
  },
  'duplicate-date': {
    meaning: 'Two versions of a notice hold from the same day, so that nobody knows which is shown.',
    example: example('version: 2, from: ¦"2026.01.01"'),
    cure: 'Give the later version the first day on which it replaces the other.',
  },
} as const satisfies FindingRows;
