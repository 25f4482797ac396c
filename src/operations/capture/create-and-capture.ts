import type { CaseMode } from '../../case/case.js';
import { EncodedCase } from '../../case/codec.js';
import { createAndCaptureElement } from '../../dto/capture.js';
import { Problems } from '../../dto/problems.js';
import { readBody } from '../../dto/request.js';
import { CaseError, CaseErrors } from '../../errors/case-error.js';
import { newCase } from '../../rules/objects/new-case.js';
import { isSupportedLocale } from '../../rules/model/rule-set.js';
import { noSourceType } from '../../rules/model/no-source-type.js';
import { withMeaning } from '../../rules/model/with-meaning.js';
import { dayIn } from '../../rules/values/day-in.js';
import { firstItem } from '../../screens/capture/show-item.js';
import { sourceProgram } from '../../screens/questions/source-program.js';
import { confirmedScreen } from './confirm.js';
import { exampleReference } from '../case-reference.js';
import type { Operation } from '../operation.js';

/** Case modes as callers say them, and as a case says them (decisions, "Capture"). */
const modes: Readonly<Record<string, CaseMode>> = { pos: 'POS', headoffice: 'STD', form: 'STD' };

/** `POST /createAndCapture`: creates a case and returns its first screen (specification, "Screen capture"). */
export const createAndCapture: Operation = {
  name: 'createAndCapture',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Creates a case and returns its first screen.',
  description:
    'Creates a case without persons, and answers the first screen of a creating source type in form SB1. An existing case is never overwritten (324).',
  chapter: 'capture',
  repetition: 'createsOnce',
  scopes: ['write', 'capture'],
  query: [],
  body: createAndCaptureElement,
  answers: 'screen',
  reports: [
    'caseExists',
    'unknownParameterSet',
    'unknownSourceType',
    'notACreatingSourceType',
    'unknownCaseMode',
    'nothingToCapture',
  ],
  example: {
    body: { language: 'en', caseMode: 'headoffice', sourceType: 1, ...exampleReference, caseId: 'CASE-0816', csp: 1 },
  },
  async run({ systems, cases, now, noteOf }, request) {
    const problems = new Problems();
    const given = readBody(createAndCaptureElement, request.body, problems);
    const rules = given?.csp === undefined ? undefined : systems.forCsp(given.csp);
    if (given?.csp !== undefined && !rules) problems.report(given.at('csp'), 'unknownParameterSet', { csp: given.csp });
    const mode =
      given?.caseMode !== undefined && Object.hasOwn(modes, given.caseMode) ? modes[given.caseMode] : undefined;
    if (given?.caseMode !== undefined && !mode)
      problems.report(given.at('caseMode'), 'unknownCaseMode', { caseMode: given.caseMode });
    if (given?.language !== undefined && rules && !isSupportedLocale(rules.ruleSet, given.language))
      problems.refuse(given.at('language'), `the language ${given.language} is not supported`);
    const source = rules && given?.sourceType !== undefined ? sourceProgram(rules, given.sourceType) : undefined;
    if (given?.sourceType !== undefined && rules && !source)
      problems.report(given.at('sourceType'), 'unknownSourceType', {
        reason: noSourceType(rules.ruleSet, given.sourceType, given.language ?? ''),
      });
    if (given && source && !source.sourceType.creating)
      problems.report(given.at('sourceType'), 'notACreatingSourceType', {
        sourceType: withMeaning(source.sourceType.id, source.sourceType.name, given.language ?? ''),
      });
    const reference =
      given?.caseId === undefined || given.subId === undefined
        ? undefined
        : { caseId: given.caseId, subId: given.subId };
    if (given && problems.any && reference && (await cases.read(reference)))
      problems.report(given.at('caseId'), 'caseExists', { ...reference });
    const language = given?.language;
    if (problems.any || !reference || !rules || !source || !mode || language === undefined)
      throw new CaseErrors(problems.errors);
    const { subject } = newCase(rules.program, {
      id: reference.caseId,
      locale: language,
      mode,
      complete: false,
      source: { typeId: source.sourceType.id, complete: false },
    });
    const view = rules.program.view(subject, dayIn(rules.ruleSet.timeZone, now()));
    const stored = new EncodedCase(subject);
    const first = firstItem({ rules, language, reference, source, form: 'SB1', view });
    const content = await confirmedScreen(first, stored.digest);
    const result = { content, revision: stored.digest };
    if (!(await cases.create(reference, stored, noteOf?.(result))))
      throw new CaseErrors([new CaseError('caseExists', { ...reference })]);
    return result;
  },
};
