import { join } from 'node:path';
import { expect } from 'chai';
import { commandLine } from '../support/run/command-line.js';
import { inDirectory } from '../support/run/in-directory.js';

/** Commands that read a file that they are given. */
const commands: readonly (readonly string[])[] = [
  ['parameters', '--import'],
  ['catalogue', 'import', 'occupations'],
  ['complete', '--from'],
  ['import'],
  ['evidence', 'CASE', '--sub-id', 'SUB', '--export'],
];
/** Those that are told the store, too. */
const storing = new Set(['import']);

describe('A command that is given a file', () => {
  for (const words of commands)
    it(`says of a folder, and of what is not there, what is the matter: ${words.join(' ')}`, () =>
      inDirectory({}, async (directory) => {
        const store = ['--store', `lmdb:${join(directory, 'store')}`];
        const missing = join(directory, 'missing');
        for (const [path, said] of [
          [directory, `${directory} is a folder\n`],
          [missing, `${missing} is not there\n`],
        ] as const) {
          const { exitCode, err } = await commandLine([...words, path, ...(storing.has(words[0] ?? '') ? store : [])]);
          expect(err).to.equal(said);
          expect(exitCode).to.equal(1);
        }
      }));
});
