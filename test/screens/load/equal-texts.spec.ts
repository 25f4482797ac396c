import { expect } from 'chai';
import type { FindingCode } from '../../../src/documents/finding-codes/finding-table.js';
import { DataCopy } from '../../support/rules/data-copy.js';

const files = { en: 'screens/common/texts/en.yaml', de: 'screens/common/texts/de.yaml' } as const;
const ofLanguages: readonly FindingCode[] = ['untranslated-text', 'wrong-language', 'misplaced-text'];
const question = /^ {4}[\w.]+: "\p{L}[^{}]{20,}"$/u;

/** Where it is told that every so many texts of one locale stand in the file of another one, and where they stand. */
function toldOf(from: keyof typeof files, into: keyof typeof files, every: number) {
  const copy = new DataCopy();
  try {
    const [there, here] = [from, into].map((locale) => copy.read(files[locale]).split('\n')) as [string[], string[]];
    const keyOf = (line: string | undefined): string => line?.split(':')[0] ?? '';
    const expected: string[] = [];
    for (const [index, line] of there.entries())
      if (index % every === 0 && question.test(line) && keyOf(here[index]) === keyOf(line) && here[index] !== line) {
        here[index] = line;
        expected.push(`${files[into]}:${index + 1} untranslated-text`);
      }
    copy.write(files[into], here.join('\n'));
    const all = copy.load().findings.all.filter(({ code }) => ofLanguages.includes(code));
    const found = all.map(({ at, code }) => `${at.file}:${at.line} ${code}`);
    return { expected, found };
  } finally {
    copy.remove();
  }
}

describe('Texts of the shipped screens that are the same in two languages', () => {
  for (const [from, into] of [
    ['en', 'de'],
    ['de', 'en'],
  ] as const)
    it(`are told once, where those in ${from} stand under ${into}, though both systems have them`, () => {
      const { expected, found } = toldOf(from, into, 11);
      expect(expected.length).to.be.above(20);
      expect(found).to.have.members(expected);
    });
});
