import type { Catalogue } from '../../rules/model/catalogue.js';
import type { Instance, Program } from '../../rules/program/program.js';
import type { Severity } from '../../rules/model/rule.js';
import { textIn } from '../../rules/model/words.js';
import { attributeLengths } from '../../rules/bounds/attribute-bounds.js';
import { itemName, ownMessage, personTexts } from '../assess/capture-texts.js';
import { isConsistent, ownViolationsOf } from '../assess/question-findings.js';
import { allShown, type ShownItem, type ShownQuestion } from '../capture/show-item.js';
import { isChoosable, optionId } from '../inputs/entry-value.js';
import { inputOf } from '../inputs/index.js';
import type { Guide, GuideFinding, GuideItem, GuideQuestion, ReviewedItem } from '../model/guide.js';
import { answersBehind, whyViolated } from '../nearest/why-violated.js';
import type { InputValue } from '../model/screen.js';
import type { AskedQuestion } from '../questions/asked-question.js';
import { fixedIdOf, keyOf } from '../questions/items.js';
import { reachedBy } from '../questions/reached-by.js';
import { encodeToken } from '../questions/token.js';
import { sb2Question } from './sb2.js';

/**
 * What a guiding client shows beside the screen of an item (decisions, "Guided capture"). `revision`: of the case as it
 * is stored; `review`: all other items too; `why`: what it all rests on.
 */
export function guideOf(
  show: ShownItem,
  { revision, review, why }: { readonly revision: string; readonly review: boolean; readonly why: boolean },
): Guide {
  const { assessment, shown, language, rules, reference, form, source } = show;
  return {
    changes: show.view.case.numberOfSourceChanges,
    revision,
    csp: show.view.case.csp,
    items: assessment.items.map((assessed) => {
      const { item, questions } = assessed;
      return {
        screenId: encodeToken(reference, { form, sourceType: source.sourceType.id, language, ...keyOf(item) }),
        fixedID: fixedIdOf(item),
        name: itemName(show, item),
        group: rules.program.text(item.screen.definition.group, item.instance, language),
        ...personTexts(item.person),
        personRoles: rolesOf(rules.program, item.person),
        current: assessed === shown,
        consistent: isConsistent(assessment, assessed),
        questions: questions.length,
        answered: questions.filter(({ answered }) => answered).length,
        open: questions.filter(({ answered, mandatory }) => mandatory && !answered).length,
      };
    }),
    questions: show.questions.map((question) => ({
      ...guideQuestion(show, question),
      ...(why && { because: becauseOf(show, question) }),
    })),
    findings: findingsOf(show, why),
    ...(review && { review: allShown(show).map(reviewed) }),
  };
}

/** Whoever is assured may be the policy holder too. */
function rolesOf(program: Program, person: Instance | undefined): GuideItem['personRoles'] {
  const holds = person?.kind.relations.get('policyHolders');
  return [
    ...(person ? ['assured' as const] : []),
    ...(person && holds && reachedBy(program, person, holds).length > 0 ? ['policyHolder' as const] : []),
  ];
}

const reviewed = (show: ShownItem): ReviewedItem => ({
  fixedID: fixedIdOf(show.shown.item),
  question: show.questions.map((question, index) => sb2Question(show, question, index + 1)),
  dates: show.questions.filter(({ asked }) => inputOf(asked.question).kind === 'date').map(({ asked }) => asked.id),
});

/** The answers for which a question is asked: by its own condition, and by that of its screen. */
function becauseOf({ language, shown }: ShownItem, { asked }: ShownQuestion): NonNullable<GuideQuestion['because']> {
  const { screen, instance } = shown.item;
  const answers = [
    ...answersBehind(screen.definition.shownWhen, instance, language),
    ...answersBehind(asked.question.definition.shownWhen, asked.base, language),
  ];
  return [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];
}

function guideQuestion({ language }: ShownItem, { asked, refused, open }: ShownQuestion): GuideQuestion {
  const { id, question } = asked;
  const { kind } = inputOf(question);
  const text = kind === 'text' ? { maxLength: attributeLengths(question.attribute).maximum } : {};
  const { catalogue } = question.attribute;
  const isSearched = kind === 'search' || kind === 'searchList';
  const searched =
    catalogue && isSearched
      ? { catalogue: catalogue.name, ...fewOf(catalogue, asked, language), ...notListedIn(catalogue, asked, language) }
      : {};
  return { id, kind, ...text, ...searched, refused, open };
}

/** So many can be chosen from without a search. */
const few = 7;

/** What can be chosen, where it is little. */
function fewOf(catalogue: Catalogue, asked: AskedQuestion, language: string): Pick<GuideQuestion, 'options'> {
  const options: InputValue[] = [];
  for (const entry of catalogue.entries.values()) {
    if (!isChoosable(entry, asked)) continue;
    if (options.length === few) return {};
    options.push({ id: optionId(catalogue, entry), value: textIn(entry.name, language) });
  }
  return { options };
}

/** What is chosen for what is in no list, where that can be. */
function notListedIn(catalogue: Catalogue, asked: AskedQuestion, language: string): Pick<GuideQuestion, 'notListed'> {
  const entry = catalogue.notListed === undefined ? undefined : catalogue.entries.get(catalogue.notListed);
  if (!entry || !isChoosable(entry, asked)) return {};
  return { notListed: { id: optionId(catalogue, entry), value: textIn(entry.name, language) } };
}

const order: readonly Severity[] = ['error', 'incomplete', 'warning', 'information'];

/** Each violation once, with the questions of the screen that report it. */
function findingsOf(show: ShownItem, why: boolean): readonly GuideFinding[] {
  const found = new Map<object, GuideFinding & { readonly questions: string[] }>();
  const report = (violation: object, id: string, told: () => Omit<GuideFinding, 'questions'>): void => {
    const present = found.get(violation) ?? { ...told(), questions: [] };
    if (!present.questions.includes(id)) present.questions.push(id);
    found.set(violation, present);
  };
  for (const { asked, violations } of show.questions) {
    for (const violation of ownViolationsOf(show.assessment, asked))
      report(violation, asked.id, () => ({
        ruleId: violation.key,
        severity: violation.severity,
        message: ownMessage(show, violation),
      }));
    for (const violation of violations)
      report(violation, asked.id, () => ({
        ruleId: violation.rule.id,
        severity: violation.severity,
        message: show.rules.program.message(violation, show.language),
        ...(why && {
          answers: whyViolated(violation, show.source, show.language).answers.map((answer) => ({
            name: answer.name,
            text: answer.text,
            questions: answer.questions,
            nearest: answer.nearest.map(({ text }) => text),
          })),
        }),
      }));
  }
  return [...found.values()].sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
}
