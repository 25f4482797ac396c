import { expect } from 'chai';
import { copiedFrom, saysTheSame } from '../../src/documents/copied-file.js';
import { Findings } from '../../src/documents/findings/findings.js';
import { Sources } from '../../src/documents/sources.js';
import { inDirectory } from '../support/run/in-directory.js';

const text = 'catalogue: x\nentries:\n  a: { id: 1 }\n  b: { id: 2 }\n';

describe('A copy of a file', () => {
  for (const name of [
    'x (2).yaml',
    'x(1).yaml',
    'Kopie von x.yaml',
    'Copy of x.yaml',
    'x - Copy.yaml',
    'x - Kopie (3).yaml',
    'x copy.yaml',
    'x copy 2.yaml',
    'x.yaml.bak',
    'x.yaml~',
    'x_alt.yaml',
    'x-old.yaml',
    "x (Anna's conflicted copy 2026-01-01).yaml",
    'x.conflicted copy 2026-01-01.yaml',
  ])
    it(`is told once and by its name, and is not read: ${name}`, () =>
      inDirectory({ 'f/x.yaml': text, [`f/${name}`]: text.replace('id: 2', 'id: 3') }, (directory) => {
        const findings = new Findings();
        expect(new Sources(directory, findings).files('f', '')).to.deep.equal(['f/x.yaml']);
        expect(findings.all.map(({ at, code }) => `${at.file} ${code}`)).to.deep.equal([`f/${name} duplicate-file`]);
        expect(findings.all[0]?.message).to.include('a copy of x.yaml');
      }));

  it('is none without the file that it would be a copy of', () => {
    expect(copiedFrom('x (2).yaml', ['x (2).yaml', 'y.yaml'])).to.equal(undefined);
    expect(copiedFrom('copy.yaml', ['x.yaml'])).to.equal(undefined);
  });

  it('is none when it says something else', () => {
    expect(saysTheSame(text, 'catalogue: y\nentries:\n  c: { id: 1 }\n  d: { id: 2 }\n')).to.equal(false);
    expect(saysTheSame(text, text.replace('id: 2', 'id: 7'))).to.equal(true);
  });

  it('is a hidden file to nobody: those are not read', () =>
    inDirectory({ 'f/x.yaml': text, 'f/.x.yaml.swp': text }, (directory) => {
      const findings = new Findings();
      expect(new Sources(directory, findings).files('f', '')).to.deep.equal(['f/x.yaml']);
      expect(findings.all).to.deep.equal([]);
    }));
});
