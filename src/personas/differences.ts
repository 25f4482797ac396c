import { placeOf } from '../documents/position.js';
import type { Completeness, MissingAnswer } from '../screens/model/completeness.js';
import type { SourceProgram } from '../screens/questions/source-program.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { givenNames } from './given-names.js';
import type { Persona } from './persona.js';
import { factSubject } from '../rules/examples/fact-subject.js';
import type { CaseView } from '../rules/program/program.js';
import type { Capturing } from './persona-run.js';

/** One thing that is not as a persona says. */
export interface PersonaDifference {
  /** What differs, without what only this persona answers: the same of many personas mostly has one reason. */
  readonly cause: string;
  /** A sentence with the question or the rule. */
  readonly message: string;
}

/** How what happened differs from what the persona says. */
export function differences(
  persona: Persona,
  { view, heard, refused, asked }: Capturing,
  ruleSet: RuleSet,
): readonly PersonaDifference[] {
  const found = [...refused].map((message) => ({ cause: message, message }));
  // Of a case that could not be created nothing else can be said.
  if (view) {
    for (const { source, completeness } of heard) found.push(...whatIsOpen(completeness, source));
    found.push(...rulesThatDiffer(persona, heard), ...factsThatDiffer(persona, view));
    for (const { name, at } of givenNames(persona, ruleSet))
      if (at.file === persona.at.file && !asked.has(placeOf(at)))
        found.push({
          cause: `not asked ${name}`,
          message: `the answer ${name} in line ${at.line} is asked by no question`,
        });
  }
  return [...new Map(found.map((each) => [each.message, each])).values()];
}

const whatIsOpen = ({ missing, undecidable }: Completeness, source: SourceProgram): readonly PersonaDifference[] => [
  ...missing.map((each) => {
    const name = nameOf(each, source);
    return {
      cause: `mandatory ${name}`,
      message: `${name} (screen ${each.screen}, ${each.questionId}) is mandatory, and the persona does not answer it: "${each.text}"`,
    };
  }),
  ...undecidable.map(({ ruleId, reason }) => ({
    cause: `undecidable ${ruleId}`,
    message: `${ruleId} cannot be decided: ${reason}`,
  })),
];

function factsThatDiffer({ derives }: Persona, view: CaseView): readonly PersonaDifference[] {
  const [person] = view.instancesOf('person');
  return derives.flatMap(({ fact, expected }) => {
    const surprise = person ? factSubject(fact).surprise(view.program, person, expected) : 'of nobody';
    return surprise === undefined
      ? []
      : [
          {
            cause: `fact ${fact.name}`,
            message: `the fact ${fact.name} is ${surprise}, not as line ${expected.at.line} expects`,
          },
        ];
  });
}

function rulesThatDiffer({ says }: Persona, heard: Capturing['heard']): readonly PersonaDifference[] {
  const said = heard.flatMap(({ completeness }) => completeness.violations);
  const keyOf = (rule: string, severity: string): string => `${rule} (${severity})`;
  const expected = new Set(says.map(({ rule, severity }) => keyOf(rule, severity)));
  const found = new Set(said.map(({ ruleId, severity }) => keyOf(ruleId, severity)));
  return [
    ...said.flatMap(({ ruleId, severity, message }) => {
      const key = keyOf(ruleId, severity);
      return expected.has(key) ? [] : [{ cause: `said ${key}`, message: `${key} is said, not expected: ${message}` }];
    }),
    ...[...expected]
      .filter((key) => !found.has(key))
      .map((key) => ({ cause: `not said ${key}`, message: `${key} is expected, and not said` })),
  ];
}

/** A question by the names of the files: `disorder.symptomsOngoing`. */
function nameOf({ screen, catyID }: MissingAnswer, { screens }: SourceProgram): string {
  const questions = screens.find(({ definition }) => definition.key === screen)?.questions ?? [];
  const attribute = questions.find((question) => question.attribute.id === catyID)?.attribute;
  return attribute ? `${attribute.object}.${attribute.fact}` : String(catyID);
}
