import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import {
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  type CompletionItem,
  DefinitionRequest,
  HoverRequest,
  type Location,
  ReferencesRequest,
  RenameRequest,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { behind, EditorClient } from '../../support/editor/editor-client.js';

const file = 'rules/common/plausibility/lifestyle.yaml';
const text = readFileSync(file, 'utf8');
const path = '{ fact: bodyMassIndex, ';

describe('The language server', function () {
  this.timeout(300_000);
  let client: EditorClient;

  before(() => {
    client = new EditorClient(process.cwd());
  });
  after(() => client.kill());

  const document = { uri: new URL(`file://${join(process.cwd(), file)}`).href };
  const change = (changed: string): Promise<void> => client.change(file, changed);
  const fileOf = (uri: string): string => relative(process.cwd(), fileURLToPath(uri));

  /** Makes a change that goes over several files, as an editor does: those that are not open are opened for it. */
  const changeAll = async (changes: Readonly<Record<string, readonly TextEdit[]>>): Promise<void> => {
    const sorted = Object.entries(changes).sort(([uri]) => (uri === document.uri ? -1 : 1));
    for (const [uri, edits] of sorted) {
      const before = TextDocument.create(uri, 'yaml', 1, readFileSync(fileURLToPath(uri), 'utf8'));
      const changed = TextDocument.applyEdits(before, [...edits]);
      if (uri === document.uri) await change(changed);
      else await client.open(fileOf(uri), changed);
    }
  };
  const closeOthers = async (changes: Readonly<Record<string, readonly TextEdit[]>>): Promise<void> => {
    for (const uri of Object.keys(changes)) if (uri !== document.uri) await client.close(fileOf(uri));
  };

  it('says what it can', async () => {
    const { capabilities } = await client.begin();
    expect(capabilities).to.include.keys('completionProvider', 'hoverProvider', 'renameProvider', 'codeActionProvider');
  });

  it('finds nothing wrong with a shipped file that is opened', async () => {
    const clean = client.diagnostics(file, () => true);
    await client.open(file, text);
    expect(await clean).to.deep.equal([]);
  });

  it('finds a misspelled fact as it is typed, at its letters', async () => {
    const wrong = text.replace(path, '{ fact: bodyMasIndex, ');
    const found = client.diagnostics(file, (all) => all.length > 0);
    await change(wrong);
    const [diagnostic] = await found;
    expect(diagnostic).to.deep.include({ code: 'unknown-fact', source: 'case-capture' });
    expect(diagnostic?.range.start).to.deep.equal(
      behind('{ fact: ', wrong.slice(wrong.indexOf('bodyMasIndex') - 8)) && {
        line: behind('bodyMasIndex', wrong).line,
        character: behind('bodyMasIndex', wrong).character - 'bodyMasIndex'.length,
      },
    );
  });

  it('offers the cure of it', async () => {
    const wrong = text.replace(path, '{ fact: bodyMasIndex, ');
    const at = behind('bodyMasIndex', wrong);
    const actions = await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument: document,
      range: { start: at, end: at },
      context: { diagnostics: [] },
    });
    expect(actions?.[0]).to.deep.include({ title: 'write bodyMassIndex', kind: 'quickfix' });
  });

  it('completes a fact with what it is', async () => {
    const half = text.replace(path, '{ fact: body, ');
    await change(half);
    const items = (await client.connection.sendRequest(CompletionRequest.type, {
      textDocument: document,
      position: behind('{ fact: body', half),
    })) as CompletionItem[];
    expect(items.find(({ label }) => label === 'bodyMassIndex')).to.deep.include({ detail: 'fact' });
    await change(text);
  });

  it('says what a fact is made of', async () => {
    const hover = await client.connection.sendRequest(HoverRequest.type, {
      textDocument: document,
      position: behind('{ fact: bodyMass', text),
    });
    expect(JSON.stringify(hover?.contents)).to.include('fact person.bodyMassIndex').and.to.include('divide');
  });

  it('leads to the definition and to every mention', async () => {
    const at = { textDocument: document, position: behind('{ fact: bodyMass', text) };
    const [definition] = (await client.connection.sendRequest(DefinitionRequest.type, at)) as Location[];
    expect(definition?.uri).to.equal(client.uri('rules/common/facts/build.yaml'));
    const all = await client.connection.sendRequest(ReferencesRequest.type, {
      ...at,
      context: { includeDeclaration: true },
    });
    expect(all).to.have.length.above(3);
    expect(all?.map(({ uri }) => uri)).to.include.members([document.uri, definition?.uri]);
  });

  it('renames it in all files, and refuses a name that is taken', async () => {
    const at = { textDocument: document, position: behind('{ fact: bodyMass', text) };
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...at, newName: 'massIndex' });
    expect(Object.keys(edit?.changes ?? {})).to.include.members([
      document.uri,
      client.uri('rules/common/facts/build.yaml'),
    ]);
    for (const { newText } of Object.values(edit?.changes ?? {}).flat()) expect(newText).to.equal('massIndex');
    const refused = client.connection.sendRequest(RenameRequest.type, { ...at, newName: 'height' });
    expect(
      await refused.then(
        () => '',
        (error: Error) => error.message,
      ),
    ).to.include('attribute person.height');
  });

  it('says no more of a name that was changed in other files too, once everything was checked, nor when typing goes on', async () => {
    const at = { textDocument: document, position: behind('{ fact: bodyMass', text) };
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...at, newName: 'massIndex' });
    const atOnce = client.diagnostics(file, (all) => all.length > 0);
    await changeAll(edit?.changes ?? {});
    expect((await atOnce).map(({ code }) => code)).to.include('unknown-fact');
    const noMore = client.diagnostics(file, (all) => all.length === 0);
    await noMore;
    const renamed = TextDocument.applyEdits(TextDocument.create('', '', 0, text), edit?.changes?.[document.uri] ?? []);
    const next = client.diagnostics(file, () => true);
    await change(`${renamed}\n`);
    expect(await next).to.deep.equal([]);
    await closeOthers(edit?.changes ?? {});
    await change(text);
    await client.diagnostics(file, (all) => all.length === 0);
  });

  it('finds an example that does not come out, once everything was checked, and says so beside it', async () => {
    const found = client.diagnostics(file, (all) => all.some(({ code }) => code === 'wrong-example'));
    const wrong = text.replace('weight: 80.1 }', 'weight: 70 }');
    await change(wrong);
    await found;
    const lenses = await client.connection.sendRequest(CodeLensRequest.type, { textDocument: document });
    const titles = (lenses ?? []).map(({ command }) => command?.title ?? '');
    expect(titles.filter((title) => title.startsWith('✗ came out satisfied'))).to.have.length(1);
    expect(titles.filter((title) => title === '✓ as expected')).to.have.length.above(10);
  });

  it('checks a file that is begun and not on disk yet as it checks the others, until it is closed', async () => {
    const begun = 'rules/common/plausibility/begun.yaml';
    const found = client.diagnostics(begun, (all) => all.some(({ code }) => code === 'wrong-example'));
    await client.open(
      begun,
      'scope: person\nrules:\n  begun:\n    severity: warning\n    violatedWhen: { fact: age, operator: greaterThan, value: 70 }\n' +
        '    message: { en: "The age is high.", de: "Das Alter ist hoch." }\n    reference: practice\n    examples:\n' +
        '      - { given: { this: { age: 71 } }, expect: violated }\n      - { given: { this: { age: 72 } }, expect: satisfied }\n',
    );
    expect((await found).map(({ range }) => range.start.line)).to.include(9);
    const gone = client.diagnostics(begun, (all) => all.length === 0);
    await client.close(begun);
    await gone;
  });

  it('ends when the editor says so', async () => {
    expect(await client.end()).to.equal(0);
  });
});
