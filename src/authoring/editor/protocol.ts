import {
  type CodeLens,
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Location,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node';
import type { Finding } from '../../documents/findings/findings.js';
import type { Span } from '../names/span.js';
import type { Completion } from './completion.js';
import type { Place } from './cursor-place.js';
import type { Edit } from './fixes.js';
import type { Verdict } from './verdicts.js';

/** The words of the language server protocol for what this room says: there lines and columns count from 0. */

export const placeOf = ({ line, character }: { readonly line: number; readonly character: number }): Place => ({
  line: line + 1,
  column: character + 1,
});

export function rangeOf({ line, column, length }: Omit<Span, 'file'>): Range {
  const start = { line: line - 1, character: column - 1 };
  return { start, end: { line: line - 1, character: column - 1 + length } };
}

export const locationOf = (span: Span, uriOf: (file: string) => string): Location => ({
  uri: uriOf(span.file),
  range: rangeOf(span),
});

/** An edit may go over several lines. */
export function textEditOf({ line, column, length, to }: Edit, lines: readonly string[]): TextEdit {
  let [row, rest] = [line - 1, column - 1 + length];
  for (const { length: own } of lines.slice(row)) {
    if (rest <= own) break;
    rest -= own + 1;
    row++;
  }
  return {
    range: { start: { line: line - 1, character: column - 1 }, end: { line: row, character: rest } },
    newText: to,
  };
}

const wordAt = /^(?:"[^"]*"|[^\s,{}[\]]+)/;

/** A finding where it stands, up to the end of the word or text there. */
export function diagnosticOf({ at, severity, code, message }: Finding, lines: readonly string[]): Diagnostic {
  const [word = ' '] = wordAt.exec((lines[at.line - 1] ?? '').slice(at.column - 1)) ?? [];
  return {
    range: rangeOf({ ...at, length: word.replace(/:$/, '').length }),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'case-capture',
    message,
  };
}

const itemKinds: Readonly<Partial<Record<Completion['kind'], CompletionItemKind>>> = {
  attribute: CompletionItemKind.Field,
  fact: CompletionItemKind.Property,
  'own fact': CompletionItemKind.Variable,
  relation: CompletionItemKind.Reference,
  parameter: CompletionItemKind.Constant,
  object: CompletionItemKind.Class,
  catalogue: CompletionItemKind.Enum,
  code: CompletionItemKind.EnumMember,
  column: CompletionItemKind.Field,
  operator: CompletionItemKind.Operator,
  key: CompletionItemKind.Keyword,
};

export const itemOf = (completion: Completion, { line, column }: Place): CompletionItem => ({
  label: completion.label,
  kind: itemKinds[completion.kind] ?? CompletionItemKind.Value,
  detail: completion.kind,
  documentation: completion.detail,
  textEdit: {
    range: rangeOf({ line, column: completion.begins, length: column - completion.begins }),
    newText: completion.text,
  },
});

/** The verdict above its example. */
export const lensOf = ({ line, isRight, text }: Verdict): CodeLens => ({
  range: rangeOf({ line, column: 1, length: 0 }),
  command: { title: `${isRight ? '✓' : '✗'} ${text}`, command: '' },
});
