import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { documents, withTables } from '../../../scripts/doc-tables.js';

describe('The tables of the documents', () => {
  for (const [file, names] of Object.entries(documents)) {
    const text = readFileSync(file, 'utf8');

    it(`are those of the source, written anew from whatever stood there: ${file}`, () => {
      const markers = /<!-- ([^/:]+): written by/g;
      const emptied = text.replaceAll(/(<!-- [^/].*-->\n)[\s\S]*?(<!-- \/)/g, '$1$2');
      expect(emptied).not.to.equal(text);
      expect(withTables(emptied, names)).to.equal(text);
      expect([...text.matchAll(markers)].map(([, name]) => name)).to.deep.equal(names);
    });

    it(`need their markers: ${file}`, () => {
      for (const name of names)
        expect(() => withTables('# Nothing', [name])).to.throw(`there are no markers for the table ${name}`);
    });
  }
});
