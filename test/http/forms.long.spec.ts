import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { loggedForms } from '../support/forms/logged-forms.js';
import { inDirectory } from '../support/run/in-directory.js';

/** Of each call so many are made before those that count, and so many that do. */
const turns = 200;

/**
 * An object that begins with a spread and goes on, `{ ...given, added }`, has a form (hidden class) of its own each
 * time in V8: making it takes a microsecond for each member that is added, and whatever reads it is slow from then on.
 */
describe('The objects of a call', function () {
  this.timeout(300_000);

  it('have forms that were there before, in every call, and one that has not is found', () =>
    inDirectory({}, (directory) => {
      const log = join(directory, 'v8.log');
      const program = fileURLToPath(new URL('../support/forms/many-calls.js', import.meta.url));
      // The log does not tell where code is moved to, nor that it is given up: neither may happen.
      const still = ['--no-compact', '--no-compact-code-space', '--no-flush-bytecode'];
      const flags = ['--log-ic', '--log-code', `--logfile=${log}`, '--no-logfile-per-isolate', ...still];
      execFileSync(process.execPath, [...flags, program, String(turns)], { stdio: ['ignore', 'ignore', 'inherit'] });
      const often = loggedForms(readFileSync(log, 'latin1'), 'countedCallsBegin').filter(
        ({ forms }) => forms > turns / 2,
      );
      const ours = often.filter(({ name }) => name.includes('/dist/src/'));
      expect(ours).to.deep.equal([]);
      expect(often.some(({ name }) => name.includes('/many-calls.js'))).to.equal(true);
    }));
});
