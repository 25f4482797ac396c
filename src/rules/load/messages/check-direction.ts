import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Condition, Expression, NodeOf } from '../../model/expression.js';
import type { Rule } from '../../model/rule.js';
import { sidesIn } from './compare-sides.js';
import { languageOf } from '../../../text/language-of.js';
import { wordsOfName } from '../../../text/words-of-name.js';

type Direction = 'above' | 'below';

/** How a language says on which side of a limit something is. */
interface DirectionWords {
  /**
   * Compares, and is turned around by each of `turning` before it in its clause: that it is not so, and that it must be
   * so.
   */
  readonly comparing: Readonly<Record<Direction, RegExp>>;
  /** The same of dates. */
  readonly dating: Readonly<Record<Direction, RegExp>>;
  readonly turning: RegExp;
  /**
   * Says what is allowed; whatever violates a rule is beyond it. Behind such a verb it may tell how things are, too.
   */
  readonly allowing: Readonly<Record<Direction, RegExp>>;
}

/** Only words that leave no doubt; a message without any is not judged. */
const languages: Readonly<Record<string, DirectionWords>> = {
  en: {
    comparing: {
      above: /\b(?:above|exceeds?|(?:more|longer|higher|greater|larger|older|later) than)\b/g,
      below: /\b(?:below|(?:less|fewer|shorter|lower|smaller|younger|earlier) than)\b/g,
    },
    dating: {
      above: /\b(?:after|later than|in the future)\b/g,
      below: /\b(?:before|earlier than|in the past)\b/g,
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
    dating: {
      above: /(?<!\p{L})(?:nach (?:de[mnr]|(?:ihre|seine|eine)[mr])|später als|in der Zukunft)(?!\p{L})/gu,
      below: /(?<!\p{L})(?:vor (?:de[mnr]|(?:ihre|seine|eine)[mr])|bevor|früher als|in der Vergangenheit)(?!\p{L})/gu,
    },
    turning: /(?<!\p{L})(?:nicht|keine?[nrs]?|muss|müssen|darf|dürfen|soll(?:en|te|ten)?)(?!\p{L})/gu,
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
  before: 'below',
  after: 'above',
};

/** Whether a message says on which side of a limit something is as its rule is violated there. */
export function checkDirection(rule: Rule, cursor: Cursor, findings: Findings): void {
  if (!reportTurned(rule, cursor, findings)) reportBehindItself(rule, cursor, findings);
}

/**
 * A value behind the words for the side on which it is itself: where the start is before the oldest day, nothing is
 * said to be “before {start}”; the two are exchanged.
 */
function reportBehindItself({ violatedWhen, message }: Rule, cursor: Cursor, findings: Findings): void {
  const limits = [...comparisonsIn(violatedWhen)];
  for (const [locale, text] of Object.entries(message))
    for (const [shown, { side }] of sidesIn({ locale, text })) {
      const judged = limits.find(({ leftName }) => `{${leftName}}` === shown);
      const direction = judged && directions[judged.operator];
      // Of two answers it may speak of either, unless it prints both.
      const isOfBoth = judged && !own.has(judged.right.node) && !text.includes(`{${nameOf(judged.right)}`);
      if (!judged || isOfBoth || direction !== side || limits.some(({ right }) => `{${nameOf(right)}}` === shown))
        continue;
      findings.warning(
        cursor.member(locale).valueAt,
        'wrong-direction',
        `the message says ${direction} ${shown}; its rule is violated when ${judged.leftName} itself is ${direction} something`,
      );
    }
}

/** The comparisons that must all hold. */
function* comparisonsIn(whole: Condition): Iterable<Comparison> {
  if (whole.node === 'all') for (const each of whole.conditions) yield* comparisonsIn(each);
  else if (whole.node === 'comparison') yield whole;
}

type Comparison = Condition & { readonly node: 'comparison' };

/** What a message prints something as. */
const nameOf = (value: Expression): string | undefined =>
  value.node === 'derived' ? value.fact.name : value.node === 'attribute' ? value.attribute.fact : undefined;

/**
 * Whether a message says of what it prints that it is above a limit where its rule is violated below it, or the other
 * way round.
 */
function reportTurned(rule: Rule, cursor: Cursor, findings: Findings): boolean {
  const { violatedWhen, message } = rule;
  let isTold = false;
  const limits = [...limitsIn(violatedWhen)];
  // Beside a limit of a number a date only says when it counts.
  const kind = limits.some((each) => each?.kind === 'number') ? 'number' : 'date';
  const [violated, ...others] = new Set(
    limits.flatMap((each) => (each && each.kind !== kind ? [] : [each?.direction])),
  );
  if (!violated || others.length > 0) return false;
  if (kind === 'number') checkStrictness(rule, violated, findings);
  const { limit, ...side } = told[kind];
  for (const [locale, text] of Object.entries(message)) {
    const words = languages[languageOf(locale)];
    const said = words && saidIn(text, words, kind);
    if (said === undefined || said === violated) continue;
    isTold = true;
    findings.warning(
      cursor.member(locale).valueAt,
      'wrong-direction',
      `the message says that something is ${side[said]} a ${limit}; its rule is violated when it is ${side[violated]} it`,
    );
  }
  return isTold;
}

/**
 * A rule that is called after what is above a limit, or whose message says so, and is violated at the limit, too. Of a
 * number that is written in the rule one step more is the same.
 */
function checkStrictness({ id, violatedWhen, message }: Rule, violated: Direction, findings: Findings): void {
  const compared = [...limitsIn(violatedWhen)].flatMap((each) => each?.comparison ?? []);
  const [first] = compared;
  if (!first || !compared.every(({ operator, right }) => operator.endsWith('Inclusive') && isNamed(right))) return;
  const texts = Object.entries(message).map(([locale, text]) => strictlySaid(text, languages[languageOf(locale)]));
  if (texts.includes('both')) return;
  if (texts.includes(violated) || wordsOfName(id).includes(violated))
    findings.warning(
      first.at,
      'wrong-direction',
      `the rule ${id} says that something is ${violated} a limit; ${first.operator} takes the limit itself, too`,
    );
}

const isNamed = (right: Expression): boolean => right.node !== 'literal' && right.node !== 'attribute';

/** On which side of a limit, without the limit, a text says that something is. */
function strictlySaid(text: string, words: DirectionWords | undefined): Direction | 'both' | undefined {
  const found = words ? sidesSaid(text, words, 'number', () => 'both' as const) : new Set<Direction>();
  const [only] = found;
  return found.size > 1 ? 'both' : only;
}

const told = {
  number: { limit: 'limit', above: 'above', below: 'below' },
  date: { limit: 'date', above: 'later than', below: 'earlier than' },
} as const;

/** A comparison that says on which side of something a value is. */
interface Limit {
  readonly direction: Direction;
  readonly kind: 'number' | 'date';
  readonly comparison: NodeOf<'comparison'>;
}

/** Values that nobody answers: of two answers a message may speak of either. */
const own: ReadonlySet<Expression['node']> = new Set(['literal', 'parameter', 'environment', 'derived']);

/**
 * The limits on whose one side a rule is violated; undefined for what may stand on both. That something is above 0 asks
 * only whether there is any.
 */
function* limitsIn(whole: Condition): Iterable<Limit | undefined> {
  if (whole.node === 'all') for (const each of whole.conditions) yield* limitsIn(each);
  else if (whole.node === 'any' || whole.node === 'atLeast') yield undefined;
  else if (whole.node === 'comparison') {
    const isZero = whole.right.node === 'literal' && whole.right.value === 0;
    const direction = directions[whole.operator];
    const { kind } = whole.left.type;
    if (direction && !isZero && kind === 'number') yield { direction, kind, comparison: whole };
    if (direction && kind === 'date')
      yield own.has(whole.right.node) ? { direction, kind, comparison: whole } : undefined;
  }
}

/** What a text says, where all that it says is the same. */
function saidIn(text: string, words: DirectionWords, kind: Limit['kind']): Direction | undefined {
  const found = sidesSaid(text, words, kind, (direction) => opposite[direction]);
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** All that a text says; of what is turned around in its clause, that instead. */
function sidesSaid<T>(
  text: string,
  { comparing, dating, allowing, turning }: DirectionWords,
  kind: Limit['kind'],
  turned: (direction: Direction) => T,
): ReadonlySet<Direction | T> {
  const found = new Set<Direction | T>();
  const compared = kind === 'number' ? comparing : dating;
  for (const clause of text.split(kind === 'number' ? /[.;:!?]/ : /[.;:!?,]/))
    for (const direction of ['above', 'below'] as const) {
      if (kind === 'number' && clause.search(allowing[direction]) >= 0) found.add(direction);
      const at = clause.search(compared[direction]);
      if (at >= 0) found.add(isTurned(clause.slice(0, at), turning) ? turned(direction) : direction);
    }
  return found;
}

const isTurned = (before: string, turning: RegExp): boolean => [...before.matchAll(turning)].length % 2 === 1;

const opposite: Readonly<Record<Direction, Direction>> = { above: 'below', below: 'above' };
