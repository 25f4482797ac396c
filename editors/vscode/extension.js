// Starts `case-capture lsp` in the folder that is open, and hands what it says to Visual Studio Code.
const { join } = require('node:path');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** @type {import('vscode-languageclient/node').LanguageClient | undefined} */
let client;

async function start() {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) return;
  const settings = vscode.workspace.getConfiguration('caseCapture', folder.uri);
  const root = folder.uri.fsPath;
  const [command, ...words] = settings.get('command');
  const [rules, screens] = ['rules', 'screens'].map((name) => join(root, settings.get(name)));
  const server = {
    command,
    args: [...words, 'lsp', '--stdio', '--rules', rules, '--screens', screens, '--preview', settings.get('preview')],
    options: { cwd: root },
  };
  const files = [rules, screens].map((directory) => ({ scheme: 'file', pattern: `${directory}/**/*.{yaml,csv}` }));
  client = new LanguageClient('caseCapture', 'Case capture', server, {
    documentSelector: files,
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.{yaml,csv}') },
  });
  await client.start();
}

async function stop() {
  await client?.stop();
  client = undefined;
}

/** Follows the cursor in the preview until it is called again. */
let following;

async function preview(context) {
  if (following) {
    following.dispose();
    following = undefined;
    return;
  }
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  const address = vscode.workspace.getConfiguration('caseCapture', folder?.uri).get('preview');
  // The server has registered the command; where it refuses there is no preview, or the file is no rule and no screen.
  const show = ({ document, selection }) =>
    vscode.commands.executeCommand('caseCapture.showInPreview', document.uri.toString(), selection.active.line);
  following = vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
    if (client && vscode.languages.match(client.clientOptions.documentSelector, textEditor.document))
      show(textEditor).then(undefined, () => undefined);
  });
  context.subscriptions.push(following);
  await vscode.commands.executeCommand('simpleBrowser.show', address);
}

exports.activate = async (context) => {
  const restart = async () => {
    await stop();
    await start();
  };
  context.subscriptions.push(vscode.commands.registerCommand('caseCapture.restart', restart));
  context.subscriptions.push(vscode.commands.registerCommand('caseCapture.preview', () => preview(context)));
  await start();
};

exports.deactivate = stop;
