import { attributeOf } from '../../case/case-object.js';
import { remembered } from '../../lists/remembered.js';
import type { Case } from '../../case/case.js';
import type { Source } from '../../case/source.js';
import type { CaseView } from '../../rules/program/program.js';
import type { PartialDate } from '../../case/values/date.js';
import { objectById } from '../../rules/objects/related-objects.js';
import { type CaseWriter, writeAttribute } from '../../rules/objects/write-attribute.js';
import { type AskedQuestion, askedQuestions, carrierOf, placesOf } from './asked-question.js';
import type { CompiledScreen } from './compiled-screen.js';
import { itemsOf } from './items.js';
import { type SourceProgram, sourceProgram } from './source-program.js';
import type { CaseRules } from '../model/systems.js';

/**
 * What every write that changed something does with the case: clears the answers of questions that are hidden because
 * their condition became false, and so on for what that hides (rule language, "Answers"), whoever wrote. Of each of the
 * sources only what it captured itself, and only where no other shown question of it asks that; objects stay. Returns a
 * view of the case as it then is.
 */
export function clearHiddenAnswers(
  rules: CaseRules,
  sources: readonly CapturingSource[],
  writer: CaseWriter,
  today: PartialDate,
): CaseView {
  for (;;) {
    const view = rules.program.view(writer.subject, today);
    const hidden = sources.flatMap(({ id, typeId }) => {
      const source = sourceProgram(rules, typeId);
      return source ? hiddenAnswers(source, view, id) : [];
    });
    if (hidden.length === 0) return view;
    for (const { object, asked } of hidden)
      writeAttribute(writer, objectById(writer.subject, object), asked.question.attribute, undefined);
  }
}

/** A source whose answers a write may hide. */
export type CapturingSource = Pick<Source, 'id' | 'typeId'>;

/** An answer whose question is hidden, and the object that has it. */
export interface HiddenAnswer {
  readonly object: number;
  readonly asked: AskedQuestion;
}

/**
 * The answers that a source captured and whose question is hidden because its condition is false. Looked for once per
 * view: a write does, and whoever assesses what it has written.
 */
export function hiddenAnswers(
  source: SourceProgram,
  view: CaseView,
  sourceId: number | undefined,
): readonly HiddenAnswer[] {
  const ofSource = remembered(
    view.memory<SourceProgram, Map<number | undefined, readonly HiddenAnswer[]>>(hiddenAnswers),
    source,
    () => new Map(),
  );
  return remembered(ofSource, sourceId, () => findHidden(source, view, sourceId));
}

function findHidden(source: SourceProgram, view: CaseView, sourceId: number | undefined): readonly HiddenAnswer[] {
  const captured = capturedAttributes(view.case, sourceId);
  const shown = new Set<string>();
  const candidates: AskedQuestion[] = [];
  const screens = source.screens.filter((screen) => asksForOne(screen, captured));
  for (const item of itemsOf(source, view, screens)) {
    const questions = item.screen.questions.filter(
      ({ definition, attribute }) => definition.kind === 'attribute' && captured.has(attribute.id),
    );
    const screen = item.screen.shownWhen.truth(item.instance);
    for (const asked of askedQuestions(source.rules.program, item, questions)) {
      const question = asked.question.shownWhen.truth(asked.base);
      if (screen === 'true' && question === 'true') for (const place of placesOf(asked)) shown.add(place);
      else if ([screen, question].some((truth) => truth === 'false' || truth === 'none')) candidates.push(asked);
    }
  }
  return candidates.flatMap((asked) => {
    if (placesOf(asked).some((place) => shown.has(place))) return [];
    const { attribute } = asked.question;
    return asked.carriers.flatMap((carrier) => {
      const object = carrierOf(carrier, attribute);
      const stored = attributeOf(object, attribute.id);
      return stored?.value !== undefined && stored.source !== undefined && stored.source === sourceId
        ? [{ object: object.id, asked }]
        : [];
    });
  });
}

/** Most screens ask for nothing of what was captured. */
function asksForOne({ attributes }: CompiledScreen, captured: ReadonlySet<number>): boolean {
  for (const id of captured) if (attributes.has(id)) return true;
  return false;
}

/** Type ids of what the source has captured: only questions about these can have an answer to clear. */
function capturedAttributes({ objects }: Case, sourceId: number | undefined): ReadonlySet<number> {
  const types = new Set<number>();
  if (sourceId !== undefined)
    for (const { attributes } of objects)
      for (const { typeId, source } of attributes) if (source === sourceId) types.add(typeId);
  return types;
}
