import type { CaseObject } from '../../case/case-object.js';
import { type Case, type CaseMode, caseWithoutParts } from '../../case/case.js';
import type { Attribute } from '../model/attribute.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { Program } from '../program/program.js';
import { makeObject } from './make-object.js';
import { writeAttribute } from './write-attribute.js';

/** What createCaseInDB and createAndCapture say of a new case. */
interface CaseBeginning {
  readonly id: string;
  readonly locale: string;
  readonly mode: CaseMode;
  readonly complete: boolean;
  /** Its first source. */
  readonly source: { readonly typeId: number; readonly complete: boolean };
}

/**
 * A case with its Application, whose attribute 0 holds the case id, and its default source; in the current version of
 * the rules.
 */
export function newCase(
  program: Program,
  { id, locale, mode, complete, source }: CaseBeginning,
): { readonly subject: Case; readonly application: CaseObject } {
  const { ruleSet, parameterSet } = program;
  const subject = caseWithoutParts({
    id,
    versionId: ruleSet.versionId,
    locale,
    csp: parameterSet.id,
    complete,
    mode,
    numberOfSourceChanges: 0,
  });
  const kind = ruleSet.objects.get('case') as ObjectKind;
  const applicationId = kind.attributes.get('applicationId') as Attribute;
  const application = makeObject(subject, 'CaseObject', kind.type);
  writeAttribute({ subject, program }, application, applicationId, { kind: 'string', value: id });
  subject.sources.push({
    id: 1,
    typeId: source.typeId,
    complete: source.complete,
    defaultSource: true,
    relatedCaseObject: application.id,
  });
  return { subject, application };
}
