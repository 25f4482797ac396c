import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { expect } from 'chai';

const folder = 'editors/vscode';
const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
  readonly main: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly contributes: {
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly default: unknown }>> };
    readonly commands: readonly { readonly command: string }[];
  };
};

interface Started {
  readonly server: { readonly command: string; readonly args: readonly string[]; readonly options: object };
  readonly client: { readonly documentSelector: readonly { readonly pattern: string }[] };
}

/** The extension as Visual Studio Code loads it, in an editor that stands for it; what it starts. */
function activated(): { readonly started: Started[]; readonly commands: string[]; readonly done: Promise<void> } {
  const started: Started[] = [];
  const commands: string[] = [];
  const settings = manifest.contributes.configuration.properties;
  const vscode = {
    workspace: {
      workspaceFolders: [{ uri: { fsPath: '/data' } }],
      getConfiguration: (section: string) => ({ get: (name: string) => settings[`${section}.${name}`]?.default }),
      createFileSystemWatcher: () => ({}),
    },
    commands: { registerCommand: (name: string) => void commands.push(name) },
  };
  class LanguageClient {
    constructor(_: string, __: string, server: Started['server'], client: Started['client']) {
      started.push({ server, client });
    }
    async start(): Promise<void> {}
  }
  const modules: Readonly<Record<string, unknown>> = { vscode, 'vscode-languageclient/node': { LanguageClient } };
  const real = createRequire(join(process.cwd(), folder, manifest.main));
  const exports: { activate?: (context: { subscriptions: unknown[] }) => Promise<void> } = {};
  const source = readFileSync(join(folder, manifest.main), 'utf8');
  vm.runInThisContext(`(require, exports) => {${source}}`)((name: string) => modules[name] ?? real(name), exports);
  return {
    started,
    commands,
    done: exports.activate?.({ subscriptions: [] }) ?? Promise.reject(new Error('no activate')),
  };
}

describe('The extension for Visual Studio Code', () => {
  it('starts the language server of the folder that is open, by its settings', async () => {
    const { started, done } = activated();
    await done;
    expect(started.map(({ server }) => server)).to.deep.equal([
      {
        command: 'case-capture',
        args: [
          ...['lsp', '--stdio', '--rules', '/data/rules', '--screens', '/data/screens'],
          ...['--preview', 'http://127.0.0.1:8090/preview'],
        ],
        options: { cwd: '/data' },
      },
    ]);
  });

  it('hands it the YAML and CSV of rules and screens, and no other file', async () => {
    const { started, done } = activated();
    await done;
    expect(started[0]?.client.documentSelector.map(({ pattern }) => pattern)).to.deep.equal([
      '/data/rules/**/*.{yaml,csv}',
      '/data/screens/**/*.{yaml,csv}',
    ]);
  });

  it('has the commands that its manifest promises', async () => {
    const { commands, done } = activated();
    await done;
    expect(commands).to.deep.equal(manifest.contributes.commands.map(({ command }) => command));
  });
});
