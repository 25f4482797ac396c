import { cloneCase } from '../case/clone-case.js';
import { checkCompletenessElement } from '../dto/capture.js';
import { Problems } from '../dto/problems.js';
import { readBody } from '../dto/request.js';
import { CaseError } from '../errors/case-error.js';
import { dayIn } from '../rules/values/day-in.js';
import { assess } from '../screens/assess/assessment.js';
import { completenessErrors, completenessOf } from '../screens/assess/completeness-of.js';
import { updateFlags } from '../screens/assess/update-flags.js';
import { confirm } from './confirm.js';
import { exampleReference } from './case-reference.js';
import type { Operation } from './operation.js';
import { rulesOfCase } from './rules-of-case.js';
import { namedCase, namedSource } from './named-case.js';
import { updateCase } from './update-case.js';

/**
 * `POST /checkCompleteness`: what a stored case lacks for a source type; brings its stored flags up to date (decisions,
 * "Capture").
 */
export const checkCompleteness: Operation = {
  name: 'checkCompleteness',
  method: 'POST',
  flavors: ['json'],
  summary: 'Checks a stored case for completeness against a source type.',
  chapter: 'capture',
  scopes: ['capture'],
  query: [],
  body: checkCompletenessElement,
  answers: 'completeness',
  reports: ['caseNotFound', 'unknownSourceType', 'questionOpen', 'ruleViolated', 'undecidable'],
  example: { body: { language: 'en', sourceType: 1, ...exampleReference } },
  async run({ systems, cases, now }, { body }) {
    const problems = new Problems();
    const { given, reference, absent } = namedCase(readBody(checkCompletenessElement, body, problems), problems);
    const { completeness, errors } = await updateCase(cases, reference, absent, async (subject) => {
      const rules = rulesOfCase(systems, subject);
      const { source, language } = namedSource(given, rules, problems.further());
      const checked = cloneCase(subject);
      const view = rules.program.view(checked, dayIn(rules.ruleSet.timeZone, now()));
      const assessment = assess(source, view);
      await confirm(assessment.violations);
      const found = completenessOf(assessment, language);
      const changed = updateFlags(rules, view, ({ typeId }) => typeId === source.sourceType.id);
      const result = { completeness: found, errors: completenessErrors(found, language, assessment) };
      return { stored: changed ? checked : undefined, result };
    });
    const warnings = errors.map(({ slug, message }) => new CaseError(slug, { message }));
    return {
      content: { kind: 'completeness', completeness },
      ...(completeness.complete && completeness.consistent ? {} : { warnings }),
    };
  },
};
