import {
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
  ExecuteCommandRequest,
  HoverRequest,
  type Position,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
} from 'vscode-languageserver/node';
import { behind, type EditorClient } from './editor-client.js';

/**
 * Opens a file of rules with rules about the fact `endAge`, misspells it, makes an example wrong, and asks everything:
 * the answers in their order.
 */
export async function editorSession(client: EditorClient, file: string, text: string): Promise<readonly string[]> {
  const said: string[] = [];
  const say = (what: string, answer: unknown): void => {
    said.push(`${what}: ${JSON.stringify(answer, null, 1)}`);
  };
  const { connection } = client;
  const textDocument = { uri: client.uri(file) };
  const at = (position: Position) => ({ textDocument, position });
  const refused = (answer: Promise<unknown>): Promise<unknown> =>
    answer.catch(({ code, message }: { code: number; message: string }) => ({ code, message }));

  say('initialized', await client.begin({ workspace: { codeLens: { refreshSupport: true } } }));
  const clean = client.diagnostics(file, () => true);
  await client.open(file, text);
  say('opened', await clean);

  const endAge = at(behind('fact: endA', text));
  say('hover', await connection.sendRequest(HoverRequest.type, endAge));
  say('definition', await connection.sendRequest(DefinitionRequest.type, endAge));
  for (const includeDeclaration of [true, false])
    say(
      'references',
      await connection.sendRequest(ReferencesRequest.type, { ...endAge, context: { includeDeclaration } }),
    );
  say('may be renamed', await connection.sendRequest(PrepareRenameRequest.type, endAge));
  say('renamed', await connection.sendRequest(RenameRequest.type, { ...endAge, newName: 'lastAge' }));
  say(
    'renamed to what there is',
    await refused(connection.sendRequest(RenameRequest.type, { ...endAge, newName: 'sumInsured' })),
  );
  const nowhere = at({ line: 0, character: 0 });
  say('hover over no name', await connection.sendRequest(HoverRequest.type, nowhere));
  say('no name to be renamed', await connection.sendRequest(PrepareRenameRequest.type, nowhere));
  const elsewhere = { textDocument: { uri: 'file:///elsewhere.yaml' }, position: nowhere.position };
  say('hover in a file that is none of ours', await connection.sendRequest(HoverRequest.type, elsewhere));
  say(
    'a command that there is not',
    await refused(
      connection.sendRequest(ExecuteCommandRequest.type, { command: 'dance', arguments: [textDocument.uri, 1] }),
    ),
  );

  const wrong = text.replace('fact: endAge,', 'fact: endAgee,');
  const found = client.diagnostics(file, (all) => all.length > 0);
  await client.change(file, wrong);
  const diagnostics = await found;
  say('misspelled', diagnostics);
  const start = behind('fact: endAgee', wrong);
  say(
    'cures',
    await connection.sendRequest(CodeActionRequest.type, {
      textDocument,
      range: { start, end: start },
      context: { diagnostics: [...diagnostics] },
    }),
  );
  const half = text.replace('fact: endAge,', 'fact: endA,');
  await client.change(file, half);
  say('offered', await connection.sendRequest(CompletionRequest.type, at(behind('fact: endA', half))));

  const checked = client.diagnostics(file, (all) => all.some(({ code }) => code === 'wrong-example'));
  await client.change(file, text.replace('ageAtEntry: 66', 'ageAtEntry: 64'));
  say('an example that does not come out', await checked);
  say('verdicts', await connection.sendRequest(CodeLensRequest.type, { textDocument }));
  const cured = client.diagnostics(file, (all) => all.length === 0);
  await client.close(file);
  say('closed without being saved', await cured);
  return said;
}
