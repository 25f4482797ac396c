import { join } from 'node:path';
import { expect } from 'chai';
import { checkDataDeeply } from '../../../src/authoring/check/check-data-deeply.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { editedFiles } from '../../support/rules/edited-files.js';
import { inDirectory } from '../../support/run/in-directory.js';

const people = 'rules/personas/people.yaml';

/** What a deep check of the system of the reference tells of its personas, once they are edited. */
function toldOfPersonas(find: string, replace: string): Promise<readonly string[]> {
  const { files } = editedFiles(sampleSystem, [{ file: people, find, replace }]);
  return inDirectory(files, async (directory) => {
    const directories = { rules: join(directory, 'rules'), screens: join(directory, 'screens') };
    const { findings } = await checkDataDeeply(directories, Date.UTC(2026, 10, 29));
    return findings.all.flatMap(({ at, code, message }) => (at.file === people ? [`${code} ${message}`] : []));
  });
}

describe('A deep check', () => {
  it('tells nothing of personas of whom is said what they expect', async () => {
    const same = '  derives: { adult: true }\n  says: nothing';
    expect(await toldOfPersonas(same, same)).to.deep.equal([]);
  });

  it('captures the personas, and tells what is said of them otherwise than they expect', async () => {
    const told = await toldOfPersonas(
      '  derives: { adult: true }\n  says: nothing',
      '  derives: { adult: false }\n  says: [{ rule: old-pursuits, severity: information }]',
    );
    expect(told).to.have.members([
      'wrong-example the persona diver, set 1: old-pursuits (information) is expected, and not said',
      'wrong-example the persona diver, set 1: the fact adult is true, not as line 11 expects',
    ]);
  });
});
