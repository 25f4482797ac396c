import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { expect } from 'chai';
import { DataCopy } from '../../support/rules/data-copy.js';

/** What loading tells of an edited copy of the shipped data, each as `file:line code message`. */
function told(edit: (path: (file: string) => string) => void): readonly string[] {
  const copy = new DataCopy();
  try {
    edit((file) => copy.path(file));
    return copy.load().findings.all.map(({ at, code, message }) => `${at.file}:${at.line} ${code} ${message}`);
  } finally {
    copy.remove();
  }
}

describe('A folder of rules or of screens that was renamed', () => {
  for (const [system, name] of [
    ['german', 'germany'],
    ['german', 'de'],
    ['international', 'internationl'],
  ] as const)
    it(`is told once, with the name that it has and that of its other half: ${system} as ${name}`, () => {
      for (const [folder, screens, rules] of [
        ['rules', system, name],
        ['screens', name, system],
      ] as const) {
        const [one, ...more] = told((path) => renameSync(path(`${folder}/${system}`), path(`${folder}/${name}`)));
        expect(more).to.deep.equal([]);
        expect(one).to.include(`screens/${screens}:1 unknown-file there are screens of "${screens}" without rules`);
        expect(one).to.include(`rules of "${rules}" without screens`);
      }
    });

  it('is lost where no rules are without screens', () => {
    expect(told((path) => rmSync(path('rules/german'), { recursive: true })).join('\n')).to.match(
      /^rules\/german:1 missing-file there is no folder "german" of rules/,
    );
  });
});

describe('A folder within a folder of screens', () => {
  it('is told alone, with or without screens in it', () => {
    for (const file of [undefined, '05-consents.yaml']) {
      const all = told((path) => {
        mkdirSync(path('screens/german/applicant/old'));
        if (file !== undefined)
          renameSync(path(`screens/german/applicant/${file}`), path(`screens/german/applicant/old/${file}`));
      });
      expect(all.map((each) => each.split(' ', 2).join(' '))).to.deep.equal([
        'screens/german/applicant/old:1 unknown-file',
      ]);
    }
  });
});
