import { Command, Option } from 'commander';
import { byCodePoint } from '../../text/by-code-point.js';
import { type CaseReference, caseName } from '../../case/case.js';
import { writeCaseLine } from '../../case/case-line.js';
import type { CaseStore, WalkedCase } from '../../case/store.js';
import { openCaseStore } from '../../store/open-case-store.js';
import { countCases } from '../transfer/count-cases.js';
import { type ExportOutput, newExportFile, nothingExported, resumeExportFile } from '../transfer/export-file.js';
import { type DamageLine, firstLine } from '../transfer/export-lines.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { refuseUnknownSubIds } from '../transfer/refuse-unknown-sub-ids.js';
import { storeOption } from '../options/store-option.js';
import type { Terminal } from '../terminal/terminal.js';

interface ExportOptions {
  readonly store: string;
  readonly subId: readonly string[];
  readonly output?: string;
  readonly resume?: true;
}

/**
 * `export`: writes the cases of a store as lines of JSON, each with its digest (docs/operating.md). Exit code 1 when
 * one cannot be read.
 */
export function exportCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('export').description(
    'write stored cases as lines of JSON, which import reads, on any store',
  );
  command.addOption(storeOption());
  command.option('--sub-id <id...>', 'only these sub-systems', []);
  command.option('--output <file>', 'into a new file; default: the standard output');
  command.addOption(new Option('--resume', 'go on with the file of an export that was interrupted'));
  return command.action(async (options: ExportOptions) => {
    const cases = await openCaseStore(options.store, { mustExist: true });
    try {
      await refuseUnknownSubIds(cases, options.subId);
      const output = await openOutput(options, terminal);
      const damaged = await writeExport(cases, options.subId, output, terminal).finally(() => output.close());
      if (damaged > 0) done(1);
    } finally {
      await cases.close();
    }
  });
}

function openOutput({ output, resume }: ExportOptions, { out }: Terminal): Promise<ExportOutput> {
  if (output !== undefined) return resume ? resumeExportFile(output) : newExportFile(output);
  if (resume) throw new Error('--resume needs --output, the file to go on with');
  return Promise.resolve({
    state: nothingExported(),
    write: async (text) => out(text),
    close: () => Promise.resolve(),
  });
}

/** Returns how many cases cannot be read; each is named, and has a line that says so. */
async function writeExport(
  cases: CaseStore,
  subIds: readonly string[],
  output: ExportOutput,
  terminal: Terminal,
): Promise<number> {
  const { total, after, begun, ended } = output.state;
  const write = async (text: string, isCase: boolean): Promise<void> => {
    total.add(text, { isCase });
    await output.write(text);
  };
  let damaged = 0;
  if (!begun) await write(firstLine, false);
  if (!ended) {
    const progress = new ProgressBar(terminal, (await countCases(cases, subIds)) - total.lastLine.cases);
    for await (const walked of walkBehind(cases, subIds, after)) {
      if (!walked.case) damaged++;
      if (!walked.case) terminal.err(`${caseName(walked.reference)}: ${walked.damage}\n`);
      await write(`${lineOf(walked)}\n`, walked.case !== undefined);
      progress.step();
    }
    progress.end();
    await output.write(`${JSON.stringify(total.lastLine)}\n`);
  }
  terminal.err(`${total.lastLine.cases} cases exported, ${damaged} damaged\n`);
  return damaged;
}

function lineOf({ reference, case: stored, damage, ...brings }: WalkedCase): string {
  if (stored) return writeCaseLine(reference, stored, brings);
  const line: DamageLine = { subId: reference.subId, caseId: reference.caseId, damage };
  return JSON.stringify(line);
}

/** What a walk tells of a case for its line. */
const withAll = { trails: true, evidence: true } as const;

/** The sub-systems are walked in the order of the lists, so that an export can go on behind a case. */
async function* walkBehind(
  cases: CaseStore,
  subIds: readonly string[],
  after: CaseReference | undefined,
): AsyncIterable<WalkedCase> {
  if (subIds.length === 0) yield* cases.walk({ after, ...withAll });
  for (const subId of [...new Set(subIds)].sort(byCodePoint)) {
    if (after && byCodePoint(subId, after.subId) < 0) continue;
    yield* cases.walk({ subId, after: after?.subId === subId ? after : undefined, ...withAll });
  }
}
