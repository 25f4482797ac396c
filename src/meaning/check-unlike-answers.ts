import { append } from '../lists/append.js';
import type { Position } from '../documents/position.js';
import { askedAttribute, type QuestionDefinition } from '../screens/model/definition.js';
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
        if (instead)
          yield {
            about: 'screens',
            at: instead[1],
            intended: excusedQuestion(question),
            code: 'uncertain-condition',
            message: `${question.screen}.${question.key} is asked where the answer is ${instead[0]}; on ${saying(usual)} other screens where one is ${usual}`,
            holds: true,
          };
      }
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
