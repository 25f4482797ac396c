import { writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { compareRules } from '../../authoring/diff/compare-rules.js';
import type { Difference } from '../../authoring/diff/difference.js';
import { countImpact, type Compared } from '../../authoring/diff/impact/count-impact.js';
import { htmlReport } from '../../authoring/diff/report/html-report.js';
import { textReport } from '../../authoring/diff/report/text-report.js';
import { loadSource } from '../../authoring/diff/rules-source.js';
import { UnknownSource } from '../../authoring/diff/unknown-source.js';
import { loadState, type RulesState } from '../../authoring/diff/rules-state.js';
import type { Impact } from '../../authoring/diff/impact/impact.js';
import type { CaseStore } from '../../case/store.js';
import { openCaseStore } from '../../store/open-case-store.js';
import { refuseUnknownSubIds } from '../transfer/refuse-unknown-sub-ids.js';
import { dataOptions } from '../options/data-options.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';
import { countCases } from '../transfer/count-cases.js';
import { walkCases } from '../transfer/walk-cases.js';

interface DiffOptions extends DataDirectories {
  readonly store?: string;
  readonly subId: readonly string[];
  readonly sample: number;
  readonly values?: true;
  readonly format: keyof typeof reports;
  readonly output?: string;
}

const reports: Readonly<Record<'text' | 'json' | 'html', (difference: Difference) => string>> = {
  text: textReport,
  json: (difference) => jsonText(difference),
  html: htmlReport,
};

/**
 * `diff <old> [new]`: what changed between two states of the rules and screens, in words, and with a store for how many
 * cases the verdict changes. Exit code 1 when something differs, 2 when a state is none.
 */
export function diffCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('diff')
    .description('what changed between two states of rules and screens, and what that means for stored cases')
    .argument('<old>', 'a directory with rules/ and screens/, or a git revision (git:HEAD~1, or as it is)')
    .argument('[new]', 'the same; default: the files of --rules and --screens');
  command.option('--store <uri>', 'judge the cases of this store under both, for instance lmdb:./data');
  command.option('--sub-id <id...>', 'only the cases of these sub-systems', []);
  command.option('--sample <n>', 'name at most so many cases for each change', wholeNumber, 5);
  command.option('--values', 'tell values of cases too: messages of rules, sums of few cases');
  command.addOption(new Option('--format <format>', 'how to print').choices(Object.keys(reports)).default('text'));
  command.option('--output <file>', 'write to a file');
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (oldSource: string, newSource: string | undefined, options: DiffOptions) => {
    const [old, now] = loadStates(oldSource, newSource, options, command);
    const comparison = compareRules(old, now);
    const compared = { old: old.systems, now: now.systems, comparison };
    const impact = options.store === undefined ? undefined : await impactOn(options.store, compared, options, terminal);
    const { changes } = comparison;
    const report = reports[options.format]({ changes, ...(impact ? { impact } : {}) });
    if (options.output === undefined) await terminal.out(report);
    else writeFileSync(options.output, report);
    done(changes.length > 0 || (impact && impact.changed.cases > 0) ? 1 : 0);
  });
}

function loadStates(
  oldSource: string,
  newSource: string | undefined,
  { rules, screens }: DataDirectories,
  command: Command,
): readonly [RulesState, RulesState] {
  try {
    const old = loadSource(oldSource);
    return [old, newSource === undefined ? loadState(rules, screens) : loadSource(newSource)];
  } catch (error) {
    if (error instanceof UnknownSource) command.error(error.message);
    throw error;
  }
}

async function impactOn(uri: string, compared: Compared, options: DiffOptions, terminal: Terminal): Promise<Impact> {
  const cases: CaseStore = await openCaseStore(uri, { mustExist: true });
  try {
    const { subId, sample: samples, values = false } = options;
    await refuseUnknownSubIds(cases, subId);
    const progress = new ProgressBar(terminal, await countCases(cases, subId));
    const walk = walkCases(cases, subId);
    const impact = await countImpact(walk, compared, Date.now(), { samples, values }, () => progress.step());
    progress.end();
    return impact;
  } finally {
    await cases.close();
  }
}

function wholeNumber(text: string): number {
  if (!/^[0-9]{1,4}$/.test(text)) throw new InvalidArgumentError('a count is a whole number.');
  return Number(text);
}
