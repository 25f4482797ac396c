import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Findings } from '../../src/documents/findings/findings.js';
import { Kept } from '../../src/documents/kept.js';
import { Sources } from '../../src/documents/sources.js';

const schema = { type: 'object', additionalProperties: false, properties: { a: {} } };

describe('What is kept from load to load', () => {
  let directory: string;
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'kept-'));
    writeFileSync(join(directory, 'x.yaml'), 'a: 1\n');
  });
  after(() => rmSync(directory, { recursive: true }));

  const read = (kept: Kept, by: object = schema) => {
    const findings = new Findings();
    const document = new Sources(directory, findings, kept).document('x.yaml', by);
    return { document, codes: findings.all.map(({ code }) => code) };
  };

  it('reads a file again only when its text is another one', () => {
    const kept = new Kept();
    const first = read(kept).document;
    expect(read(kept).document).to.equal(first);
    writeFileSync(join(directory, 'x.yaml'), 'a: 2\n');
    expect(read(kept).document?.member('a').number).to.equal(2);
    writeFileSync(join(directory, 'x.yaml'), 'a: 1\n');
  });

  it('has a text that is not saved in the place of that on disk, until it is closed', () => {
    const kept = new Kept();
    kept.put(join(directory, 'x.yaml'), 'a: 3\n');
    expect(read(kept).document?.member('a').number).to.equal(3);
    kept.put(join(directory, 'x.yaml'), undefined);
    expect(read(kept).document?.member('a').number).to.equal(1);
  });

  it('reports what is wrong with a file every time, also when it is not read again', () => {
    const kept = new Kept();
    kept.put(join(directory, 'x.yaml'), 'b: 3\n');
    expect([read(kept).codes, read(kept).codes]).to.deep.equal([['unknown-key'], ['unknown-key']]);
  });

  it('serves another directory whose files are the same', () => {
    const [kept, other] = [new Kept(), mkdtempSync(join(tmpdir(), 'kept-'))];
    const first = read(kept).document;
    const there = (): unknown => new Sources(other, new Findings(), kept).document('x.yaml', schema);
    writeFileSync(join(other, 'x.yaml'), 'a: 1\n');
    expect(there()).to.equal(first);
    writeFileSync(join(other, 'x.yaml'), 'a: 4\n');
    expect(there()).to.not.equal(first);
    rmSync(other, { recursive: true });
    expect(read(kept).document?.member('a').number).to.equal(1);
  });

  it('judges a file by the schema that it is read with', () => {
    const kept = new Kept();
    kept.put(join(directory, 'x.yaml'), 'b: 3\n');
    expect([read(kept).codes, read(kept, {}).codes]).to.deep.equal([['unknown-key'], []]);
  });
});
