import { expect } from 'chai';
import { type Notice, type NoticeVersion, versionOn } from '../../../src/rules/model/notice.js';

const version = (number: number, from: string): NoticeVersion => ({
  version: number,
  from,
  approvedBy: undefined,
  title: { en: 'Notice' },
  text: { en: 'Text' },
  at: { file: 'law.yaml', line: 1, column: 1 },
});
const notice: Notice = {
  key: 'duty-of-disclosure',
  source: 'VVG section 19(5)',
  versions: [version(1, '2025.01.01'), version(2, '2026.03.01')],
  at: { file: 'law.yaml', line: 1, column: 1 },
};

describe('The version of a notice that holds on a day', () => {
  for (const [day, number] of [
    ['2024.12.31', undefined],
    ['2025.01.01', 1],
    ['2026.02.28', 1],
    ['2026.03.01', 2],
    ['2031.01.01', 2],
  ] as const) {
    it(`is ${number === undefined ? 'none before the first' : `version ${number}`} on ${day}`, () => {
      expect(versionOn(notice, day)?.version).to.equal(number);
    });
  }
});
