import { expect } from 'chai';
import { CsvTable } from '../../../src/documents/csv/csv-table.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { Sources } from '../../../src/documents/sources.js';
import { inDirectory } from '../../support/run/in-directory.js';

const entries = { type: 'object', additionalProperties: { type: 'object', required: ['id', 'name'] } };

const foundOf = (file: string, text: string): readonly string[] =>
  inDirectory({ [file]: text }, (directory) => {
    const findings = new Findings();
    const sources = new Sources(directory, findings);
    if (file.endsWith('.csv')) sources.table(file, { file, line: 1, column: 1 });
    else sources.document(file, entries);
    if (findings.errors.some(({ code }) => code === 'missing-end')) expect(sources.isBroken(file)).to.equal(true);
    return findings.all.map(({ at, code }) => `${at.line} ${code}`);
  });

const one = 'a: { id: 1, name: "A" }\n';

describe('A file that ends within a line', () => {
  for (const [what, file, text] of [
    ['within a quote', 'x.yaml', `${one}b: { id: 2, name: "Be`],
    ['within braces', 'x.yaml', `${one}b: { id: 2,`],
    ['within a key', 'x.yaml', `${one}nam`],
    ['behind a key without its value', 'x.yaml', `${one}b:`],
    ['in an entry that lacks a key', 'x.yaml', `${one}b: { id: 2 }`],
    ['in a row that lacks cells', 'x.csv', 'key,name\na'],
    ['within a quote of a row', 'x.csv', 'key,name\n"a","b'],
  ] as const)
    it(`is told at its last line, and nothing else of it, when it ends ${what}`, () =>
      expect(foundOf(file, text)).to.deep.equal([`${text.split('\n').length} missing-end`]));

  it('is clean when all that it began is complete: editors leave out the last line break', () => {
    expect(foundOf('x.yaml', one.trimEnd())).to.deep.equal([]);
    expect(foundOf('x.csv', 'key,name\na,b')).to.deep.equal([]);
  });

  it('is told its own mistake where that stands before its end', () =>
    expect(foundOf('x.yaml', 'a: { id: 1 }\nb: { id: 2, name: "B" }')).to.deep.equal(['1 missing-key']));

  it('keeps the finding of the bracket where the last line is ended', () =>
    expect(foundOf('x.yaml', `${one}b: { id: 2,\n`)).to.deep.equal(['2 malformed-yaml']));

  it('is nothing to a CSV text that is read alone', () => {
    const findings = new Findings();
    expect(CsvTable.parse('key,name\na', 'x.csv', findings)).to.equal(undefined);
    expect(findings.all.map(({ code }) => code)).to.deep.equal(['wrong-count']);
  });

  it('asks for what stood below its last key, where it ends behind that', () => {
    const toldOf = (text: string): readonly string[] =>
      inDirectory({ 'x.yaml': text }, (directory) => {
        const findings = new Findings();
        new Sources(directory, findings).document('x.yaml', {});
        return findings.all.map(({ at, code, message }) => `${at.line} ${code} ${message}`);
      });
    for (const text of ['a:\n  b: 1\n  c:\n', 'a:\n  b: 1\nc:\n\n', 'a:\n- b: 1\n  c:\n'])
      expect(toldOf(text).join('\n')).to.match(/^3 missing-value found no value, and the file ends behind this key/);
    expect(toldOf('a:\n  b:\nc: 1\n').join('\n')).to.match(/^2 missing-value found no value; write one/);
  });
});
