import type { Case } from '../case/case.js';
import type { Source } from '../case/source.js';
import type { CaseView } from '../rules/evaluate/view.js';
import { assess } from './assessment.js';
import { sourceProgram } from './source-program.js';
import type { CaseRules } from './systems.js';

/**
 * Brings `Complete` up to date (decisions, "Cases"): the sources that `concerned` picks are assessed anew, whatever they say; the case
 * is complete when all its sources are. Returns whether a flag changed.
 */
export function updateFlags(rules: CaseRules, view: CaseView, concerned: (source: Source) => boolean): boolean {
  const subject: Case = view.case;
  const before = flags(subject);
  for (const source of subject.sources) {
    if (!concerned(source)) continue;
    const program = sourceProgram(rules, source.typeId);
    source.complete = program !== undefined && assess(program, view).isComplete;
  }
  subject.complete = subject.sources.length > 0 && subject.sources.every(({ complete }) => complete);
  return flags(subject) !== before;
}

const flags = ({ complete, sources }: Case): string => [complete, ...sources.map((source) => source.complete)].join();

/** The source of a type; added, with the next id, when the case has none. */
export function sourceOf(subject: Case, typeId: number): Source {
  const present = subject.sources.find((source) => source.typeId === typeId);
  if (present) return present;
  const source: Source = {
    id: nextSourceId(subject),
    typeId,
    complete: false,
    defaultSource: subject.sources.length === 0,
    relatedCaseObject: subject.sources[0]?.relatedCaseObject ?? subject.objects[0]?.id ?? 0,
  };
  subject.sources.push(source);
  return source;
}

/** The id that the next new source gets. */
export const nextSourceId = ({ sources }: Case): number => Math.max(0, ...sources.map(({ id }) => id)) + 1;
