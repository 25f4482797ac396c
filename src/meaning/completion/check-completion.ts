import type { ObjectKind } from '../../rules/model/object-kind.js';
import { Findings } from '../../documents/findings/findings.js';
import { newCase } from '../../rules/objects/new-case.js';
import { addObject } from '../../rules/objects/make-object.js';
import type { CaseView } from '../../rules/program/program.js';
import { dayIn } from '../../rules/values/day-in.js';
import { capturePersona } from '../../personas/run-personas.js';
import type { Persona } from '../../personas/persona.js';
import type { Completeness } from '../../screens/model/completeness.js';
import type { CaseRules, Systems } from '../../screens/model/systems.js';
import { type SourceProgram, sourceProgram } from '../../screens/questions/source-program.js';
import type { Everywhere } from '../everywhere.js';
import { completeCase } from './complete-case.js';
import { PossibleAnswers } from './possible-answers.js';
import { startOf } from '../../documents/position.js';

/** So many personas of a parameter set are captured where no case could be constructed. */
const mostPersonas = 40;

/**
 * Source types for which no case was found that is complete and consistent, under a parameter set: neither one that
 * answers whatever must be answered with whatever breaks no rule, nor a persona's.
 */
export async function* checkCompletion(
  rules: CaseRules,
  systems: Systems,
  personas: readonly Persona[],
  now: number,
): AsyncIterable<Everywhere> {
  const left = new Map(unfinished(rules, now));
  for (const persona of personas.filter(({ csp }) => csp === rules.parameterSet.id).slice(0, mostPersonas)) {
    if (left.size === 0) return;
    const { heard } = await capturePersona(persona, systems, new Findings());
    for (const { source, completeness } of heard) if (isDone(completeness)) left.delete(source);
  }
  for (const each of left) yield uncompleted(each, rules);
}

/** Source types that no constructed case completes, with what the service says of the last one. */
export function unfinished(rules: CaseRules, now: number): ReadonlyMap<SourceProgram, Completeness> {
  const sources = rules.ruleSet.sourceTypes.flatMap(({ id }) => sourceProgram(rules, id) ?? []);
  const answers = new PossibleAnswers(rules);
  const left = new Map<SourceProgram, Completeness>();
  const [first] = sources;
  let view = first && beginning(rules, first, now);
  for (const source of sources) {
    const found = completeCase(source, view as CaseView, answers);
    view = found.view;
    if (!isDone(found.completeness)) left.set(source, found.completeness);
  }
  return left;
}

/** That no case was found which a source type completes. */
export const uncompleted = (
  [source, completeness]: readonly [SourceProgram, Completeness],
  { parameterSet }: CaseRules,
): Everywhere => ({
  ...placeOf(completeness, source),
  code: 'unreachable-completeness',
  message: `no case was found that ${source.sourceType.key} completes: ${leftOf(completeness)}`,
  holds: true,
  under: parameterSet.id,
});

const isDone = ({ complete, consistent }: Completeness): boolean => complete && consistent;

/** A case with one person, whoever can have benefits, with one of each kind of them. */
function beginning({ program, ruleSet }: CaseRules, source: SourceProgram, now: number): CaseView {
  const type = { typeId: source.sourceType.id, complete: false };
  const { subject, application } = newCase(program, {
    id: 'WITNESS',
    locale: ruleSet.locales[0] as string,
    mode: 'STD',
    complete: false,
    source: type,
  });
  const writer = { subject, program };
  const ledTo = (name: string) =>
    [...(ruleSet.objects.get(name) as ObjectKind).relations.values()].flatMap(({ kind, target }) =>
      kind === 'many' ? (ruleSet.objects.get(target) as ObjectKind) : [],
    );
  for (const kind of ledTo('case')) {
    const benefits = ledTo(kind.name).filter(({ parts }) => parts);
    if (benefits.length === 0) continue;
    const object = addObject(writer, application, kind);
    for (const benefit of benefits) addObject(writer, object, benefit);
  }
  return program.view(subject, dayIn(ruleSet.timeZone, now));
}

/** The first rule that is in the way, else the first question. */
function placeOf(
  { violations, missing }: Completeness,
  { rules, screens }: SourceProgram,
): Pick<Everywhere, 'about' | 'at'> {
  const isError = (id: string): boolean =>
    violations.some(({ ruleId, severity }) => ruleId === id && severity === 'error');
  const rule = rules.ruleSet.rules.find(({ id }) => isError(id));
  if (rule) return { about: 'rules', at: rule.at };
  const screen = screens.find(({ definition }) => missing.some((question) => question.screen === definition.key));
  if (screen) return { about: 'screens', at: screen.definition.at };
  return { about: 'rules', at: startOf(`${rules.ruleSet.system}/rule-set.yaml`) };
}

function leftOf({ violations, missing, undecidable }: Completeness): string {
  const rules = violations
    .filter(({ severity }) => severity === 'error' || severity === 'incomplete')
    .map(({ ruleId }) => ruleId);
  const questions = missing.map(({ screen, text }) => `${screen}: ${text}`);
  return [
    ...(rules.length > 0 ? [`violated: ${[...new Set(rules)].join(', ')}`] : []),
    ...(questions.length > 0 ? [`open: ${questions.slice(0, 5).join('; ')}`] : []),
    ...(undecidable.length > 0 ? [`undecidable: ${undecidable.map(({ ruleId }) => ruleId).join(', ')}`] : []),
  ].join('; ');
}
