import { join } from 'node:path';
import { expect } from 'chai';
import { completions } from '../../../src/authoring/editor/completion.js';
import { DocumentFiles } from '../../../src/authoring/editor/document-files.js';
import { Workspace } from '../../../src/authoring/editor/workspace.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { inDirectory } from '../../support/run/in-directory.js';

/** The keys of the reference of the rule language whose value is a name, or a list of names. */
const keys = new Set([
  ...['scope', 'object', 'many', 'one', 'over', 'among', 'named', 'choose', 'from', 'by', 'objects'],
  ...['fact', 'attribute', 'followsUp', 'concerns', 'alsoSets', 'zeroes', 'sources', 'notice', 'rule'],
  ...['unit', 'to', 'alsoIn', 'currencies', 'catalogue', 'exceptIn'],
]);
/** Where these keys mean something else, or another file says what the object is: that to which a system adds. */
const elsewhere = /\/personas\/.* rule$|\/tests\/.* fact$|^screens\/sample\//;

describe('A name in the reference of the rule language', () => {
  it('is offered where it stands, under every key whose value is a name', () => {
    const asked = new Set<string>();
    inDirectory(sampleSystem, (directory) => {
      const directories = { rules: join(directory, 'rules'), screens: join(directory, 'screens') };
      const workspace = new Workspace(directories);
      const kinds = new DocumentFiles(directories);
      for (const { file, line, column, length } of workspace.good.index.all.flatMap(({ mentions }) => mentions)) {
        const text = workspace.text(file);
        const written = text.split('\n')[line - 1] ?? '';
        const key = /(\w+): \[?(?:[\w., ]+, )?(?:\w+\.)*$/.exec(written.slice(0, column - 1))?.[1];
        if (key === undefined || !keys.has(key) || elsewhere.test(`${file} ${key}`)) continue;
        const offered = completions(text, { line, column }, kinds.kindOf(file), workspace.good);
        // Of money per time the currency is mentioned; what is written, and offered, is the whole unit.
        const perTime = /^\/\w+/.exec(written.slice(column - 1 + length))?.[0] ?? '';
        const place = `${file}:${line}:${column} ${written}`;
        expect(
          offered.map(({ label }) => label),
          place,
        ).to.include(`${written.slice(column - 1, column - 1 + length)}${perTime}`);
        asked.add(key);
      }
    });
    expect([...keys].filter((key) => !asked.has(key))).to.deep.equal([]);
  });
});
