import type { Attribute } from '../../rules/model/attribute.js';
import type { Entry } from '../../rules/model/catalogue.js';
import { attributeValue, type Expression, type NodeOf } from '../../rules/model/expression.js';
import { restsOn } from '../../rules/resolve/rests-on.js';
import { append } from '../../lists/append.js';
import { listFormat } from '../../text/list-formats.js';
import type { CaseRules } from '../../screens/model/systems.js';
import type { Everywhere } from '../everywhere.js';
import { ownNodes } from '../own-nodes.js';
import type { Ban } from './bans.js';
import type { Solve } from './solver.js';
import { mostEntries, type Terms } from './terms.js';

/**
 * Codes of which the error rules of an object leave no numbers, though each of them alone does: a lowest entry age and
 * a shortest term that together lie beyond the highest end age. Looked at are rules that ask for nothing besides the
 * numbers and the code. Where such a rule alone forbids a number, nobody gives it: nothing is said then.
 */
export async function* checkCodes(
  bans: readonly Ban[],
  { ruleSet, parameterSet }: CaseRules,
  terms: Terms,
  solve: Solve,
): AsyncIterable<Everywhere> {
  for (const code of codesOf(bans)) {
    const entries = [...(ruleSet.catalogues.get(code.catalogue?.name ?? '')?.entries.values() ?? [])];
    if (entries.length > mostEntries) continue;
    const leaveNone = async (asked: readonly Left[]): Promise<readonly boolean[]> => {
      const answers = await solve(asked.map((each) => terms.asked(saying(each, code, terms))));
      return answers.map((answer) => answer === 'impossible');
    };
    const all: readonly Left[] = groupsOf(bans.filter((ban) => asksForNoMore(ban, code))).flatMap((of) =>
      entries.flatMap((entry) => [{ entry, of }, ...limitsOf(of, entry, terms).map((limit) => ({ entry, of, limit }))]),
    );
    const none = await leaveNone(all);
    const given = await withoutForbidden(
      all.filter((_, index) => none[index]),
      leaveNone,
    );
    const noneGiven = await leaveNone(given);
    const found = new Map<string, Everywhere>();
    // What is so of a limit under one parameter set may be meant for the others.
    for (const { entry, limit } of all)
      if (limit) {
        const reached = { ...limitOf(entry, limit, code), holds: false };
        found.set(reached.message, reached);
      }
    const withNone = new Set<Entry>();
    for (const each of given.filter((_, index) => noneGiven[index])) {
      const { entry, of, limit } = each;
      if (limit ? withNone.has(entry) || !of.includes(limit.ban) : !withNone.add(entry)) continue;
      const needed = await neededOf(each, leaveNone);
      if (!judgedTogether(needed)) continue;
      const finding = limit
        ? { ...limitOf(entry, limit, code), witness: () => `: there ${leavingNone(entry, needed)}` }
        : codeOf(entry, needed, code, parameterSet.id);
      found.set(finding.message, finding);
    }
    yield* found.values();
  }
}

/** A code, and rules of which it is asked whether they leave numbers. */
interface Left {
  readonly entry: Entry;
  readonly of: readonly Ban[];
  /** Where the numbers lie at one of the limits of the code. */
  readonly limit?: Limit | undefined;
}

/** A limit that a code has in a column, and that a number is the limit. */
interface Limit {
  readonly ban: Ban;
  readonly column: string;
  readonly says: string;
}

type LeaveNone = (asked: readonly Left[]) => Promise<readonly boolean[]>;

/** The same without rules about a number that a rule alone forbids where the code is this: nobody gives it. */
async function withoutForbidden(all: readonly Left[], leaveNone: LeaveNone): Promise<readonly Left[]> {
  const alone = all.flatMap(({ entry, of }) => of.map((ban) => ({ entry, of: [ban] })));
  const answers = await leaveNone(alone);
  const forbidden = new Map<Entry, Attribute[]>();
  for (const [index, { entry, of }] of alone.entries())
    for (const { numbers } of of)
      for (const number of numbers) if (answers[index] && numbers.size === 1) append(forbidden, entry, number);
  return all.map(({ entry, of, limit }) => ({
    entry,
    limit,
    of: of.filter(({ numbers }) => !forbidden.get(entry)?.some((number) => numbers.has(number))),
  }));
}

/** Those of the rules without which there would be numbers left. */
async function neededOf({ entry, of, limit }: Left, leaveNone: LeaveNone): Promise<readonly Ban[]> {
  let needed = of;
  for (const ban of of) {
    const without = needed.filter((each) => each !== ban);
    if ((await leaveNone([{ entry, of: without, limit }])).includes(true)) needed = without;
  }
  return needed;
}

