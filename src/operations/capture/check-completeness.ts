import { EncodedCase } from '../../case/codec.js';
import { checkCompletenessElement } from '../../dto/capture.js';
import { Problems } from '../../dto/problems.js';
import { readBody } from '../../dto/request.js';
import { warningOf } from '../../errors/case-error.js';
import { dayIn } from '../../rules/values/day-in.js';
import { assess } from '../../screens/assess/assessment.js';
import { completenessErrors, completenessOf } from '../../screens/assess/completeness-of.js';
import { updateFlags } from '../../screens/assess/update-flags.js';
import { confirm } from './confirm.js';
import { exampleReference } from '../case-reference.js';
import type { Operation, Result } from '../operation.js';
import { rulesOfCase } from '../rules-of-case.js';
import { namedCase, namedSource } from './named-case.js';
import { updateCase } from '../update-case.js';

/**
 * `POST /checkCompleteness`: what a stored case lacks for a source type; brings its stored flags up to date (decisions,
 * "Capture").
 */
export const checkCompleteness: Operation = {
  name: 'checkCompleteness',
  method: 'POST',
  flavors: ['json'],
  summary: 'Checks a stored case for completeness against a source type.',
  description:
    'What is missing, violated or undecidable for a source type, and with it whether the source is complete, which is stored. With status 1 something is; the call may be repeated.',
  chapter: 'capture',
  repetition: 'sameInTheEnd',
  fromState: true,
  scopes: ['capture'],
  query: [],
  body: checkCompletenessElement,
  answers: 'completeness',
  reports: ['caseNotFound', 'unknownSourceType'],
  warns: ['questionOpen', 'ruleViolated', 'undecidable'],
  example: { body: { language: 'en', sourceType: 1, ...exampleReference } },
  async run({ systems, cases, now, noteOf }, { body }) {
    const problems = new Problems();
    const { given, reference, absent } = namedCase(readBody(checkCompletenessElement, body, problems), problems);
    return updateCase<Result>({ cases, noteOf }, reference, absent, async (subject, digest) => {
      const rules = rulesOfCase(systems, subject);
      const { source, language } = namedSource(given, rules, problems.further());
      const view = rules.program.view(subject, dayIn(rules.ruleSet.timeZone, now()));
      const assessment = assess(source, view);
      await confirm(assessment.violations);
      const found = completenessOf(assessment, language);
      const changed = updateFlags(rules, view, ({ typeId }) => typeId === source.sourceType.id);
      const stored = changed ? new EncodedCase(subject) : undefined;
      const errors = completenessErrors(found, language, assessment);
      const warnings = errors.map(({ slug, message }) => warningOf(slug, { message }));
      const result: Result = {
        content: { kind: 'completeness', completeness: found },
        ...(found.complete && found.consistent ? {} : { warnings }),
        revision: stored?.digest ?? digest,
      };
      return { stored, result };
    });
  },
};
