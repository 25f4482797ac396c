import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import { findingTable } from '../../documents/finding-codes/finding-table.js';
import type { Finding, Findings } from '../../documents/findings/findings.js';
import { markedLine } from './marked-line.js';

/** A finding as programs read it (`check --format json`): flat, with what cures it and the line that it is about. */
export interface WrittenFinding {
  readonly severity: Finding['severity'];
  readonly code: FindingCode;
  /** From the folder that was given: `rules/common/...`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly cure: string;
  /** The line as it stands in the file, and under it where the finding is; left out where there is no such line. */
  readonly marked?: readonly [line: string, mark: string];
}

/** The findings sorted by file, line and column, each with its line. */
export function writtenFindings(findings: Findings, directories: DataDirectories): readonly WrittenFinding[] {
  const lines = new Map<string, readonly string[]>();
  return findings.sorted().map(({ severity, at, code, message }) => {
    const all = lines.get(at.file) ?? linesOf(at.file, directories);
    lines.set(at.file, all);
    const text = all[at.line - 1];
    return {
      severity,
      code,
      file: at.file,
      line: at.line,
      column: at.column,
      message,
      cure: findingTable[code].cure,
      ...(text === undefined || text === '' ? {} : { marked: markedLine(text, at.column) }),
    };
  });
}

/** None of a folder, and of a file that is not there. */
function linesOf(file: string, { rules, screens }: DataDirectories): readonly string[] {
  for (const directory of [rules, screens]) {
    try {
      return readFileSync(join(dirname(directory), file), 'utf8').split(/\r\n|\n|\r/);
    } catch {
      // The finding says that the file cannot be read.
    }
  }
  return [];
}
