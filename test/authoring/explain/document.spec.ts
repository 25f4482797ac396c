import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { commandLine } from '../../support/run/command-line.js';

const call = /```text\n\$ case-capture (explain [^\n]+)\n([\s\S]*?)\n```/g;

describe('the chapter about explaining', () => {
  const calls = [...readFileSync('docs/authoring.md', 'utf8').matchAll(call)];

  it('has two calls with what they print', () => expect(calls).to.have.length(2));

  for (const [, words = '', printed] of calls)
    it(`shows what ${words} prints`, async () => {
      expect((await commandLine(words.split(' '))).out.trim()).to.equal(printed);
    });
});
