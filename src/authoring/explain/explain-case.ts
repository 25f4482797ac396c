import { basename } from 'node:path';
import { attributeOf } from '../../case/case-object.js';
import { formatDate } from '../../case/values/date.js';
import { namesLike } from './names-like.js';
import type { DerivedFact } from '../../rules/model/expression.js';
import { isOwnFinding, type OwnFindingKey } from '../../rules/model/own-findings.js';
import type { Rule } from '../../rules/model/rule.js';
import { isSupportedLocale } from '../../rules/model/rule-set.js';
import type { Instance } from '../../rules/program/program.js';
import { questionText } from '../../screens/assess/capture-texts.js';
import type { CompiledQuestion } from '../../screens/questions/compiled-screen.js';
import { type SourceProgram, sourceProgram } from '../../screens/questions/source-program.js';
import type { CaseRules } from '../../screens/model/systems.js';
import { answerSeen, askedFor } from './asked-for.js';
import { Questions, type SourceQuestion } from './asked-by.js';
import { type CaseState, type Loaded, placeIn } from './case-state.js';
import { explainFindings } from './explain-findings.js';
import { type Explaining, explainRule } from './explain-rule.js';
import type { ExplainedQuestion, ExplainedRule, Explanation, Verdict } from './explanation.js';
import { seenAnswer } from './seen/seen-answer.js';
import { Seer, seenObject } from './seen/seer.js';

/** What of a case is to be explained. */
export interface Asked {
  /** Only this rule, in each object of its scope; or only this finding of the service itself. */
  readonly rule?: string | undefined;
  /** A question: its attribute (`person.age` or `age`), its key (`identity.age`), or its id. */
  readonly question?: string | undefined;
  /** Only the questions and rules of this source type: its id or its key. */
  readonly sourceType?: string | undefined;
  /** In which messages, texts and numbers are written; default: that of the case. */
  readonly locale?: string | undefined;
}

const order: readonly Verdict[] = ['violated', 'undecided', 'satisfied', 'off'];

/**
 * Explains a case: the verdict of every rule that was asked for in each object, with all that it saw, or why a question
 * is shown and mandatory. @throws Error that names the nearest when there is no such rule, question or source type
 */
export function explainCase(state: CaseState, asked: Asked, loaded: Loaded): Explanation {
  const { rules, view, subject } = state;
  const locale = asked.locale ?? view.case.locale;
  if (!isSupportedLocale(rules.ruleSet, locale))
    throw new Error(`there are no texts in ${locale}; expected one of: ${rules.ruleSet.locales.join(', ')}`);
  const place = placeIn(basename(loaded.rules));
  const seer = new Seer(rules.program, locale, place);
  const sources = sourcesAsked(rules, asked.sourceType);
  const questions = new Questions(state, sources, placeIn(basename(loaded.screens)));
  const explaining: Explaining = { state, seer, place, locale, questions, sources };
  const fact = asked.rule === undefined && asked.question === undefined ? factOf(state) : undefined;
  const here = state.of?.instance;
  return {
    subject,
    csp: rules.parameterSet.id,
    system: rules.ruleSet.system,
    today: formatDate(view.today),
    locale,
    objects: [...rules.ruleSet.objects.keys()].flatMap((kind) =>
      view.instancesOf(kind).map((instance) => objectWithCode(instance, locale)),
    ),
    rules: explainRules(asked, explaining),
    ...(fact && here && { fact: seer.term({ node: 'derived', fact, type: fact.type }, { here, self: here, place }) }),
    findings: explainFindings(findingsAsked(asked, state), explaining),
    questions: asked.question === undefined ? [] : explainQuestions(asked.question, explaining, loaded),
    facts: seer.facts,
  };
}

/** A list of yes and no, and another answer or two, tells no object from another. */
const fewEntries = 4;

function objectWithCode(instance: Instance, locale: string): Explanation['objects'][number] {
  const coded = [...instance.kind.attributes.values()].filter(
    ({ catalogue }) => (catalogue?.entries.size ?? 0) > fewEntries,
  );
  for (const attribute of coded) {
    const value = instance.objects.map((object) => attributeOf(object, attribute.id)?.value).find(Boolean);
    if (value)
      return { ...seenObject(instance), code: seenAnswer(value, attribute, instance.view.program, locale).text };
  }
  return seenObject(instance);
}

const isRule = (what: Rule | DerivedFact): what is Rule => 'violatedWhen' in what;
const factOf = ({ of }: CaseState): DerivedFact | undefined => (of && !isRule(of.what) ? of.what : undefined);

