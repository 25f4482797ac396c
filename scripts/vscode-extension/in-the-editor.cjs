// What holds of the extension inside Visual Studio Code, which loads this file and calls `run`: each sentence is tried in turn, on the
// files of the folder that is open, and the first that does not hold ends it.
const assert = require('node:assert/strict');
const vscode = require('vscode');

const own = 'case-capture.case-capture-rules';
const [folder] = vscode.workspace.workspaceFolders ?? [];
const uriOf = (path) => vscode.Uri.joinPath(folder.uri, path);
const ask = (command, ...words) => vscode.commands.executeCommand(command, ...words);

const path = 'rules/common/plausibility/lifestyle.yaml';
const fact = 'bodyMassIndex';
const behind = '{ fact: ';

let document;

/** The place of a text, `offset` letters on. */
function at(text, offset = 0) {
  const index = document.getText().indexOf(text);
  assert.notEqual(index, -1, `${text} is not in ${document.fileName}`);
  return document.positionAt(index + offset);
}

/** Writes another text for the first place of one, as somebody does who types. */
async function write(text, other) {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(at(text), at(text, text.length)), other);
  assert.equal(await vscode.workspace.applyEdit(edit), true);
}

/** The findings that are shown of a file, once something holds of them. */
function findings(uri, holds) {
  return new Promise((resolve) => {
    const look = () => {
      const all = vscode.languages.getDiagnostics(uri);
      if (!holds(all)) return;
      listening.dispose();
      resolve(all);
    };
    const listening = vscode.languages.onDidChangeDiagnostics(look);
    look();
  });
}
const found = (code) => findings(document.uri, (all) => all.some((one) => one.code === code));
const none = () => findings(document.uri, (all) => all.length === 0);

const sentences = {
  async 'it is started by a folder that has a set of rules'() {
    assert.equal(vscode.extensions.getExtension(own).isActive, true);
  },

  async 'the verdict of each example stands above it'() {
    document = await vscode.workspace.openTextDocument(uriOf(path));
    await vscode.window.showTextDocument(document);
    const lenses = await ask('vscode.executeCodeLensProvider', document.uri, 1000);
    const examples = document.getText().split('\n').filter((line) => line.includes('- { given:')).length;
    const verdicts = lenses.filter(({ command }) => command.title.startsWith('✓'));
    assert.ok(verdicts.length >= examples, `${verdicts.length} verdicts of ${examples} examples`);
  },

  async 'nothing is found in the shipped files, of which all were checked for the verdicts'() {
    assert.deepEqual(
      vscode.languages.getDiagnostics().filter(([, all]) => all.length > 0),
      [],
    );
  },

  async 'a misspelled fact is found as it is typed, at its letters'() {
    await write(`${behind}${fact},`, `${behind}bodyMasIndex,`);
    const [finding] = await found('unknown-fact');
    assert.equal(finding.source, 'case-capture');
    assert.equal(finding.severity, vscode.DiagnosticSeverity.Error);
    assert.equal(document.getText(finding.range), 'bodyMasIndex');
  },

  async 'its cure is offered, and ends the finding'() {
    const cursor = at('bodyMasIndex', 3);
    const actions = await ask('vscode.executeCodeActionProvider', document.uri, new vscode.Range(cursor, cursor));
    const cure = actions.find(({ title }) => title === `write ${fact}`);
    assert.ok(cure, `offered: ${actions.map(({ title }) => title)}`);
    assert.equal(await vscode.workspace.applyEdit(cure.edit), true);
    await none();
  },

  async 'a fact is completed, with what it is'() {
    await write(`${behind}${fact},`, `${behind}bodyM,`);
    const { items } = await ask('vscode.executeCompletionItemProvider', document.uri, at(`${behind}bodyM,`, behind.length + 5));
    assert.ok(items.some(({ label }) => (label.label ?? label) === fact), `${items.length} items`);
    await write(`${behind}bodyM,`, `${behind}${fact},`);
    await none();
  },

  async 'the pointer on a fact tells what it is made of'() {
    const hovers = await ask('vscode.executeHoverProvider', document.uri, at(`${behind}${fact}`, behind.length + 2));
    assert.match(hovers.flatMap(({ contents }) => contents.map(({ value }) => value)).join('\n'), /divide/);
  },

  async 'it leads to where a fact is defined, and to all that mention it'() {
    const place = at(`${behind}${fact}`, behind.length + 2);
    const [definition] = await ask('vscode.executeDefinitionProvider', document.uri, place);
    assert.equal(String(definition.uri ?? definition.targetUri), String(uriOf('rules/common/facts/build.yaml')));
    const mentions = await ask('vscode.executeReferenceProvider', document.uri, place);
    assert.ok(new Set(mentions.map(({ uri }) => String(uri))).size >= 2);
  },

  async 'a fact is renamed in every file that names it, and nothing is wrong afterwards'() {
    const rename = (name, other) =>
      ask('vscode.executeDocumentRenameProvider', document.uri, at(`${behind}${name}`, behind.length + 2), other);
    const edit = await rename(fact, 'massIndex');
    assert.ok(edit.size >= 2, `${edit.size} files`);
    assert.equal(await vscode.workspace.applyEdit(edit), true);
    assert.doesNotMatch(document.getText(), new RegExp(`\\b${fact}\\b`));
    await vscode.workspace.saveAll();
    await none();
    assert.equal(await vscode.workspace.applyEdit(await rename('massIndex', fact)), true);
    await vscode.workspace.saveAll();
    await none();
  },

  async 'an example that does not come out is found, and says so above itself'() {
    await write('weight: 80.1 }', 'weight: 70 }');
    await found('wrong-example');
    const lenses = await ask('vscode.executeCodeLensProvider', document.uri, 1000);
    assert.equal(lenses.filter(({ command }) => command.title.startsWith('✗')).length, 1);
    await write('weight: 70 }', 'weight: 80.1 }');
    await none();
  },

  async 'the server is started again by its command, and goes on finding'() {
    await ask('caseCapture.restart');
    await write(`${behind}${fact},`, `${behind}bodyMasIndex,`);
    await found('unknown-fact');
    await write(`${behind}bodyMasIndex,`, `${behind}${fact},`);
    await none();
  },

  async 'the preview is opened beside the file, and follows the cursor'() {
    const preview = vscode.workspace.getConfiguration('caseCapture').get('preview');
    await ask('caseCapture.preview');
    const editor = await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    const line = at('non-smoker-used-nicotine:').line;
    editor.selection = new vscode.Selection(line, 0, line, 0);
    const events = (await fetch(`${preview}/events`)).body.pipeThrough(new TextDecoderStream());
    for await (const event of events) if (new RegExp(`"line":${line + 1}\\b`).test(event)) break;
  },
};

exports.run = async () => {
  for (const [sentence, holds] of Object.entries(sentences)) {
    try {
      await holds();
    } catch (error) {
      console.log(`  ✘ ${sentence}: ${error.stack} ${error.cause ?? ''}`);
      throw error;
    }
    console.log(`  ✔ ${sentence}`);
  }
};
