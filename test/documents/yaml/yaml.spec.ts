import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../../src/documents/findings/findings.js';
import { Cursor } from '../../../src/documents/cursor.js';
import { loadYaml, readHalfWritten } from '../../../src/documents/yaml/yaml.js';
import { plain } from '../../../src/documents/structure/plain.js';

describe('a YAML text as a tree with places', () => {
  it('has the place of every key and value', () => {
    const findings = new Findings();
    const tree = loadYaml('one: 1\ntwo:\n  - { three: "drei", four: true }\n', 'file.yaml', findings);
    const root = new Cursor(tree, { file: 'file.yaml', line: 1, column: 1 });
    const item = root.member('two').items[0];
    expect(findings.all).to.deep.equal([]);
    expect(item?.member('three').at).to.deep.equal({ file: 'file.yaml', line: 3, column: 7 });
    expect(item?.member('three').valueAt).to.deep.equal({ file: 'file.yaml', line: 3, column: 14 });
    expect(item?.member('three').text).to.equal('drei');
    expect(item?.member('four').truth).to.equal(true);
    expect(root.member('one').number).to.equal(1);
  });

  it('tells a text in quotes from a bare word', () => {
    const tree = loadYaml('[ "310", 310, yes, no, 2019-10-01 ]', 'file.yaml', new Findings());
    const items = tree?.node === 'list' ? tree.items : [];
    expect(items.map((item) => item.node === 'scalar' && [item.value, item.quoted])).to.deep.equal([
      ['310', true],
      [310, false],
      ['yes', false],
      ['no', false],
      ['2019-10-01', false],
    ]);
  });

  it('tells a key without a blank behind its colon among braces, and reads it as it is meant', () => {
    for (const [text, key, value] of [
      ['{ a: 1, fact:age }', 'fact', 'age'],
      ['{ en:"Left", de: "Links" }', 'en', 'Left'],
    ] as const) {
      const findings = new Findings();
      const root = new Cursor(loadYaml(text, 'file.yaml', findings), { file: 'file.yaml', line: 1, column: 1 });
      expect(findings.all.map(({ message }) => message)).to.deep.equal([
        `a blank is missing behind the colon of "${key}:"`,
      ]);
      expect(root.member(key).text).to.equal(value);
    }
    const other = new Findings();
    loadYaml('{ "a:b", http://example.org, 10:30 }', 'file.yaml', other);
    expect(other.report()).to.not.include('a blank is missing');
  });

  it('says of a key that is no text what it is, at its place', () => {
    const keys: readonly (readonly [text: string, found: string])[] = [
      ['a: 1\n~: 2\n', 'the empty key null'],
      ['a: 1\n7: 2\n', 'the number key 7'],
      ['a: 1\ntrue: 2\n', 'the boolean key true'],
      ['a: 1\n[b]: 2\n', 'a key that is no text'],
      ['a: 1\n? { b: 1 }\n: 2\n', 'a key that is no text'],
    ];
    for (const [text, found] of keys) {
      const findings = new Findings();
      loadYaml(text, 'file.yaml', findings);
      const [{ at, code, message } = { at: undefined, code: '', message: '' }, ...others] = findings.all;
      expect({ line: at?.line, code, message, others }, text).to.deep.equal({
        line: 2,
        code: 'unquoted-key',
        message: `found ${found}; keys are texts, put it in quotes`,
        others: [],
      });
    }
  });

  it('says that a comma in a text without quotes made a key', () => {
    const findings = new Findings();
    loadYaml('{ en: The sum, which is high }', 'file.yaml', findings);
    expect(findings.report()).to.match(/^file.yaml:1:16 error missing-value/);
  });

  for (const [text, place] of [
    ['one: 1\n---\ntwo: 2\n', '2:1'],
    ['one: 1\n...\ntwo: 2\n', '3:1'],
    ['---\none: 1\n---\n', '3:1'],
  ] as const)
    it(`says that nothing reads a second document: ${JSON.stringify(text)}`, () => {
      const findings = new Findings();
      loadYaml(text, 'file.yaml', findings);
      expect(findings.report()).to.match(new RegExp(`^file.yaml:${place} error unsupported-yaml: a second document`));
    });

  it('takes the mark at the beginning of a document', () => {
    const findings = new Findings();
    expect(loadYaml('---\none: 1\n', 'file.yaml', findings)?.node).to.equal('map');
    expect(findings.report()).to.equal('');
  });

  it('is what there is of a text that is half written, and nothing of one that is too deep or too long', () => {
    const half = readHalfWritten('a: 1\nb: [2');
    expect(half && plain(half)).to.deep.equal({ a: 1, b: [2] });
    expect(readHalfWritten(`a: ${'['.repeat(101)}`)).to.equal(undefined);
    expect(readHalfWritten(`a: ${'b'.repeat(250_000)}`)).to.equal(undefined);
  });

  it('reads what JSON writes', () => {
    const keys = fc.string({ minLength: 1 }).filter((key) => key !== '__proto__');
    const values = fc.oneof(fc.string(), fc.integer(), fc.boolean());
    fc.assert(
      fc.property(
        fc.dictionary(keys, fc.oneof(values, fc.array(values)), { minKeys: 1, noNullPrototype: false }),
        (value) => {
          const findings = new Findings();
          const tree = loadYaml(JSON.stringify(value, undefined, 1), 'file.yaml', findings);
          expect(findings.report()).to.equal('');
          expect(tree && JSON.parse(JSON.stringify(plain(tree)))).to.deep.equal(value);
        },
      ),
    );
  });
});
