import { Command, InvalidArgumentError } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { explainCase } from '../../authoring/explain/explain-case.js';
import type { CaseState, Loaded } from '../../authoring/explain/case-state.js';
import { exampleStates } from '../../authoring/explain/subjects/example-states.js';
import { personaState } from '../../authoring/explain/subjects/persona-state.js';
import { readCaseFile } from '../../authoring/explain/subjects/read-case-file.js';
import { underSet } from '../../authoring/explain/subjects/under-set.js';
import { explanationText } from '../../authoring/explain/text/explanation-text.js';
import { caseName } from '../../case/case.js';
import { parseDate, type PartialDate } from '../../case/values/date.js';
import { loadChecked } from '../../screens/load/load-checked.js';
import { openCaseStore } from '../../store/open-case-store.js';
import { dataOptions } from '../options/data-options.js';
import { type Format, formatOption } from '../options/format-option.js';
import { storeOption } from '../options/store-option.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';

interface ExplainOptions extends DataDirectories {
  readonly case?: string;
  readonly store?: string;
  readonly subId?: string;
  readonly caseId?: string;
  readonly rule?: string;
  readonly question?: string;
  readonly sourceType?: string;
  readonly today?: PartialDate;
  readonly set?: number;
  readonly locale?: string;
  readonly format: Format;
}

const personaPrefix = 'persona:';

/**
 * `explain`: what the rules saw in an example, a persona or a case, and why they say what they say. Exit code 1 when an
 * example does not come out as it expects, or what is to be explained is not there; 2 when it is not said which.
 */
export function explainCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('explain')
    .description('say what the rules saw in an example, a persona or a case, and why they say what they say')
    .argument(
      '[what]',
      'a rule or derived fact (all its examples), <rule>#<number of an example>, <file>:<line> of an example, or persona:<name>',
    );
  command.option('--case <file>', 'a case: the answer of transferCaseFromDB, an export, or the body of createCaseInDB');
  command.addOption(storeOption({ mandatory: false }));
  command.option('--sub-id <id>', 'the sub-system of the stored case, or of the case in an export');
  command.option('--case-id <id>', 'the stored case, or the case in an export');
  command.option('--rule <id>', 'only this rule, in full; or only this finding of the service itself');
  command.option(
    '--question <name>',
    'why a question is shown or mandatory: an attribute, <screen>.<question>, or its id',
  );
  command.option('--source-type <id>', 'only the rules and questions of this source type');
  command.option('--today <day>', 'the day of the evaluation, YYYY.MM.DD', day);
  command.option('--set <csp>', 'the parameter set', set);
  command.option('--locale <locale>', 'the language of messages, questions and numbers');
  command.addOption(formatOption());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (what: string | undefined, options: ExplainOptions) => {
    const named = [what, options.case, options.case === undefined ? options.caseId : undefined];
    if (named.filter((one) => one !== undefined).length !== 1)
      command.error(
        'say what is to be explained: an example, a persona, --case, or --case-id with --store and --sub-id',
      );
    const { systems } = loadChecked(options.rules, options.screens);
    const loaded = { systems, rules: options.rules, screens: options.screens };
    const states = await statesOf(what, options, loaded);
    const explanations = states.map((state) => explainCase(state, options, loaded));
    if (options.format === 'json') await terminal.out(jsonText(explanations));
    else await terminal.out(explanations.map(explanationText).join('\n\n'));
    done(explanations.some(({ subject }) => subject.surprise !== undefined) ? 1 : 0);
  });
}

function day(text: string): PartialDate {
  const date = parseDate(text);
  if (date?.day === undefined) throw new InvalidArgumentError('a day is written YYYY.MM.DD.');
  return date;
}

function set(text: string): number {
  if (!/^[0-9]+$/.test(text)) throw new InvalidArgumentError('a parameter set is a number.');
  return Number(text);
}

async function statesOf(
  what: string | undefined,
  options: ExplainOptions,
  loaded: Loaded,
): Promise<readonly CaseState[]> {
  const choice = { csp: options.set, today: options.today };
  if (what?.startsWith(personaPrefix)) return [await personaState(what.slice(personaPrefix.length), choice, loaded)];
  if (what !== undefined) return exampleStates(what, choice, loaded);
  if (options.case !== undefined) {
    const read = await readCaseFile(options.case, options, loaded.systems);
    return [underSet(read, { ...choice, subject: { kind: 'case', name: read.id } }, loaded)];
  }
  return [await storedState(options, loaded)];
}

async function storedState(options: ExplainOptions, loaded: Loaded): Promise<CaseState> {
  const { store, subId, caseId, today } = options;
  if (store === undefined || subId === undefined || caseId === undefined)
    throw new Error('a stored case needs --store, --sub-id and --case-id');
  const cases = await openCaseStore(store, { mustExist: true });
  try {
    const stored = await cases.read({ subId, caseId });
    if (!stored) throw new Error(`there is no ${caseName({ subId, caseId })}`);
    return underSet(stored.case, { csp: options.set, today, subject: { kind: 'case', name: caseId } }, loaded);
  } finally {
    await cases.close();
  }
}
