import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  type ClientCapabilities,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

/** Behind the first time that some words stand in a text. */
export function behind(words: string, text: string): Position {
  const before = text.slice(0, text.indexOf(words) + words.length).split('\n');
  return { line: before.length - 1, character: (before.at(-1) ?? '').length };
}

/** An editor that has started `case-capture lsp` and speaks to it over its protocol. */
export class EditorClient {
  readonly connection: ProtocolConnection;
  readonly #server: ChildProcess;
  #version = 0;
  #waiting: ((published: PublishDiagnosticsParams) => void)[] = [];

  /** `directory` has the folders `rules` and `screens`. */
  constructor(private readonly directory: string) {
    const program = join(process.cwd(), 'dist/src/cli/case-capture.js');
    const words = ['lsp', '--stdio', '--rules', join(directory, 'rules'), '--screens', join(directory, 'screens')];
    this.#server = spawn(process.execPath, [program, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.#server.stdout as Readable),
      new StreamMessageWriter(this.#server.stdin as Writable),
    );
    this.connection.onNotification(PublishDiagnosticsNotification.type, (published) => {
      for (const hear of this.#waiting) hear(published);
    });
    this.connection.onRequest('workspace/codeLens/refresh', () => null);
    this.connection.listen();
  }

  uri(file: string): string {
    return pathToFileURL(join(this.directory, file)).href;
  }

  /** Says that it is there, and hears what the server can. */
  async begin(capabilities: ClientCapabilities = {}): Promise<InitializeResult> {
    const answer = await this.connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      capabilities,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
    return answer;
  }

  /** Opens a file with a text, which need not be that on disk. */
  async open(file: string, text: string): Promise<void> {
    const textDocument = { uri: this.uri(file), languageId: 'yaml', version: ++this.#version, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  /** An open file has this text from now on. */
  async change(file: string, text: string): Promise<void> {
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri(file), version: ++this.#version },
      contentChanges: [{ text }],
    });
  }

  async close(file: string): Promise<void> {
    const textDocument = { uri: this.uri(file) };
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
  }

  /** Opens a file as it is stored; what is offered behind the first time that some words stand there. */
  async offered(file: string, words: string): Promise<readonly CompletionItem[]> {
    const text = readFileSync(join(this.directory, file), 'utf8');
    const uri = this.uri(file);
    await this.open(file, text);
    const offered = await this.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri },
      position: behind(words, text),
    });
    await this.close(file);
    return Array.isArray(offered) ? offered : (offered?.items ?? []);
  }

  /** The next diagnostics of a file that are as they are wanted. */
  async diagnostics(file: string, wanted: (found: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]> {
    return new Promise((resolve) => {
      const hear = ({ uri, diagnostics }: PublishDiagnosticsParams): void => {
        if (uri !== this.uri(file) || !wanted(diagnostics)) return;
        this.#waiting = this.#waiting.filter((each) => each !== hear);
        resolve(diagnostics);
      };
      this.#waiting.push(hear);
    });
  }

  /** `shutdown` and `exit`; how the server ended. */
  async end(): Promise<number | null> {
    const ended = once(this.#server, 'exit');
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    const [code] = (await ended) as [number | null];
    this.connection.dispose();
    return code;
  }

  /** For a test that failed half-way. */
  kill(): void {
    this.#server.kill();
  }
}
