import { readdirSync, renameSync, rmSync } from 'node:fs';
import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';

/** What loading tells of an edited copy of the shipped data, each as `file:line code`. */
function told(edit: (path: (file: string) => string) => void): readonly string[] {
  const copy = new DataCopy();
  try {
    edit((file) => copy.path(file));
    return copy.load().findings.all.map(({ at, code }) => `${at.file}:${at.line} ${code}`);
  } finally {
    copy.remove();
  }
}

describe('Files and folders of the shipped rules that were moved', () => {
  it('are told once at the folder that lost them, where the notices of a system stand in the shared folder', () => {
    for (const system of ['german', 'international'])
      expect(
        told((path) => renameSync(path(`rules/${system}/notices`), path('rules/common/notices'))),
        system,
      ).to.deep.equal([`rules/${system}/notices:1 missing-file`]);
  });

  it('are told by the folder into which they belong, where personas stand among others', () => {
    const files = readdirSync('rules/personas').filter((file) => file !== 'profiles.yaml');
    for (const [index, folder] of ['tests', 'facts', 'plausibility', 'catalogues', 'notices'].entries()) {
      const file = `rules/german/${folder}/${files[index]}`;
      expect(
        told((path) => renameSync(path(`rules/personas/${files[index]}`), path(file))),
        file,
      ).to.deep.equal([`${file}:1 misplaced-file`]);
    }
  });

  it('are told once, where a system has lost its attributes and others have theirs', () => {
    for (const system of ['german', 'international'])
      expect(
        told((path) => rmSync(path(`rules/${system}/attributes`), { recursive: true })),
        system,
      ).to.deep.equal([`rules/${system}/attributes:1 missing-file`]);
  });
});
