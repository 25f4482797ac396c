import type { Readable, Writable } from 'node:stream';
import {
  type CodeAction,
  CodeActionKind,
  createConnection,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type DataDirectories, pathOf } from '../../documents/data-directories.js';
import type { Finding } from '../../documents/findings/findings.js';
import { grouped } from '../../lists/grouped.js';
import { reasonOf } from '../../text/reason-of.js';
import type { Span } from '../names/span.js';
import { BackgroundCheck } from './background-check.js';
import { completions } from './completion.js';
import { DocumentFiles } from './document-files.js';
import { type Edit, fixesOf } from './fixes.js';
import { hoverAt } from './hover.js';
import { definitionsAt, referencesAt, renameAt, renamedAt } from './name-places.js';
import { diagnosticOf, itemOf, lensOf, locationOf, placeOf, rangeOf, textEditOf } from './protocol.js';
import { showInPreview, tellPreview } from './show-in-preview.js';
import { verdictsIn } from './verdicts.js';
import { Workspace } from './workspace.js';

/** So long nothing is typed before everything is checked. */
const quiet = 400;

/** A rename was refused: the protocol's own code for a request that cannot be done. */
const requestFailed = -32803;

const hasError = (findings: readonly Finding[]): boolean => findings.some(({ severity }) => severity === 'error');

/** What the server reads from and writes to. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/**
 * The language server of rules and screens, over the protocol that editors speak. It lives until `exit`. Findings of
 * the file that is edited come with each change, those of all files, of the examples and of the meaning once nothing is
 * typed for a moment. `preview`: the address of `case-capture preview`, which follows the cursor when the editor says
 * so.
 */
