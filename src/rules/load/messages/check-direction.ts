import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings.js';
import type { Condition } from '../../model/expression.js';
import type { Rule } from '../../model/rule.js';

type Direction = 'above' | 'below';

/** How a language says on which side of a limit something is. */
interface DirectionWords {
  /** Compares, and is turned around by each of `turning` before it in its clause: that it is not so, and that it must be so. */
  readonly comparing: Readonly<Record<Direction, RegExp>>;
  readonly turning: RegExp;
  /** Says what is allowed; whatever violates a rule is beyond it. Behind such a verb it may tell how things are, too. */
  readonly allowing: Readonly<Record<Direction, RegExp>>;
}

/** Only words that leave no doubt; a message without any is not judged. */
const languages: Readonly<Record<string, DirectionWords>> = {
  en: {
    comparing: {
      above: /\b(?:above|exceeds?|(?:more|longer|higher|greater|larger|older|later) than)\b/g,
      below: /\b(?:below|(?:less|fewer|shorter|lower|smaller|younger|earlier) than)\b/g,
    },
    turning: /\b(?:must|should)(?! not)\b|(?<!\b(?:must|should|may|can) )\bnot\b/g,
    allowing: {
      above: /(?<!\b(?:is|are|was|were|has|have|had|to) )\bat most\b/g,
      below: /(?<!\b(?:is|are|was|were|has|have|had|to) )\bat least\b/g,
    },
  },
  de: {
    comparing: {
      above:
        /(?<!\p{L})(?:über (?:dem|der|den)|über(?:steig|schreit)(?:t|en|et)|(?:mehr|länger|höher|größer|älter|später) als)(?!\p{L})/gu,
      below:
        /(?<!\p{L})(?:unter (?:dem|der|den)|unterschreite[nt]|(?:weniger|kürzer|niedriger|kleiner|jünger|früher) als)(?!\p{L})/gu,
    },
    turning: /(?<!\p{L})(?:nicht|keine?[nrs]?|muss|müssen|darf|dürfen|soll|sollen)(?!\p{L})/gu,
    allowing: {
      above: /(?<!(?:(?:ist|sind|war|waren|hat|haben|beträgt|dauert) |\p{L}))höchstens(?!\p{L})/gu,
      below: /(?<!(?:(?:ist|sind|war|waren|hat|haben|beträgt|dauert) |\p{L}))mindestens(?!\p{L})/gu,
    },
  },
};

const directions: Readonly<Record<string, Direction>> = {
  lessThan: 'below',
  lessThanInclusive: 'below',
  greaterThan: 'above',
  greaterThanInclusive: 'above',
};

/** Whether a message says of what it prints that it is above a limit where its rule is violated below it, or the other way round. */
export function checkDirection({ violatedWhen, message }: Rule, cursor: Cursor, findings: Findings): void {
  const violated = directionOf(violatedWhen);
  if (!violated) return;
  for (const [locale, text] of Object.entries(message)) {
    const words = languages[locale];
    const said = words && saidIn(text, words);
    if (said !== undefined && said !== violated)
      findings.warning(
        cursor.member(locale).valueAt,
        'wrong-direction',
        `the message says that something is ${said} a limit; its rule is violated when it is ${violated} it`,
      );
  }
}

/** On which side of its limits a rule is violated; undefined when there are none, or on both. */
function directionOf(condition: Condition): Direction | undefined {
  const found = new Set(limitsIn(condition));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** That something is above 0 asks only whether there is any. */
function* limitsIn(whole: Condition): Iterable<Direction | undefined> {
  if (whole.node === 'all') for (const each of whole.conditions) yield* limitsIn(each);
  else if (whole.node === 'any' || whole.node === 'atLeast') yield undefined;
  else if (whole.node === 'comparison') {
    const isZero = whole.right?.node === 'literal' && whole.right.value === 0;
    const direction = directions[whole.operator];
    if (direction && !isZero && whole.left.type.kind === 'number') yield direction;
  }
}

/** What a text says, where all that it says is the same. */
function saidIn(text: string, words: DirectionWords): Direction | undefined {
  const found = new Set<Direction>();
  for (const clause of text.split(/[.;:!?]/))
    for (const direction of ['above', 'below'] as const) {
      if (clause.search(words.allowing[direction]) >= 0) found.add(direction);
      const at = clause.search(words.comparing[direction]);
      if (at >= 0) found.add(isTurned(clause.slice(0, at), words) ? opposite[direction] : direction);
    }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

const isTurned = (before: string, { turning }: DirectionWords): boolean =>
  [...before.matchAll(turning)].length % 2 === 1;

const opposite: Readonly<Record<Direction, Direction>> = { above: 'below', below: 'above' };
