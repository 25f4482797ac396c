import { append } from '../lists/append.js';
import { grouped } from '../lists/grouped.js';
import type { NodeOf } from '../rules/model/expression.js';
import { wordsOfName } from '../text/words-of-name.js';
import type { Position } from '../documents/position.js';
import { askedAttribute, type QuestionDefinition } from '../screens/model/definition.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excusedQuestion } from './everywhere.js';
import { ownNodes } from './own-nodes.js';

/** So many other screens show for which answer a question is asked. */
const leastOthers = 4;

/** A question as one screen asks it, and the answers for which it does. */
interface Asked {
  readonly question: QuestionDefinition;
  readonly words: ReadonlyMap<string, Position>;
}

/**
 * A question that many screens ask for one answer (`abnormal`), whatever it is an answer to, and one of them for
 * another one of the same list (`normal`).
 */
export function* checkUnlikeAnswers({ ruleSet, screens }: CaseRules): Iterable<Everywhere> {
  for (const { screens: ofSource } of screens.bySourceType.values()) {
    const byAttribute = new Map<unknown, Asked[]>();
    const told = new Set<QuestionDefinition>();
    for (const question of ofSource.flatMap(({ questions }) => questions)) {
      const words = wordsOf(question);
      if (words.size > 0) append(byAttribute, askedAttribute(question), { question, words });
    }
    for (const alike of byAttribute.values())
      for (const { question, words } of alike.length > leastOthers ? alike : []) {
        const others = alike.filter((each) => each.question !== question);
        const saying = (word: string): number => others.filter((each) => each.words.has(word)).length;
        const usual = others.flatMap((each) => [...each.words.keys()]).find((word) => saying(word) >= leastOthers);
        if (usual === undefined || words.has(usual) || [...words.keys()].some((word) => saying(word) > 0)) continue;
        const lists = [...ruleSet.catalogues.values()].filter(({ entries }) => entries.has(usual));
        const instead = [...words].find(([word]) => lists.some(({ entries }) => entries.has(word)));
        if (!instead) continue;
        told.add(question);
        yield {
          about: 'screens',
          at: instead[1],
          intended: excusedQuestion(question),
          code: 'uncertain-condition',
          message: `${question.screen}.${question.key} is asked where the answer is ${instead[0]}; on ${saying(usual)} other screens where one is ${usual}`,
          holds: true,
        };
      }
    const questions = ofSource.flatMap(({ questions: ofScreen }) => ofScreen);
    yield* unlikeLists(questions, told, ruleSet);
  }
}

/** A question with one comparison for which it is asked, and the words that it names. */
interface Named {
  readonly question: QuestionDefinition;
  readonly comparison: NodeOf<'comparison'>;
  readonly words: string;
}

/**
 * The one question that is asked for other answers of a list than all others that are called after the same word in the
 * end: `colonoscopyDate` where it is normal, and all other dates where it is normal or abnormal.
 */
function* unlikeLists(
  questions: readonly QuestionDefinition[],
  told: ReadonlySet<QuestionDefinition>,
  { catalogues }: RuleSet,
): Iterable<Everywhere> {
  const called = new Map<string, Named[]>();
  for (const question of questions)
    for (const comparison of ownNodes(question.shownWhen)) {
      if (comparison.node !== 'comparison' || comparison.right.node !== 'literal') continue;
      const { left, operator } = comparison;
      if (left.node !== 'attribute' || left.type.kind !== 'code') continue;
      // For a yes some are asked, and others for a no.
      if ((catalogues.get(left.type.catalogue)?.entries.size ?? 0) <= 2) continue;
      if (operator !== 'equal' && operator !== 'in') continue;
      const words = [comparison.right.value].flat().map(String).sort().join(', ');
      const key = `${left.type.catalogue} ${wordsOfName(askedAttribute(question).fact).at(-1)}`;
      append(called, key, { question, comparison, words });
    }
  for (const all of called.values()) {
    const [[odd, ...more] = [], others = [], ...rest] = [...grouped(all, ({ words }) => words).values()].toSorted(
      (one, other) => one.length - other.length,
    );
    const [usual] = others;
    if (!odd || told.has(odd.question) || !usual || more.length > 0 || rest.length > 0 || others.length < leastOthers)
      continue;
    yield {
      about: 'screens',
      at: odd.comparison.at,
      intended: excusedQuestion(odd.question),
      code: 'uncertain-condition',
      message: `${odd.question.screen}.${odd.question.key} is asked where the answer is ${odd.words}; all ${others.length} others that are called so where it is ${usual.words}`,
      holds: true,
    };
  }
}

/** The answers for which a question is asked, each with its place. */
function wordsOf({ shownWhen }: QuestionDefinition): ReadonlyMap<string, Position> {
  const words = new Map<string, Position>();
  for (const node of ownNodes(shownWhen)) {
    if (node.node !== 'comparison' || node.right.node !== 'literal') continue;
    if (node.operator !== 'equal' && node.operator !== 'in') continue;
    for (const value of [node.right.value].flat()) if (typeof value === 'string') words.set(value, node.at);
  }
  return words;
}
