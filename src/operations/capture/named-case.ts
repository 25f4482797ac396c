import type { CaseReference } from '../../case/case.js';
import type { Place } from '../../dto/place.js';
import type { Problems } from '../../dto/problems.js';
import { CaseErrors } from '../../errors/case-error.js';
import { noSourceType } from '../../rules/model/no-source-type.js';
import { isSupportedLocale } from '../../rules/model/rule-set.js';
import type { CaseRules } from '../../screens/model/systems.js';
import { type SourceProgram, sourceProgram } from '../../screens/questions/source-program.js';

/** What a body must have to name a case. */
interface NamesCase {
  readonly caseId: string | undefined;
  readonly subId: string | undefined;
  at(member: 'caseId'): Place;
}

/** A body that names a source type and a language for it. */
interface NamesSource {
  readonly language: string | undefined;
  readonly sourceType: number | undefined;
  at(member: 'language' | 'sourceType'): Place;
}

/** A body that names a stored case, and that case. */
export interface CaseRequest<G> {
  readonly given: G;
  readonly reference: CaseReference;
  /** What is said when there is no such case: 323 at the member that names it, with what else is wrong. */
  absent(): CaseErrors;
}

/**
 * The case that a body names, which was read into `problems`. @throws CaseErrors when the case cannot even be named.
 */
export function namedCase<G extends NamesCase>(given: G | undefined, problems: Problems): CaseRequest<G> {
  if (given?.caseId === undefined || given.subId === undefined) throw new CaseErrors(problems.errors);
  const reference = { caseId: given.caseId, subId: given.subId };
  const absent = (): CaseErrors => {
    const all = problems.further();
    all.report(given.at('caseId'), 'caseNotFound', { ...reference });
    return new CaseErrors(all.errors);
  };
  return { given, reference, absent };
}

/**
 * The source type and the language that a body names, under the rules of its case. `check` looks at what else depends
 * on them. @throws CaseErrors 512 language, 601 source type, with the problems that were there before.
 */
export function namedSource(
  given: NamesSource,
  rules: CaseRules,
  problems: Problems,
  check?: (source: SourceProgram) => void,
): { readonly source: SourceProgram; readonly language: string } {
  const { language, sourceType } = given;
  if (language !== undefined && !isSupportedLocale(rules.ruleSet, language))
    problems.refuse(given.at('language'), `the language ${language} is not supported`);
  const source = sourceType === undefined ? undefined : sourceProgram(rules, sourceType);
  if (sourceType !== undefined && !source)
    problems.report(given.at('sourceType'), 'unknownSourceType', {
      reason: noSourceType(rules.ruleSet, sourceType, language ?? ''),
    });
  if (source) check?.(source);
  if (problems.any || !source || language === undefined) throw new CaseErrors(problems.errors);
  return { source, language };
}
