import { join } from 'node:path';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { expectText } from '../../support/words/expect-text.js';

/** What may befall a file, by what is left of it. */
const fates: Readonly<Record<string, (files: Record<string, string>, file: string) => void>> = {
  'is not there': (files, file) => delete files[file],
  'is empty': (files, file) => {
    files[file] = '';
  },
};

const found = (files: Readonly<Record<string, string>>): string =>
  inDirectory(files, (directory) =>
    loadSystems(join(directory, 'rules'), join(directory, 'screens')).findings.report().replaceAll(directory, ''),
  );

describe('Loading the system of the reference', () => {
  for (const [fate, befall] of Object.entries(fates))
    it(`finds what is written down, and where, when a file ${fate}`, () => {
      const told = Object.keys(sampleSystem).map((file) => {
        const files = { ...sampleSystem };
        befall(files, file);
        return `== ${file} ${fate}\n${found(files)}`;
      });
      expectText(`file-that-${fate.replaceAll(' ', '-')}.txt`, told.join('\n'));
    });

  it('finds what is written down when there is no file at all', () => {
    const lost = ['rules/x/y.yaml', 'screens/x/y.yaml'].map(
      (file) => `== only ${file}\n${found({ [file]: 'a: 1\n' })}`,
    );
    expectText('no-file-at-all.txt', lost.join('\n'));
  });
});
