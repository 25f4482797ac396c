import type { Findings } from '../../documents/findings/findings.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import { wordsOfName } from '../../text/words-of-name.js';
import type { ScreenDefinition } from '../model/definition.js';

/** Of shorter words too many names begin alike. */
const leastLetters = 4;

/**
 * A screen that is called after what one question asks about (`heart`, after `heartLast5Years`), and follows up another
 * one that is not called so.
 */
export function reportUnnamedFollowUps(
  screens: readonly ScreenDefinition[],
  objects: ReadonlyMap<string, ObjectKind>,
  findings: Findings,
): void {
  for (const { key, followsUp } of screens) {
    const [called = ''] = wordsOfName(key);
    if (!followsUp || called.length < leastLetters) continue;
    const { object, fact } = followsUp.attribute;
    const isCalledSo = (name: string): boolean => wordsOfName(name).some((word) => isForm(word, called));
    if (isCalledSo(fact)) continue;
    const [meant, ...more] = [...(objects.get(object)?.attributes.values() ?? [])].filter(
      (each) => typeof each.lookBack === 'object' && isForm(wordsOfName(each.fact)[0] ?? '', called),
    );
    if (meant && more.length === 0)
      findings.warning(
        followsUp.at,
        'uncertain-value',
        `the screen ${key} follows up ${object}.${fact}; expected ${object}.${meant.fact}, after which it is called`,
      );
  }
}

/** The one of several, too: `lung`, and `lungs`. */
const isForm = (one: string, other: string): boolean => one === other || one === `${other}s`;
