import { expect } from 'chai';
import { Cursor } from '../../../../src/documents/cursor.js';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { readWithYaml } from '../../../../src/documents/yaml/yaml.js';
import { readName } from '../../../../src/rules/load/draft/read-words.js';

/** What something is called, and what is found: the code and the column. */
const names: readonly (readonly [name: string, says: readonly string[]])[] = [
  ['{ en: "last operation", de: "Letzte Operation" }', []],
  ['{ en: "last operation", de: "Last operation" }', ['untranslated-text 29']],
  ['{ de: "Letzte Operation", en: "letzte Operation" }', ['untranslated-text 31']],
  ['{ en: "Status", de: "Status" }', []],
  ['{ en: "Euro, Austria", de: "Euro, Austria" }', []],
  ['{ en: "last operation", en-GB: "last operation", de: "last operation" }', ['untranslated-text 54']],
  ['{ en: "last operation" }', ['missing-locale 1']],
];

describe('What something is called', () => {
  for (const [name, says] of names)
    it(`is read in all languages, and not the same several words in two of them: ${name}`, () => {
      const findings = new Findings();
      const document = readWithYaml(name, 'a.yaml', findings);
      if (!document) throw new Error('the text has no tree');
      const locales = name.includes('en-GB') ? ['en', 'en-GB', 'de'] : ['en', 'de'];
      readName(new Cursor(document, document.at), locales, findings);
      expect(findings.all.map(({ code, at }) => `${code} ${at.column}`)).to.deep.equal(says);
    });
});
