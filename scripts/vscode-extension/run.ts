import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

/**
 * `node dist/scripts/vscode-extension/run.js <server of the editor> <directory>`: opens a copy of the shipped data in
 * Visual Studio Code with the extension that lies packed in the directory, and has it run `in-the-editor.cjs`. Ends
 * with 1 when something there does not hold.
 */
const [, , server = '', directory = ''] = process.argv;
const program = resolve('dist/src/cli/case-capture.js');
const sentences = resolve('scripts/vscode-extension');
const extension = join(directory, 'extension');
const folder = join(directory, 'folder');
const data = join(directory, 'data');
const children: ChildProcess[] = [];

/** Starts a program of Node; its lines until one has a part, which is returned. */
async function started(words: readonly string[], part: RegExp): Promise<string> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  child.stderr.resume();
  for await (const line of createInterface({ input: child.stdout })) {
    const [, found] = part.exec(line) ?? [];
    if (found !== undefined) {
      child.stdout.resume();
      return found;
    }
  }
  throw new Error(`${words[0]} ended without a word of ${part}`);
}

/** Installs what was packed; where it is then. */
async function install(): Promise<string> {
  const [packed] = readdirSync(extension).filter((name) => name.endsWith('.vsix'));
  if (!packed) throw new Error('nothing was packed');
  const words = [server, '--install-extension', join(extension, packed), '--server-data-dir', data];
  const installing = spawn(process.execPath, [...words, '--accept-server-license-terms'], { stdio: 'ignore' });
  const [code] = (await once(installing, 'close')) as [number | null];
  const installed = readdirSync(join(data, 'extensions')).find((name) => name.startsWith('case-capture.'));
  if (code !== 0 || !installed) throw new Error(`the extension was not installed (${code})`);
  return join(data, 'extensions', installed);
}

async function copyData(): Promise<void> {
  for (const name of ['rules', 'screens']) cpSync(name, join(folder, name), { recursive: true });
  const places = ['--rules', join(folder, 'rules'), '--screens', join(folder, 'screens')];
  const preview = await started([program, 'preview', '--port', '0', ...places], /(http:\/\/127\.0\.0\.1:\d+)/);
  const settings = {
    'caseCapture.command': [process.execPath, program],
    'caseCapture.preview': preview,
    'security.workspace.trust.enabled': false,
    'workbench.startupEditor': 'none',
    'telemetry.telemetryLevel': 'off',
  };
  mkdirSync(join(data, 'data', 'Machine'), { recursive: true });
  writeFileSync(join(data, 'data', 'Machine', 'settings.json'), JSON.stringify(settings));
}

/** Opens the folder in the workbench, which loads the sentences beside the extensions. Its exit code. */
async function hold(installed: string): Promise<number> {
  const words = [server, '--host', '127.0.0.1', '--port', '0', '--without-connection-token'];
  const port = await started(
    [...words, '--accept-server-license-terms', '--server-data-dir', data],
    /listening on (\d+)/,
  );
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const ended = new Promise<number>((end) => {
      void page.exposeFunction('codeAutomationExit', end);
    });
    await page.exposeFunction('codeAutomationLog', (_: string, [said]: readonly unknown[]) => {
      if (/^ {2}[✔✘]/.test(String(said))) console.log(said);
    });
    const remote = (path: string): string => `vscode-remote://127.0.0.1:${port}${path}`;
    const payload = [
      ['extensionDevelopmentPath', remote(installed)],
      ['extensionTestsPath', remote(join(sentences, 'in-the-editor.cjs'))],
    ];
    const query = new URLSearchParams({ folder, payload: JSON.stringify(payload) });
    await page.goto(`http://127.0.0.1:${port}/?${query}`);
    return await ended;
  } finally {
    await browser.close();
  }
}

try {
  const installed = await install();
  await copyData();
  process.exitCode = await hold(installed);
} finally {
  for (const child of children) child.kill();
}