/** Rules about the same numbers, several at once among them; of groups within each other the largest. */
function groupsOf(bans: readonly Ban[]): readonly (readonly Ban[])[] {
  const sets = bans.flatMap(({ numbers }) => (numbers.size > 1 ? [numbers] : []));
  const largest = sets.filter(
    (one, index) =>
      !sets.some(
        (other, at) => isWithin(one, other) && (other.size > one.size || (at < index && isWithin(other, one))),
      ),
  );
  return largest
    .map((among) => bans.filter(({ numbers }) => isWithin(numbers, among)))
    .filter((group) => group.some(({ of }) => columnsIn(of).length > 0));
}

const isWithin = (one: ReadonlySet<Attribute>, other: ReadonlySet<Attribute>): boolean =>
  [...one].every((each) => other.has(each));

/** Attributes with codes whose columns the rules read. */
function codesOf(bans: readonly Ban[]): ReadonlySet<Attribute> {
  const codes = bans.flatMap(({ rule, of }) =>
    columnsIn(of).flatMap(({ of: code }) =>
      code.node === 'attribute' && code.attribute.object === rule.scope ? [code.attribute] : [],
    ),
  );
  return new Set(codes);
}

const columnsIn = (clause: Ban['of']): readonly NodeOf<'column', Expression>[] =>
  clause.flatMap((each) => [...ownNodes(each)].filter((node) => node.node === 'column'));

const asksForNoMore = ({ of, others }: Ban, code: Attribute): boolean =>
  [...restsOn([...of, ...others]).attributes].every(
    (attribute) => attribute === code || (attribute.kind === 'number' && attribute.object === code.object),
  );

/** That a code is given with all numbers of some rules, and none of them is violated. */
function saying({ entry: { word }, of: bans, limit }: Left, code: Attribute, terms: Terms): readonly string[] {
  const numbers = new Set(bans.flatMap((ban) => [...ban.numbers]));
  const written = attributeValue(code);
  const held = terms.value(written);
  const entered = terms.value({ node: 'literal', value: word, type: written.type });
  const given = `(and ${held.there} (= ${held.low} ${entered.low}))`;
  return [
    given,
    ...[...numbers].map((number) => terms.value(attributeValue(number)).there),
    ...bans.map(({ says, besides }) => `(not (and ${[...besides, says].join(' ')}))`),
    ...(limit ? [limit.says] : []),
  ];
}

/**
 * The upper limits of a code with which rules compare a number and nothing else: what lies at one is let through. A
 * lower one may be there for the whole catalogue.
 */
function limitsOf(bans: readonly Ban[], { cells }: Entry, terms: Terms): readonly Limit[] {
  return bans.flatMap((ban) => {
    const [comparison, ...others] = ban.of;
    if (!comparison || others.length + ban.others.length > 0) return [];
    const { left, operator, right } = comparison;
    if (operator !== 'greaterThan' || right.node !== 'column' || cells[right.column] === undefined) return [];
    const [one, other] = [terms.value(left), terms.value(right)];
    return [{ ban, column: right.column, says: `(and ${one.there} ${other.there} (= ${one.low} ${other.low}))` }];
  });
}

/** Some source judges all of them. */
const judgedTogether = (bans: readonly Ban[]): boolean => {
  const [first, ...others] = bans.flatMap(({ rule }) => (rule.sources ? [rule.sources] : []));
  return !first || first.some((source) => others.every((each) => each.includes(source)));
};

const codeOf = (entry: Entry, bans: readonly Ban[], code: Attribute, under: number): Everywhere => ({
  about: 'rules',
  at: entry.at,
  code: 'contradictory-rules',
  message: `of the ${code.fact} ${entry.word} ${leavingNone(entry, bans)}: whatever they are, one of them is violated`,
  holds: true,
  under,
});

const limitOf = (entry: Entry, { column }: Limit, code: Attribute): Everywhere => ({
  about: 'rules',
  at: entry.at,
  code: 'unreachable-limit',
  message: `of the ${code.fact} ${entry.word} none comes to ${shownCell(entry, column)}`,
  holds: true,
});

/** `the rules end-age and period leave no numbers (maximumEndAge 80, minimumPeriod 5)`. */
function leavingNone(entry: Entry, bans: readonly Ban[]): string {
  const rules = listFormat('en').format([...new Set(bans.map(({ rule }) => rule.id))]);
  const columns = new Set(bans.flatMap(({ of }) => columnsIn(of).map(({ column }) => column)));
  const cells = [...columns].filter((column) => entry.cells[column] !== undefined);
  const limits = cells.map((column) => shownCell(entry, column)).join(', ');
  return `the rules ${rules} leave no numbers${limits && ` (${limits})`}`;
}

const shownCell = ({ cells }: Entry, column: string): string => `${column} ${String(cells[column])}`;
