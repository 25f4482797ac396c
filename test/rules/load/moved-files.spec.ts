import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

  it('are told alone, where a folder of catalogues that the shared glossary names has a wrong name', () => {
    for (const [system, name] of [
      ['german', 'catalogs'],
      ['german', 'lists'],
      ['international', 'catalogs'],
    ])
      expect(
        told((path) => renameSync(path(`rules/${system}/catalogues`), path(`rules/${system}/${name}`))),
        `${system}/${name}`,
      ).to.deep.equal([`rules/${system}/${name}:1 unknown-file`]);
  });

  const moved: readonly (readonly [from: string, to: string])[] = [
    ['german/facts/civil-service.yaml', 'international/facts/civil-service.yaml'],
    ['german/catalogues/civil-service-statuses.yaml', 'international/catalogues/civil-service-statuses.yaml'],
    ['german/plausibility/disability.yaml', 'international/plausibility/disability.yaml'],
    ['german/plausibility/financial.yaml', 'international/plausibility/financial.yaml'],
    ['german/attributes/occupation.yaml', 'international/attributes/occupation.yaml'],
    ['international/plausibility/hospital-cash.yaml', 'german/plausibility/hospital-cash.yaml'],
    ['common/catalogues/smoker-types.yaml', 'german/catalogues/smoker-types.yaml'],
    ['common/catalogues/thyroid-causes.yaml', 'international/catalogues/thyroid-causes.yaml'],
    ['common/catalogues/use-frequencies.yaml', 'german/catalogues/use-frequencies.yaml'],
  ];
  for (const [from, to] of moved)
    it(`are told where they stand, where one system misses what another has: ${from}`, () =>
      expect(told((path) => renameSync(path(`rules/${from}`), path(`rules/${to}`)))).to.deep.equal([
        `rules/${to}:1 misplaced-file`,
      ]));

  it('are not said to be moved where a system has lost a file of which another has one like it', () => {
    for (const file of [
      'german/attributes/cover.yaml',
      'german/catalogues/benefit-types.yaml',
      'international/catalogues/benefit-types.yaml',
    ])
      expect(told((path) => rmSync(path(`rules/${file}`))).join('\n'), file).to.not.include('misplaced-file');
  });
});

describe('A rule system of the shipped data that is none any more', () => {
  it('is told at its rule-set.yaml alone, where that has another name, is gone, or has lost its versions', () => {
    for (const system of ['german', 'international']) {
      const header = `rules/${system}/rule-set.yaml`;
      for (const name of ['ruleset.yaml', 'rule_set.yaml'])
        expect(
          told((path) => renameSync(path(header), path(`rules/${system}/${name}`))),
          name,
        ).to.deep.equal([`rules/${system}/${name}:1 unknown-file`]);
      expect(told((path) => rmSync(path(header)))).to.deep.equal([`${header}:1 missing-file`]);
      const unversioned = told((path) => {
        const text = readFileSync(path(header), 'utf8');
        writeFileSync(path(header), text.replace(/versions:\n(?: {2}- .*\n)+/, ''));
      });
      expect(unversioned).to.deep.equal([`${header}:1 missing-key`]);
    }
  });

  it('is told once, where its folder is gone and its screens are there', () => {
    for (const system of ['german', 'international'])
      expect(
        told((path) => rmSync(path(`rules/${system}`), { recursive: true })),
        system,
      ).to.deep.equal([`rules/${system}:1 missing-file`]);
  });
});