export function startServer(directories: DataDirectories, { input, output }: Streams, preview: string): void {
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  const workspace = new Workspace(directories);
  const files = new DocumentFiles(directories);
  /** Of the last check of everything, and what the editor shows, by file. */
  let found: ReadonlyMap<string, readonly Finding[]> = new Map();
  const shown = new Map<string, readonly Finding[]>();
  let timer: NodeJS.Timeout | undefined;
  let hasLenses = false;

  const linesOf = (file: string): readonly string[] => workspace.text(file).split('\n');
  const publish = (file: string, findings: readonly Finding[]): void => {
    if (findings.length === 0) shown.delete(file);
    else shown.set(file, findings);
    const lines = findings.length === 0 ? [] : linesOf(file);
    const diagnostics = findings.map((finding) => diagnosticOf(finding, lines));
    void connection.sendDiagnostics({ uri: files.uriOf(file), diagnostics });
  };
  const background = new BackgroundCheck(directories, (findings) => {
    found = grouped(findings, ({ at }) => at.file);
    const wasWrong = hasError([...shown.values()].flat()) && !hasError(findings);
    for (const file of new Set([...shown.keys(), ...found.keys()])) publish(file, found.get(file) ?? []);
    // Names were changed elsewhere: what is said at once from now on rests on those of now.
    if (wasWrong) workspace.renew();
    if (hasLenses) connection.sendRequest('workspace/codeLens/refresh').catch(() => undefined);
  });
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => background.run(), quiet);
  };
  const put = (file: string, text: string | undefined): void => {
    workspace.put(file, text);
    background.put(pathOf(file, directories), text);
    checkSoon();
  };

  connection.onInitialize(({ capabilities }) => {
    hasLenses = capabilities.workspace?.codeLens?.refreshSupport === true;
    return {
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ['.', ':', ' ', '"', '{', '['] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        codeLensProvider: {},
        executeCommandProvider: { commands: [showInPreview] },
      },
      serverInfo: { name: 'case-capture' },
    };
  });
  connection.onInitialized(checkSoon);
  connection.onShutdown(() => background.stop());
  connection.onExit(() => clearTimeout(timer));
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) {
      const file = files.fileOf(uri);
      if (file !== undefined && !documents.get(uri)) put(file, undefined);
    }
  });

  documents.onDidChangeContent(({ document }) => {
    const file = files.fileOf(document.uri);
    if (file === undefined) return;
    put(file, document.getText());
    publish(file, workspace.check(file));
  });
  documents.onDidClose(({ document }) => {
    const file = files.fileOf(document.uri);
    if (file !== undefined) put(file, undefined);
  });

  /** What a request asks about; undefined when the file is none of ours. */
  const asked = <T>(uri: string, answer: (file: string) => T): T | undefined => {
    const file = files.fileOf(uri);
    return file === undefined ? undefined : answer(file);
  };
  const located = (spans: readonly Span[]) => spans.map((span) => locationOf(span, (file) => files.uriOf(file)));
  const changesOf = (edits: readonly Edit[]) => {
    const changes = [...grouped(edits, ({ file }) => file)].map(([file, ofFile]) => {
      const lines = linesOf(file);
      return [files.uriOf(file), ofFile.map((edit) => textEditOf(edit, lines))] as const;
    });
    return { changes: Object.fromEntries(changes) };
  };

  connection.onCompletion(({ textDocument: { uri }, position }) =>
    asked(uri, (file) => {
      const place = placeOf(position);
      const found = completions(workspace.text(file), place, files.kindOf(file), workspace.good);
      return found.map((completion) => itemOf(completion, place));
    }),
  );
  connection.onHover(({ textDocument: { uri }, position }) =>
    asked(uri, (file) => {
      const hover = hoverAt(file, placeOf(position), workspace.current);
      return hover && { contents: { kind: 'markdown' as const, value: hover.markdown }, range: rangeOf(hover.span) };
    }),
  );
  connection.onDefinition(({ textDocument: { uri }, position }) =>
    asked(uri, (file) => located(definitionsAt(file, placeOf(position), workspace.current))),
  );
  connection.onReferences(({ textDocument: { uri }, position, context }) =>
    asked(uri, (file) => located(referencesAt(file, placeOf(position), context.includeDeclaration, workspace.current))),
  );
  connection.onPrepareRename(({ textDocument: { uri }, position }) =>
    asked(uri, (file) => {
      const span = renamedAt(file, placeOf(position), workspace.current);
      return span && rangeOf(span);
    }),
  );
  connection.onRenameRequest(({ textDocument: { uri }, position, newName }) =>
    asked(uri, (file) => {
      const renaming = renameAt(file, placeOf(position), newName, workspace.current);
      if ('refused' in renaming) return new ResponseError(requestFailed, renaming.refused);
      return changesOf(renaming.spans.map((span) => ({ ...span, to: renaming.to })));
    }),
  );
  connection.onCodeAction(({ textDocument: { uri }, range, context }) =>
    asked(uri, (file) =>
      [...workspace.check(file), ...(found.get(file) ?? [])]
        .filter(({ at }) => at.line - 1 >= range.start.line && at.line - 1 <= range.end.line)
        .flatMap((finding) => fixesOf(finding, linesOf, files).map((fix) => ({ finding, ...fix })))
        .filter(({ title }, index, all) => all.findIndex((each) => each.title === title) === index)
        .map(
          ({ finding, title, edits }): CodeAction => ({
            title,
            kind: CodeActionKind.QuickFix,
            diagnostics: context.diagnostics.filter(({ code }) => code === finding.code),
            edit: changesOf(edits),
          }),
        ),
    ),
  );
  connection.onCodeLens(({ textDocument: { uri } }) =>
    asked(uri, (file) => {
      const { ruleSets } = workspace.current.systems;
      return verdictsIn(files.kindOf(file).inside, ruleSets, found.get(file) ?? []).map(lensOf);
    }),
  );

  connection.onExecuteCommand(async ({ command, arguments: [uri, line] = [] }) => {
    const file = command === showInPreview && typeof uri === 'string' ? files.fileOf(uri) : undefined;
    if (file === undefined || !Number.isInteger(line))
      return new ResponseError(requestFailed, `${command} is no command for ${String(uri)}, line ${String(line)}`);
    return tellPreview(preview, file, line as number).catch((error: unknown) => {
      return new ResponseError(requestFailed, reasonOf(error));
    });
  });

  documents.listen(connection);
  connection.listen();
}
