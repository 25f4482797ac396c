import type { Case, CaseReference } from '../../case/case.js';
import { shortened } from '../../text/quoted.js';
import type { ErrorParameters } from '../../errors/case-error.js';
import type { ErrorSlug } from '../../errors/error-table.js';
import type { DateLiteral } from '../../rules/model/expression.js';
import type { CaseView } from '../../rules/program/program.js';
import { isSupportedLocale } from '../../rules/model/supported-locale.js';
import { type AskedQuestion, askedQuestions } from '../questions/asked-question.js';
import { type Command, readCommand } from './commands.js';
import { type GivenAnswer, unitSuffix } from '../inputs/given-answers.js';
import { asksForUnit } from '../inputs/number.js';
import { allItems, isNamed, isOrWasItem } from '../questions/items.js';
import { type SourceProgram, sourceProgram } from '../questions/source-program.js';
import type { CaseRules } from '../model/systems.js';
import { decodeToken, type ScreenToken } from '../questions/token.js';

/**
 * A `userAction` on a case that was read (specification, `/userAction`); `subject` stays as it is. What could not be
 * read is undefined, and was told.
 */
export interface UserAction {
  readonly rules: CaseRules;
  readonly reference: CaseReference;
  readonly subject: Case;
  readonly screenId: string | undefined;
  readonly screenCommand: string | undefined;
  readonly answers: readonly GivenAnswer[];
  readonly today: DateLiteral;
  /** Unix seconds, stored with each answer. */
  readonly time: number;
}

/**
 * An action with what it speaks of: its screen as it is now, its command, and the questions that may be answered there.
 */
export interface OpenedAction {
  readonly action: UserAction;
  readonly token: ScreenToken;
  readonly source: SourceProgram;
  readonly view: CaseView;
  readonly command: Command;
  readonly questions: readonly AskedQuestion[];
}

/** Takes what is wrong: 605 at `screenId`, 606 at `screenCommand`, 607 at the answer with this index. */
export type Report = (
  where: 'screenId' | 'screenCommand' | number,
  slug: ErrorSlug,
  parameters?: ErrorParameters,
) => void;

/**
 * Finds what an action speaks of in its case; undefined when it cannot be carried out: everything that is wrong was
 * reported, or told before.
 */
export function openAction(action: UserAction, report: Report): OpenedAction | undefined {
  const { rules, reference, subject, screenId, screenCommand, answers, today } = action;
  if (screenId === undefined) return undefined;
  const token = decodeToken(reference, screenId);
  const source = token && sourceProgram(rules, token.sourceType);
  const view = rules.program.view(subject, today);
  if (
    !token ||
    !source ||
    !isSupportedLocale(rules.ruleSet, token.language) ||
    !isOfForm(token, source) ||
    !isOrWasItem(source, view, token)
  ) {
    report('screenId', 'unknownScreen');
    return undefined;
  }
  const item = allItems(source, view).find((candidate) => isNamed(candidate, token));
  const command =
    screenCommand === undefined ? undefined : readCommand(screenCommand, { source, reference, token, item, view });
  if (screenCommand !== undefined && !command)
    report('screenCommand', 'unknownCommand', { command: shortened(screenCommand) });
  const questions = item ? askedQuestions(rules.program, item) : [];
  // Of an item that has gone nobody knows any more what it asked.
  if (item) reportUnknown(answers, idsOf(questions, token, rules), report);
  return command && { action, token, source, view, command, questions };
}

const isOfForm = ({ form }: ScreenToken, { sourceType }: SourceProgram): boolean =>
  form === 'SB1' || !sourceType.technical;

function idsOf(questions: readonly AskedQuestion[], { form }: ScreenToken, rules: CaseRules): ReadonlySet<string> {
  return new Set(
    questions.flatMap((asked) =>
      form === 'SB1' && asksForUnit(asked, rules) ? [asked.id, asked.id + unitSuffix] : [asked.id],
    ),
  );
}

function reportUnknown(answers: readonly GivenAnswer[], known: ReadonlySet<string>, report: Report): void {
  for (const [index, { questionId }] of answers.entries())
    if (questionId !== undefined && !known.has(questionId))
      report(index, 'unknownQuestion', { questionId: shortened(questionId) });
}
