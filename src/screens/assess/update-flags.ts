import type { Case } from '../../case/case.js';
import type { Source } from '../../case/source.js';
import type { CaseView } from '../../rules/program/program.js';
import { assess } from './assessment.js';
import { sourceProgram } from '../questions/source-program.js';
import type { CaseRules } from '../model/systems.js';

/**
 * Brings `Complete` up to date (decisions, "Cases"): the sources that `concerned` picks are assessed anew, whatever
 * they say; the case is complete when all its sources are. Returns whether a flag changed.
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
