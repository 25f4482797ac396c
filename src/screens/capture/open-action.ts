import type { Case } from '../../case/case.js';
import type { Source } from '../../case/source.js';
import type { UserActionGiven } from '../../dto/capture.js';
import type { Place } from '../../dto/place.js';
import type { Problems } from '../../dto/problems.js';
import { CaseErrors, type ErrorParameters } from '../../errors/case-error.js';
import type { ErrorSlug } from '../../errors/error-table.js';
import { isSupportedLocale } from '../../rules/model/rule-set.js';
import { shortened } from '../../text/quoted.js';
import { itemOf } from '../questions/items.js';
import { sourceProgram } from '../questions/source-program.js';
import { decodeToken } from '../questions/token.js';
import type { Action, Capture, OpenedCapture } from './capture.js';
import { commandsKnown, readCommand } from './commands.js';
import { lostAnswers, readAnswers } from './read-answers.js';

/** An item that is there has lost no answer. */
const none: Action['lost'] = new Map();

/** The case that a `userAction` names. */
type Named = Pick<Capture, 'rules' | 'reference' | 'view'>;

/** The same with its revision, and when (Unix seconds) it is answered. */
type Stored = Named & Pick<Action, 'time'> & { readonly revision: string };

/**
 * Reads a `userAction` against its case (specification, `/userAction`), which stays as it is.
 * @throws CaseErrors 605 at `screenId`, 606 at `screenCommand`, 607 at an answer, with the problems that were there
 * before; what was told of a place already is not told again.
 */
export function openAction(given: UserActionGiven, { time, revision, ...stored }: Stored, problems: Problems): Action {
  const report = (place: Place, slug: ErrorSlug, parameters?: ErrorParameters): void => {
    if (!problems.at(place)) problems.report(place, slug, parameters);
  };
  const opened = given.screenId === undefined ? undefined : openScreen(given.screenId, stored);
  if (!opened) {
    report(given.at('screenId'), 'unknownScreen');
    throw new CaseErrors(problems.errors);
  }
  const text = given.screenCommand;
  const command = text === undefined ? undefined : readCommand(text, opened);
  if (text !== undefined && !command)
    report(given.at('screenCommand'), 'unknownCommand', {
      command: shortened(text),
      commands: commandsKnown(opened).join(', '),
    });
  // Only who answers, adds or deletes something rests on what was shown.
  const changes = given.answers.length > 0 || command?.kind === 'add' || command?.kind === 'delete';
  const { numberOfSourceChanges } = stored.view.case;
  const { seenChanges = numberOfSourceChanges, seenRevision = revision } = given;
  const outdated = changes && (seenChanges !== numberOfSourceChanges || seenRevision !== revision);
  const answers = readAnswers(opened, outdated ? [] : given.answers, ({ at }, questionId) =>
    report(at('questionId'), 'unknownQuestion', { questionId: shortened(questionId) }),
  );
  const lost = opened.item || outdated ? none : lostAnswers(opened, given.answers);
  if (problems.any || !command) throw new CaseErrors(problems.errors);
  const subject = stored.view.case;
  const { id } = opened.source.sourceType;
  const acting = subject.sources.find(({ typeId }) => typeId === id) ?? newSource(subject, id);
  return { command, answers, lost, acting, time, guided: given.guide, outdated, ...opened };
}

/** The capture that a `screenId` names; undefined when it names none of this case (605). */
function openScreen(screenId: string, { rules, reference, view }: Named): OpenedCapture | undefined {
  const token = decodeToken(reference, screenId);
  const source = token && sourceProgram(rules, token.sourceType);
  if (!source || !isSupportedLocale(rules.ruleSet, token.language)) return undefined;
  const { form, language } = token;
  const item = itemOf(source, view, token);
  if (!item || (form !== 'SB1' && source.sourceType.technical)) return undefined;
  return { rules, language, reference, source, form, view, from: token, item: item === 'gone' ? undefined : item };
}

/** The source that a case gets on the first accepted answer: with the next id. */
const newSource = ({ sources, objects }: Case, typeId: number): Source => ({
  id: Math.max(0, ...sources.map(({ id }) => id)) + 1,
  typeId,
  complete: false,
  defaultSource: sources.length === 0,
  relatedCaseObject: sources[0]?.relatedCaseObject ?? objects[0]?.id ?? 0,
});