function sourcesAsked(rules: CaseRules, wanted: string | undefined): readonly SourceProgram[] {
  const types = rules.ruleSet.sourceTypes;
  const chosen = types.filter(({ id, key }) => wanted === undefined || wanted === key || wanted === String(id));
  if (chosen.length === 0)
    throw new Error(
      `there is no source type ${wanted} in the system ${rules.ruleSet.system}; expected ${types.map(({ id, key }) => `${id} (${key})`).join(', ')}`,
    );
  return chosen.flatMap(({ id }) => sourceProgram(rules, id) ?? []);
}

/** Those that few cases have; open questions and what cannot be decided are told where they are asked for by name. */
function findingsAsked({ rule, question }: Asked, { of }: CaseState): readonly OwnFindingKey[] {
  if (rule !== undefined) return isOwnFinding(rule) ? [rule] : [];
  return question === undefined && !of ? ['code-not-found', 'answer-without-question'] : [];
}

function explainRules(asked: Asked, explaining: Explaining): readonly ExplainedRule[] {
  const { state, sources } = explaining;
  const { rules, view, of } = state;
  if (asked.rule === undefined ? asked.question !== undefined : isOwnFinding(asked.rule)) return [];
  if (asked.rule === undefined && of) return isRule(of.what) ? [explainRule(of.what, of.instance, explaining)] : [];
  const all = rules.ruleSet.rules;
  const chosen =
    asked.rule !== undefined
      ? all.filter(({ id }) => id === asked.rule)
      : asked.sourceType === undefined
        ? all
        : all.filter((rule) => sources.some(({ plausibility }) => plausibility.includes(rule)));
  if (asked.rule !== undefined && chosen.length === 0) {
    const ids = [...all.map(({ id }) => id), ...rules.ruleSet.ownFindings.keys()];
    throw new Error(
      `there is no rule ${asked.rule} in the system ${rules.ruleSet.system}${namesLike(asked.rule, ids)}`,
    );
  }
  const explained = chosen.flatMap((rule) =>
    view.instancesOf(rule.scope).map((instance) => explainRule(rule, instance, explaining)),
  );
  if (asked.rule !== undefined && explained.length === 0)
    throw new Error(`nothing of the case is judged by ${asked.rule}: it has no ${chosen[0]?.scope}`);
  return explained.sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

function explainQuestions(wanted: string, explaining: Explaining, loaded: Loaded): readonly ExplainedQuestion[] {
  const { questions, state } = explaining;
  const found = questions.all.filter((question) => namesOf(question).includes(wanted));
  if (found.length > 0) return found.map((question) => explainQuestion(question, explaining, loaded));
  const known = explaining.sources.flatMap(({ screens }) =>
    screens.flatMap((screen) => screen.questions.flatMap((question) => namesIn(question, screen.definition.scope))),
  );
  if (known.includes(wanted)) throw new Error(`nothing of the case can be asked ${wanted}: it has no object for it`);
  throw new Error(
    `no question asks for ${wanted} in the system ${state.rules.ruleSet.system}${namesLike(wanted, new Set(known))}; expected an attribute, <screen>.<question> or the id of a question`,
  );
}

const namesOf = ({ asked }: SourceQuestion): readonly string[] => [
  ...namesIn(asked.question, asked.item.screen.definition.scope),
  asked.id,
];

/** A list of objects is also called by the attribute of each in which an entry is stored. */
function namesIn(question: CompiledQuestion, scope: string): readonly string[] {
  const asked = [askedFor(question, scope), ...(question.definition.kind === 'objects' ? [question.attribute] : [])];
  return [...asked.flatMap(({ object, fact }) => [`${object}.${fact}`, fact]), question.name];
}

function explainQuestion(question: SourceQuestion, explaining: Explaining, loaded: Loaded): ExplainedQuestion {
  const { state, seer, locale, questions } = explaining;
  const { rules } = state;
  const { base, item, question: compiled } = question.asked;
  const { definition } = compiled;
  const { object, fact } = askedFor(compiled, item.screen.definition.scope);
  const place = placeIn(basename(loaded.screens));
  const ofScreen = { here: item.instance, self: item.instance, place };
  const ofQuestion = { here: base, self: base, place };
  const named = questions.named(question);
  return {
    ...named,
    object: seenObject(base),
    attribute: `${object}.${fact}`,
    text: questionText({ rules, language: locale }, question),
    answer: answerSeen(question.asked, rules.program, locale),
    mandatory: named.shown && compiled.mandatoryWhen.truth(base) === 'true',
    screenShownWhen: seer.condition(item.screen.definition.shownWhen, ofScreen),
    shownWhen: seer.condition(definition.shownWhen, ofQuestion),
    mandatoryWhen: seer.condition(definition.mandatoryWhen, ofQuestion),
  };
}
