import { placeOf, type Position } from '../documents/position.js';
import { grouped } from '../lists/grouped.js';
import { remembered } from '../lists/remembered.js';
import { codeOf, columnOf } from '../rules/model/column-read.js';
import type { Attribute } from '../rules/model/attribute.js';
import { definitionsRead } from '../rules/model/definitions-read.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import type { Rule } from '../rules/model/rule.js';
import { type RuleSet, severityIn } from '../rules/model/rule-set.js';
import { askedAttribute, type QuestionDefinition, type ScreenDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { concernsOneOf } from '../screens/questions/concerns.js';
import { clausesOf } from './clauses-of.js';
import type { Domains } from './domains.js';
import { type Everywhere, excusedQuestion } from './everywhere.js';
import { ownNodes } from './own-nodes.js';
import { Possible } from './possible.js';
import { unwritten } from './unwritten.js';
import { answerOf } from './witness.js';

type Comparison = NodeOf<'comparison', Condition>;

/** One way to violate a rule: answers are not there, and what holds besides. */
interface Demand {
  readonly rule: Rule;
  readonly answers: readonly Attribute[];
  readonly clause: readonly Comparison[];
}

/** A question, with all that must hold of its object for it to be shown. */
interface Asking {
  readonly question: QuestionDefinition;
  readonly attribute: Attribute;
  readonly conditions: readonly Condition[];
}

/** Questions that are not shown for some codes for which a rule demands an answer, by the place that says so. */
interface Missed {
  readonly at: Position;
  readonly rule: Rule;
  readonly name: string;
  readonly codes: readonly string[];
  readonly question: QuestionDefinition;
}

/** Longer lists, as of occupations, are not asked code by code. */
const mostCodes = 60;

const demands = new WeakMap<RuleSet, readonly Demand[]>();

/**
 * Questions for answers that a rule demands for more codes of another answer than those for which they are shown: with
 * the others nobody can do what the rule says.
 */
export function* checkDemanded(
  { ruleSet, parameterSet, screens }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
): Iterable<Everywhere> {
  const all = remembered(demands, ruleSet, () => ruleSet.rules.flatMap((rule) => [...demandsOf(rule)]));
  for (const { sourceType, screens: ofSource } of screens.bySourceType.values()) {
    const questions = ofSource.flatMap(askedOn);
    const asking = grouped(questions, ({ attribute }) => attribute);
    const setBeside = new Set(
      questions.flatMap(({ attribute }) => [...attribute.alsoSets, ...attribute.zeroes].map((each) => each.attribute)),
    );
    const isJudged = (rule: Rule): boolean =>
      severityIn(parameterSet, rule) !== 'off' &&
      rule.sources?.includes(sourceType.key) !== false &&
      concernsOneOf(
        rule,
        ruleSet,
        questions.map(({ question, attribute }) => ({ definition: question, attribute })),
      );
    const missed = all.flatMap((demand) => {
      const { rule, answers } = demand;
      const asked = answers.flatMap((attribute) => asking.get(attribute) ?? []);
      const isOpen =
        answers.some((each) => setBeside.has(each)) || asked.some(({ question }) => !isOwn(question, rule));
      return asked.length === 0 || isOpen || !isJudged(rule) ? [] : missedBy(demand, asked, domains, possible);
    });
    for (const same of grouped(missed, ({ at, name, codes }) => `${placeOf(at)} ${name} ${codes.join()}`).values()) {
      const [{ at, name, codes, question }] = same as [Missed];
      const keys = new Set(same.map((each) => `${each.question.screen}.${each.question.key}`));
      const by = new Set(same.map(({ rule }) => `${rule.id} (${placeOf(rule.at)})`));
      yield {
        about: 'screens',
        at,
        code: 'uncertain-condition',
        message: `${listed(keys, 'and')} ${keys.size > 1 ? 'are' : 'is'} not shown where ${name} is ${listed(codes, 'or')}, though the rule ${listed(by, 'and')} demands an answer there`,
        intended: excusedQuestion(question),
        holds: true,
      };
    }
  }
}

/** So many are named. */
const mostNamed = 5;

function listed(names: Iterable<string>, word: 'and' | 'or'): string {
  const all = [...names];
  const more = all.length - mostNamed;
  return [...all.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join(` ${word} `);
}

/** The ways to violate a rule in which answers are not there. */
function* demandsOf(rule: Rule): Iterable<Demand> {
  for (const clause of clausesOf(rule.violatedWhen) ?? []) {
    const unknown = clause.filter(isAbsent).map(({ left }) => answerOf(left)?.attribute);
    const answers = unknown.flatMap((attribute) => attribute ?? []);
    if (answers.length > 0 && answers.length === unknown.length) yield { rule, answers, clause };
  }
}

const isAbsent = ({ operator, right }: Comparison): boolean =>
  operator === 'isKnown' && right.node === 'literal' && right.value === false;

/** What holds of the object of a screen says nothing of those in its lists. */
const askedOn = ({ shownWhen, questions }: ScreenDefinition): readonly Asking[] =>
  questions.map((question) => ({
    question,
    attribute: askedAttribute(question),
    conditions: question.within ? [question.shownWhen] : [shownWhen, question.shownWhen],
  }));

/** Whether a question asks for an answer of the object that a rule judges, and the answer can be missing. */
const isOwn = (question: QuestionDefinition, { scope }: Rule): boolean =>
  question.kind === 'attribute' &&
  question.path.length === 0 &&
  question.attribute.object === scope &&
  question.attribute.absentMeans === undefined;

function missedBy(
  { rule, clause }: Demand,
  asked: readonly Asking[],
  domains: Domains,
  possible: Possible,
): readonly Missed[] {
  const codes = new Map<Attribute, readonly [name: string, left: Expression]>();
  for (const { left, leftName, operator, decorator } of clause) {
    const code = columnOf(left) ? codeOf(left) : left;
    const attribute = answerOf(code)?.attribute;
    if (attribute?.catalogue && operator !== 'isKnown' && !decorator && !codes.has(attribute))
      codes.set(attribute, [columnOf(left) ? attribute.fact : leftName, code]);
  }
  return [...codes].flatMap(([attribute, [name, left]]) => {
    const places = asked.flatMap(({ question, conditions }) => {
      const at = conditions.flatMap((each) => placeOfReading(each, attribute) ?? []).at(-1);
      return at ? [{ question, at }] : [];
    });
    const words = [...(domains.of(left).values ?? [])].map(String);
    // One that is shown whatever the code is misses none.
    if (places.length < asked.length || words.length > mostCodes) return [];
    const isWord = (value: string): Condition => unwritten(left, 'equal', { node: 'literal', value, type: left.type });
    const demanded = words.filter((word) => possible.together([...clause, isWord(word)]));
    const missing = demanded.filter(
      (word) => !asked.some(({ conditions }) => possible.together([...conditions, ...clause, isWord(word)])),
    );
    if (missing.length === 0) return [];
    return places.map(({ question, at }) => ({ at, rule, name, codes: missing, question }));
  });
}

/** Where a condition first asks for an answer. */
function placeOfReading(condition: Condition, attribute: Attribute): Position | undefined {
  for (const each of ownNodes(condition))
    if (each.node === 'comparison' && definitionsRead(each).has(attribute)) return each.at;
  return undefined;
}
