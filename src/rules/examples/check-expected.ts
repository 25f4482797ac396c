import { parseDate } from '../../case/values/date.js';
import type { Cursor } from '../../documents/cursor.js';
import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import type { Findings } from '../../documents/findings/findings.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { whereListed } from '../../documents/findings/where-listed.js';
import type { DerivedFact, FactType } from '../model/expression.js';
import type { RuleSet } from '../model/rule-set.js';

/** What every fact may come to. */
const always: readonly string[] = ['none', 'undecided'];

/**
 * Whether an example of a fact expects what the fact can come to: its kind, a code of its catalogue, one of its words.
 */
export function checkExpected(fact: DerivedFact, expected: Cursor, ruleSet: RuleSet, findings: Findings): boolean {
  if (expected.text !== undefined && always.includes(expected.text)) return true;
  if (fact.type.kind !== 'list') return checkOne(fact, fact.type, expected, ruleSet, findings);
  const { of } = fact.type;
  if (expected.node?.node === 'list')
    return expected.items.map((item) => checkOne(fact, of, item, ruleSet, findings)).every(Boolean);
  findings.error(
    expected.valueAt,
    'wrong-kind',
    `expected a list in brackets for ${fact.name}, found ${quoted(expected)}`,
  );
  return false;
}

function checkOne(
  { name }: DerivedFact,
  type: FactType,
  cursor: Cursor,
  { catalogues }: RuleSet,
  findings: Findings,
): boolean {
  const refuse = (code: FindingCode, message: string, about?: string): false => {
    findings.error(cursor.valueAt, code, message, about);
    return false;
  };
  const form = forms[type.kind];
  if (form && !form.has(cursor))
    return refuse('wrong-kind', `expected ${form.expected} for ${name}, found ${quoted(cursor)}`);
  const { text } = cursor;
  if (text === undefined) return true;
  if (type.kind === 'word' && !type.values.includes(text))
    return refuse(
      'unknown-value',
      `${name} is never "${text}"${didYouMean(text, type.values)}; expected one of: ${type.values.join(', ')}`,
    );
  const entries = type.kind === 'code' ? catalogues.get(type.catalogue)?.entries : undefined;
  if (type.kind === 'code' && entries && !entries.has(text))
    return refuse(
      'unknown-code',
      `unknown code "${text}" of the catalogue ${type.catalogue}${whereListed(text, entries)}`,
      `code ${type.catalogue}.${text}`,
    );
  return true;
}

/** What stands there, as it is written. */
function quoted({ node }: Cursor): string {
  if (node?.node === 'scalar') return JSON.stringify(node.value);
  return node?.node === 'list' ? 'a list' : 'keys with values';
}

/** How values of a kind are written; of a kind that is not here, nothing is known. */
const forms: Readonly<
  Partial<Record<FactType['kind'], { readonly has: (cursor: Cursor) => boolean; readonly expected: string }>>
> = {
  number: { has: ({ number }) => number !== undefined, expected: 'a number without quotes' },
  truth: { has: ({ truth }) => truth !== undefined, expected: 'true or false' },
  date: {
    has: ({ text }) => text !== undefined && parseDate(text) !== undefined,
    expected: '"YYYY", "YYYY.MM" or "YYYY.MM.DD", in quotes',
  },
  code: { has: ({ text }) => text !== undefined, expected: 'a word, in quotes if it looks like a number' },
  word: { has: ({ text }) => text !== undefined, expected: 'a word' },
  text: { has: ({ text }) => text !== undefined, expected: 'a text in quotes' },
};
