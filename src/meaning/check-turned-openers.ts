import { placeOf } from '../documents/position.js';
import { append } from '../lists/append.js';
import type { Condition, NodeOf } from '../rules/model/expression.js';
import type { QuestionDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excusedQuestion } from './everywhere.js';
import { identityOf } from './identity-of.js';
import { ownNodes } from './own-nodes.js';

/** An answer for which questions are asked. */
interface Opener {
  readonly comparison: NodeOf<'comparison', Condition>;
  readonly word: string;
  readonly questions: readonly QuestionDefinition[];
}

/** So many blocks of questions show which of two answers it usually is that opens one, and so few open the other. */
const enough = 20;
const few = 0.25;

/**
 * Questions that are asked for the answer of two that seldom opens any, where nothing is asked for the other one: of
 * who does not smoke, when they last did.
 */
export function* checkTurnedOpeners({ ruleSet, screens }: CaseRules): Iterable<Everywhere> {
  const byPlace = new Map<string, QuestionDefinition[]>();
  const comparisons = new Map<string, Opener['comparison']>();
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const question of ofSource.flatMap(({ questions }) => questions))
      for (const node of ownNodes(question.shownWhen)) {
        if (node.node !== 'comparison' || wordOf(node) === undefined) continue;
        append(byPlace, placeOf(node.at), question);
        comparisons.set(placeOf(node.at), node);
      }
  const openers = new Map<string, Opener[]>();
  for (const [place, comparison] of comparisons) {
    const { left } = comparison;
    const catalogue = left.type.kind === 'code' ? ruleSet.catalogues.get(left.type.catalogue) : undefined;
    const word = wordOf(comparison);
    if (catalogue?.entries.size !== 2 || word === undefined) continue;
    append(openers, catalogue.name, { comparison, word, questions: byPlace.get(place) ?? [] });
  }
  for (const all of openers.values()) yield* turned(all);
}

/** The answer that a comparison asks for; `isConfirmed` asks for yes, or for everything else. */
function wordOf({ operator, right }: Opener['comparison']): string | undefined {
  if (right.node !== 'literal') return undefined;
  if (operator === 'isConfirmed') return right.value === true ? 'yes' : 'no';
  return operator === 'equal' && typeof right.value === 'string' ? right.value : undefined;
}

function* turned(all: readonly Opener[]): Iterable<Everywhere> {
  const words = [...new Set(all.map(({ word }) => word))];
  const [usual, unusual] = words
    .map((word) => ({ word, openers: all.filter((each) => each.word === word) }))
    .toSorted((one, other) => other.openers.length - one.openers.length);
  if (!usual || !unusual || all.length < enough || unusual.openers.length > few * all.length) return;
  for (const { comparison, word, questions } of unusual.openers) {
    const { left, leftName, at } = comparison;
    yield {
      about: 'screens',
      at,
      intended: questions.map(excusedQuestion).find((each) => each !== undefined),
      code: 'uncertain-condition',
      message: `${questions.map(({ key }) => key).join(', ')} asked where ${leftName} is ${word}, and nothing where it is ${usual.word}, for which most questions of the kind are asked`,
      holds: !usual.openers.some(
        (other) =>
          identityOf(other.comparison.left) === identityOf(left) &&
          other.questions.some((question) => !questions.includes(question)),
      ),
    };
  }
}
