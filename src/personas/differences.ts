import { placeOf } from '../documents/position.js';
import type { Completeness, MissingAnswer } from '../screens/model/completeness.js';
import type { SourceProgram } from '../screens/questions/source-program.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { givenNames } from './given-names.js';
import type { Persona } from './persona.js';
import { factSubject } from '../rules/examples/fact-subject.js';
import type { CaseView } from '../rules/program/program.js';
import type { Capturing } from './persona-run.js';

/** How what happened differs from what the persona says: a sentence for each, with the question or the rule. */
export function differences(
  persona: Persona,
  { view, heard, refused, asked }: Capturing,
  ruleSet: RuleSet,
): readonly string[] {
  const found = new Set(refused);
  // Of a case that could not be created nothing else can be said.
  if (!view) return [...found];
  for (const { source, completeness } of heard) {
    for (const missing of completeness.missing)
      found.add(`${nameOf(missing, source)} is mandatory, and the persona does not answer it: "${missing.text}"`);
    for (const { ruleId, reason } of completeness.undecidable) found.add(`${ruleId} cannot be decided: ${reason}`);
  }
  for (const line of rulesThatDiffer(
    persona,
    heard.map(({ completeness }) => completeness),
  ))
    found.add(line);
  for (const line of factsThatDiffer(persona, view)) found.add(line);
  for (const { name, at } of givenNames(persona, ruleSet))
    if (at.file === persona.at.file && !asked.has(placeOf(at)))
      found.add(`the answer ${name} in line ${at.line} is asked by no question`);
  return [...found];
}

function factsThatDiffer({ derives }: Persona, view: CaseView): readonly string[] {
  const [person] = view.instancesOf('person');
  return derives.flatMap(({ fact, expected }) => {
    const surprise = person ? factSubject(fact).surprise(view.program, person, expected) : 'of nobody';
    return surprise === undefined
      ? []
      : [`the fact ${fact.name} is ${surprise}, not as line ${expected.at.line} expects`];
  });
}

function rulesThatDiffer({ says }: Persona, heard: readonly Completeness[]): readonly string[] {
  const said = heard.flatMap(({ violations }) => violations);
  const keyOf = (rule: string, severity: string): string => `${rule} (${severity})`;
  const expected = new Set(says.map(({ rule, severity }) => keyOf(rule, severity)));
  const found = new Set(said.map(({ ruleId, severity }) => keyOf(ruleId, severity)));
  return [
    ...said
      .filter(({ ruleId, severity }) => !expected.has(keyOf(ruleId, severity)))
      .map(({ ruleId, severity, message }) => `${keyOf(ruleId, severity)} is said, not expected: ${message}`),
    ...[...expected].filter((key) => !found.has(key)).map((key) => `${key} is expected, and not said`),
  ];
}

/** A question by the names of the files: `disorder.symptomsOngoing (screen disorder, 8.4.1403)`. */
function nameOf({ screen, catyID, questionId }: MissingAnswer, { screens }: SourceProgram): string {
  const questions = screens.find(({ definition }) => definition.key === screen)?.questions ?? [];
  const attribute = questions.find((question) => question.attribute.id === catyID)?.attribute;
  return `${attribute ? `${attribute.object}.${attribute.fact}` : catyID} (screen ${screen}, ${questionId})`;
}
