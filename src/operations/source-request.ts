import type { Case, CaseReference } from '../case/case.js';
import type { Element, Given, Members } from '../dto/element.js';
import type { Place } from '../dto/place.js';
import { Problems } from '../dto/problems.js';
import { readBody } from '../dto/request.js';
import { CaseErrors } from '../errors/case-error.js';
import { type SourceProgram, sourceProgram } from '../screens/questions/source-program.js';
import type { CaseRules, Systems } from '../screens/model/systems.js';
import { isSupportedLocale } from '../rules/model/supported-locale.js';
import type { OperationRequest } from './operation.js';
import { rulesOfCase } from './rules-of-case.js';

/** What an operation on a case that is not there says: 323 at the member that names it, with what else is wrong. */
export function absentCase(caseId: Place, reference: CaseReference, problems: Problems): CaseErrors {
  const all = problems.further();
  all.report(caseId, 'caseNotFound', { ...reference });
  return new CaseErrors(all.errors);
}

/** What `capture` and `checkCompleteness` say of a stored case. */
export interface SourceRequest<M extends Members> {
  readonly given: Given<M>;
  readonly reference: CaseReference;
  /** What is said when there is no such case: 323, with what was wrong before. */
  absent(): CaseErrors;
  /**
   * Checks the rest of the request against the case. @throws CaseErrors 512 language, 601 source type, with what was
   * wrong before.
   */
  against(
    subject: Case,
    further?: (source: SourceProgram, problems: Problems) => void,
  ): { readonly rules: CaseRules; readonly source: SourceProgram; readonly language: string };
}

interface SourceMembers {
  readonly language: string | undefined;
  readonly sourceType: number | undefined;
  readonly caseId: string | undefined;
  readonly subId: string | undefined;
}

/**
 * Reads a request that names a stored case, a source type and a language. @throws CaseErrors when the case cannot even
 * be named.
 */
export function readSourceRequest<M extends Members>(
  of: Element<M>,
  systems: Systems,
  request: OperationRequest,
): SourceRequest<M> {
  const shape = new Problems();
  const given = readBody(of, request.body, shape);
  const { caseId, subId, language, sourceType } = (given ?? {}) as Partial<SourceMembers>;
  if (!given || caseId === undefined || subId === undefined) {
    shape.throwIfAny();
    throw new Error('a request without errors is complete');
  }
  return {
    given,
    reference: { caseId, subId },
    absent: () => absentCase(given.at('caseId'), { caseId, subId }, shape),
    against(subject, further) {
      const problems = shape.further();
      const rules = rulesOfCase(systems, subject);
      if (language !== undefined && !isSupportedLocale(rules.ruleSet, language))
        problems.refuse(given.at('language'), `the language ${language} is not supported`);
      const source = sourceType === undefined ? undefined : sourceProgram(rules, sourceType);
      if (sourceType !== undefined && !source)
        problems.report(given.at('sourceType'), 'unknownSourceType', { sourceType });
      if (source) further?.(source, problems);
      problems.throwIfAny();
      if (!source || language === undefined) throw new Error('a request without errors is complete');
      return { rules, source, language };
    },
  };
}
