import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';

/** A line that is lost, and the line in front of it, counted from 1 without what is lost. */
interface Lost {
  readonly line: string;
  readonly before: number;
}

const isQuestion = /^ {4}\w+: "/;

/** A file without some of its lines, none of which stand beside each other, or in front of all others of their list. */
function without(text: string, isLost: (line: string, index: number) => boolean) {
  const lost: Lost[] = [];
  const kept: string[] = [];
  for (const [index, line] of text.split('\n').entries())
    if (isLost(line, index) && !kept.at(-1)?.endsWith(':') && lost.at(-1)?.before !== kept.length)
      lost.push({ line, before: kept.length });
    else kept.push(line);
  return { text: kept.join('\n'), lost };
}

/** What loading tells of an edited copy of the shipped data, each as `file:line code`. */
function told(edit: (copy: DataCopy) => void): readonly string[] {
  const copy = new DataCopy();
  try {
    edit(copy);
    const all = copy.load().findings.all;
    return all.map(({ at, code, message }) => `${at.file}:${at.line} ${code} ${/for \w+/.exec(message)?.[0]}`);
  } finally {
    copy.remove();
  }
}

describe('Texts and questions that were lost from the shipped screens', () => {
  it('are told, a text that one locale lacks, behind the line in front of it, and nothing besides', () => {
    const expected: string[] = [];
    const found = told((copy) => {
      const file = 'screens/common/texts/de.yaml';
      const { text, lost } = without(copy.read(file), (line, index) => isQuestion.test(line) && index % 9 === 0);
      copy.write(file, text);
      expected.push(...lost.map(({ before }) => `${file}:${before} missing-text`));
    });
    expect(expected.length).to.be.above(50);
    expect(found.map((each) => each.split(' ').slice(0, 2).join(' '))).to.have.members(expected);
  });

  it('are told, a question whose texts are there, in the file of its screen, once', () => {
    const expected: string[] = [];
    const asked = /^ {2}- \{ attribute: (\w+),/;
    const found = told((copy) => {
      for (const file of readdirSync(copy.path('screens/common/applicant')).map(
        (name) => `screens/common/applicant/${name}`,
      )) {
        const { text, lost } = without(
          copy.read(file),
          (line, index) => asked.test(line) && !line.includes('key:') && index % 3 === 0,
        );
        const [first] = lost;
        if (!first || lost.length > 1) continue;
        copy.write(file, text);
        expected.push(`${file} surplus-text for ${asked.exec(first.line)?.[1]}`);
      }
    });
    expect(expected.length).to.be.above(15);
    expect(found.map((each) => each.replace(/:\d+/, ''))).to.have.members(expected);
  });
});
