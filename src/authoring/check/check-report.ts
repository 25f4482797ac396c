import type { DataDirectories } from '../../documents/data-directories.js';
import { counted } from '../../text/counted.js';
import type { CheckChanges } from './check-changes.js';
import type { Checked, CheckedSystem } from './check-data.js';
import { type WrittenFinding, writtenFindings } from './written-findings.js';

const whereToRead = 'docs/findings.md says of each code what it means, with an example, and what cures it.';

/** What checking found, as one JSON document. */
export interface CheckReport {
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly WrittenFinding[];
  readonly systems: readonly CheckedSystem[];
}

/** What checking found as a plain value: for programs, and for what is printed. */
export function checkReport({ findings, sizes }: Checked, directories: DataDirectories): CheckReport {
  const errors = findings.errors.length;
  return {
    errors,
    warnings: findings.all.length - errors,
    findings: writtenFindings(findings, directories),
    systems: sizes,
  };
}

/**
 * The same for a person: one line for each finding, `file:line:column severity code: message`, with its place marked.
 */
export function checkText({ errors, warnings, findings, systems }: CheckReport): string {
  const lines = [
    ...findings.flatMap(findingLines),
    ...(findings.length > 0 ? [whereToRead] : []),
    ...systems.flatMap(systemLines),
    countLine({ errors, warnings }),
  ];
  return `${lines.join('\n')}\n`;
}

/** What came, as `checkText` tells it, what went behind `gone`, and how much there is now. */
export function changesText({ came, went }: Pick<CheckChanges, 'came' | 'went'>, report: CheckReport): string {
  const gone = went.flatMap((finding) => findingLines(finding).slice(0, 1)).map((line) => `gone: ${line}`);
  return `${[...came.flatMap(findingLines), ...gone, countLine(report)].join('\n')}\n`;
}

const countLine = ({ errors, warnings }: Pick<CheckReport, 'errors' | 'warnings'>): string =>
  `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;

function findingLines({ severity, code, file, line, column, message, marked }: WrittenFinding): readonly string[] {
  const place = `${file}:${line}:${column}`;
  return [`${place} ${severity} ${code}: ${message}`, ...(marked ?? []).map((each) => `    ${each}`)];
}

function systemLines(of: CheckedSystem): readonly string[] {
  const { system, rules, attributes, catalogues, parameterSets, examples, unapproved } = of;
  const sizes = `${rules} rules, ${attributes} attributes, ${catalogues} catalogues, ${counted(parameterSets, 'parameter set')}`;
  return [
    `${system}: ${sizes}, ${examples} examples run`,
    ...(unapproved.length === 0 ? [] : [`${system}: counsel must approve the notices ${unapproved.join(', ')}`]),
  ];
}
