import { execFileSync } from 'node:child_process';
import { expect } from 'chai';

const reader = new URL('../../../src/flavor/case-xml/plain-document.js', import.meta.url).href;

/** What comes of documents of 15 million letters of each kind, in a process that optimizes no regular expression. */
const script = `
const { plainDocument } = await import(${JSON.stringify(reader)});
const many = 15_000_000;
const documents = {
  blanks: '<Case>' + '\\r'.repeat(many) + '</Case>',
  letters: '<Case>' + 'a'.repeat(many) + '</Case>',
  name: '<' + 'a'.repeat(many) + '/>',
  comment: '<!--' + '- '.repeat(many / 2) + '--><Case/>',
  value: '<Case a="' + 'x'.repeat(many) + '"/>',
  'open value': '<Case a="' + 'x'.repeat(many),
  'open comment': '<Case><!--' + 'x'.repeat(many),
};
const told = {};
for (const [what, document] of Object.entries(documents))
  try {
    const steps = plainDocument(Buffer.from(document));
    let step = steps.next();
    while (!step.done) step = steps.next();
    told[what] = step.value.length === document.length ? 'read' : step.value.length;
  } catch (error) {
    told[what] = error.message;
  }
process.stdout.write(JSON.stringify(told));
`;

describe('A document of millions of letters', () => {
  it('is read, or refused, also where V8 has made so much code of regular expressions that it optimizes none any more', () => {
    const options = ['--no-regexp-optimization', '--input-type=module', '--eval', script];
    const told = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' })) as Record<string, string>;
    const { value, 'open value': openValue, 'open comment': openComment, ...others } = told;
    expect(others).to.deep.equal({ blanks: 'read', letters: 'read', name: 'read', comment: 'read' });
    expect(value).to.include('more than 1048576 characters');
    expect(openValue).to.include('a quotation mark in a text');
    expect(openComment).to.include('breaks off in a comment');
  });
});
