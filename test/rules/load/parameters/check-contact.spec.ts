import { expect } from 'chai';
import { Cursor } from '../../../../src/documents/cursor.js';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { checkContact } from '../../../../src/rules/load/parameters/check-contact.js';

const at = { file: 'csp/7.yaml', line: 1, column: 10 };

/** What is told of a text, and at which letter of it. */
function told(text: string): readonly string[] {
  const findings = new Findings();
  checkContact(text, new Cursor({ node: 'scalar', value: text, quoted: true, at }, at), findings);
  return findings.all.map(
    ({ at: place, message }) =>
      `${place.column - at.column - 1} ${message.slice('found '.length, message.indexOf(' in "'))}`,
  );
}

describe('A parameter that says where people reach somebody', () => {
  for (const [text, expected] of [
    ['https://insurer.example/privacy (placeholder)', []],
    ['htps://insurer.example', ['0 an address that no browser opens; it begins with https://']],
    ['https:insurer.example', ['0 an address that no browser opens']],
    ['service@insurer.example', []],
    ['service(at)insurer.example', ['0 an address of mail without @']],
    ['Example Street 1, 10115 Berlin', []],
    ['Example Street 1, 1O115 Berlin', ['18 a letter within a number']],
    ['Call 030 123: ask for data protection.', []],
  ] as const)
    it(`is told of "${text}": ${expected.join() || 'nothing'}`, () => expect(told(text)).to.deep.equal(expected));
});
