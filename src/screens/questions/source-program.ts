import { grouped } from '../../lists/grouped.js';
import type { CompiledQuestion, CompiledScreen } from './compiled-screen.js';
import type { Program } from '../../rules/program/program.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { RelationPath } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import type { SourceType } from '../../rules/model/rule-set.js';
import { concernsOneOf } from './concerns.js';
import {
  askedAttribute,
  type NavigationDefinition,
  type QuestionDefinition,
  type ScreenDefinition,
} from '../model/definition.js';
import type { CaseRules } from '../model/systems.js';

/**
 * The screens of one source type under one parameter set: every condition compiled, and the rules that speak about it.
 */
export interface SourceProgram {
  readonly rules: CaseRules;
  readonly sourceType: SourceType;
  readonly screens: readonly CompiledScreen[];
  readonly navigation: NavigationDefinition;
  /**
   * Plausibility rules of this source type: those that name it, and those without `sources` that concern something it
   * asks.
   */
  readonly plausibility: readonly Rule[];
}

const programs = new WeakMap<CaseRules, Map<number, SourceProgram>>();

/**
 * The program of a source type, compiled when it is first asked for; undefined when the rule set has no such source
 * type.
 */
export function sourceProgram(rules: CaseRules, sourceTypeId: number): SourceProgram | undefined {
  let ofRules = programs.get(rules);
  if (!ofRules) programs.set(rules, (ofRules = new Map()));
  const present = ofRules.get(sourceTypeId);
  if (present) return present;
  const source = rules.screens.bySourceType.get(sourceTypeId);
  if (!source) return undefined;
  const screens = source.screens.map((screen) => compileScreen(rules.program, screen));
  const compiled: SourceProgram = {
    rules,
    sourceType: source.sourceType,
    screens,
    navigation: source.navigation,
    plausibility: rules.ruleSet.rules.filter((rule) => speaksAbout(rule, source.sourceType, screens, rules)),
  };
  ofRules.set(sourceTypeId, compiled);
  return compiled;
}

function compileScreen(program: Program, definition: ScreenDefinition): CompiledScreen {
  const { shownWhen, questions } = definition;
  const own = { definition, shownWhen: program.compileCondition(shownWhen) };
  return withQuestions(
    program,
    own,
    questions.map((question) => compileQuestion(program, question)),
  );
}

/** A screen with questions of it, and what follows from these. */
export function withQuestions(
  program: Program,
  { definition, shownWhen }: Pick<CompiledScreen, 'definition' | 'shownWhen'>,
  questions: readonly CompiledQuestion[],
): CompiledScreen {
  const definitions = questions.map((question) => question.definition);
  const ofAttributes = questions.filter((question) => question.definition.kind === 'attribute');
  return {
    definition,
    shownWhen,
    questions,
    byId: grouped(questions, ({ cotyId, idAfterObject }) => `${cotyId}${idAfterObject}`),
    asking: program.compileStages(
      definitions.map(({ within, shownWhen, mandatoryWhen }) => (within ? [] : [shownWhen, mandatoryWhen])),
    ),
    attributes: new Set(ofAttributes.map(({ attribute }) => attribute.id)),
    answers: new Set(
      questions.flatMap(({ definition, attribute }) => [
        attribute.id,
        ...waysOf(definition).flatMap((relation) => [...program.restsOn(relation)]),
      ]),
    ),
  };
}

function compileQuestion(program: Program, question: QuestionDefinition): CompiledQuestion {
  const attribute = askedAttribute(question);
  return {
    definition: question,
    attribute,
    isWithin: question.within !== undefined,
    isOwn: question.kind === 'attribute' && question.path.length === 0,
    catalogue: attribute.catalogue,
    name: `${question.screen}.${question.key}`,
    cotyId: typeIdOf(program, attribute),
    idAfterObject: ['', attribute.id, ...pathOf(question).map(({ name }) => name)].join('.'),
    shownWhen: program.compileCondition(question.shownWhen),
    mandatoryWhen: program.compileCondition(question.mandatoryWhen),
    notices: question.notices.map(({ notice, shownWhen }) => ({
      notice,
      shownWhen: program.compileCondition(shownWhen),
    })),
  };
}

/** The relations that lead to the objects that a question is about, and to those that carry its answer. */
const waysOf = (definition: QuestionDefinition): readonly RelationPath[] => [
  ...(definition.within ? [definition.within] : []),
  ...(definition.kind === 'attribute' ? definition.path : [definition.relation]),
];

/** How the answer of a question is reached, where that leaves the object. */
function pathOf(definition: QuestionDefinition): readonly RelationPath[] {
  if (definition.kind === 'attribute') return definition.path;
  return definition.kind === 'choice' ? [definition.from] : [];
}

function typeIdOf({ ruleSet }: Program, { object, storedOn }: Attribute): number {
  const kind = ruleSet.objects.get(object);
  if (!kind) throw new Error(`the rule set has no object kind ${object}`);
  return kind.parts && storedOn !== 'CaseObject' ? kind.parts[storedOn].type : kind.type;
}

function speaksAbout(
  rule: Rule,
  sourceType: SourceType,
  screens: readonly CompiledScreen[],
  rules: CaseRules,
): boolean {
  if (rule.sources) return rule.sources.includes(sourceType.key);
  return screens.some(({ questions }) => concernsOneOf(rule, rules.ruleSet, questions));
}
