import { parseDate } from '../case/values/date.js';
import { placeOf, type Position } from '../documents/position.js';
import { append } from '../lists/append.js';
import type { Catalogue, Entry } from '../rules/model/catalogue.js';
import type { Condition, NodeOf } from '../rules/model/expression.js';
import type { Parameter, ParameterPlaces, TableColumn } from '../rules/model/parameter.js';
import { dayIn } from '../rules/values/day-in.js';
import { partialDate } from '../rules/values/partial-date.js';
import type { CaseRules } from '../screens/model/systems.js';
import { codesOf } from './codes-of.js';
import { type Everywhere, type Excused, excused, excusedQuestion } from './everywhere.js';
import { ownNodes } from './own-nodes.js';
import { walkRead } from './walk-read.js';

/** As many users of an entry are listed. */
const listed = 6;

/**
 * Entries that are offered no longer: where nothing stands for one and something still rests on it, it is told there,
 * with all who do; of one that another one stands for, whoever offers it, asks for it alone, or has a row for it.
 */
export function* checkEnded(rules: CaseRules, now: number): Iterable<Everywhere> {
  const ended = new Ended(rules, now);
  const used = new Map<Entry, string[]>();
  const found: Everywhere[] = [];
  const report = (at: Position, message: string, about: Everywhere['about'] = 'rules'): number =>
    found.push({ about, at, code: 'withdrawn-code', message, holds: true });
  walkRead(rules, (whole, rule, about) => {
    if (whole.node !== 'comparison' || whole.right.node !== 'literal') return;
    const codes = codesOf(whole.right);
    const gone = codes?.words.filter((word) => ended.has(codes.catalogue, word)) ?? [];
    if (!codes || gone.length === 0) return;
    const who = rule ? `the rule ${rule.id}` : 'the condition';
    for (const word of gone) {
      const entry = ended.withoutSuccessor(codes.catalogue, word);
      if (entry) append(used, entry, `${who} asks for it (${placeOf(whole.at)})`);
    }
    if (gone.length === codes.words.length) {
      if (gone.some((word) => !ended.withoutSuccessor(codes.catalogue, word)))
        report(whole.at, `${who} asks for ${gone.join(', ')}, which nobody can choose any more`, about);
      return;
    }
    for (const word of gone) {
      const next = ended.successorsOf(codes.catalogue, word);
      if (next.length === 0 || next.some((each) => codes.words.includes(each))) continue;
      const message = `${who} asks for ${word}, which nobody can choose any more, and not for ${next.join(', ')}`;
      const intended = rule ? excused(who, rule) : intendedBy(whole, rules);
      found.push({ about, at: whole.at, code: 'withdrawn-code', message, holds: true, intended });
    }
  });
  for (const { catalogue, word, at, message, uses } of namedInSets(rules, ended)) {
    const entry = ended.withoutSuccessor(catalogue, word);
    if (entry) append(used, entry, uses);
    else if (message !== '') report(at, message);
  }
  for (const [{ word, validTo, at }, users] of used) {
    const some = [...new Set(users)];
    const more = some.length > listed ? ' …' : '';
    const message = `${word} is offered until ${validTo} only, and nothing stands for it, but ${some.slice(0, listed).join(', ')}${more}; take out the day, say what replaces it, or take out who uses it`;
    report(at, message);
  }
  yield* found;
}

/** What is offered no longer on a day, and what is chosen since then. */
class Ended {
  private readonly day;

  constructor(
    private readonly rules: CaseRules,
    now: number,
  ) {
    this.day = partialDate.latest(dayIn(rules.ruleSet.timeZone, now));
  }

  has(catalogue: string | undefined, word: unknown): boolean {
    const validTo = this.entry(catalogue, word)?.validTo;
    const last = validTo === undefined ? undefined : parseDate(validTo);
    return last !== undefined && partialDate.latest(last) < this.day;
  }

  /** What replaces a code, or those into which it was divided. */
  successorsOf(catalogue: string, word: string): readonly string[] {
    const entries = this.rules.ruleSet.catalogues.get(catalogue)?.entries;
    const replacedBy = entries?.get(word)?.replacedBy;
    if (replacedBy !== undefined) return [replacedBy];
    return [...(entries?.keys() ?? [])].filter((each) => each.startsWith(`${word}.`) && !this.has(catalogue, each));
  }

  withoutSuccessor(catalogue: string, word: string): Entry | undefined {
    const isAlone = this.has(catalogue, word) && this.successorsOf(catalogue, word).length === 0;
    return isAlone ? this.entry(catalogue, word) : undefined;
  }

  entry(catalogue: string | undefined, word: unknown): Entry | undefined {
    return this.rules.ruleSet.catalogues.get(catalogue ?? '')?.entries.get(String(word));
  }
}

/** An entry that has ended, where a parameter set names it. */
interface NamedInSet {
  readonly catalogue: string;
  readonly word: string;
  readonly at: Position;
  /** What is told of it there; empty where a list only says what to do with it. */
  readonly message: string;
  readonly uses: string;
}

function* namedInSets({ ruleSet }: CaseRules, ended: Ended): Iterable<NamedInSet> {
  const lists = new Set(
    [...ruleSet.objects.values()].flatMap(({ attributes }) =>
      [...attributes.values()].flatMap(({ offered }) => offered?.name ?? []),
    ),
  );
  for (const { id, values, places } of ruleSet.parameterSets.values())
    for (const [name, value] of values) {
      const { catalogue = '', columns } = ruleSet.parameters.get(name) as Parameter;
      const place = places.get(name) as ParameterPlaces;
      if (value.kind === 'list' && catalogue !== '')
        for (const [index, code] of value.values.entries()) {
          const word = String(code);
          const isOffered = lists.has(name);
          const { entries } = ruleSet.catalogues.get(catalogue) as Catalogue;
          const { replacedBy } = entries.get(word) as Entry;
          if (!ended.has(catalogue, word) && (!isOffered || replacedBy === undefined)) continue;
          const instead = replacedBy === undefined ? '' : `; ${replacedBy} stands for it`;
          const message = isOffered
            ? `csp.${name} of the parameter set ${id} offers ${word}, which is offered no longer${instead}`
            : '';
          const uses = `csp.${name} has it`;
          yield { catalogue, word, at: place.rows[index] as Position, message, uses };
        }
      if (value.kind !== 'table') continue;
      for (const [index, row] of value.rows.entries())
        for (const column of columns as readonly TableColumn[]) {
          const word = String(row[column.name]);
          if (!ended.has(column.catalogue, word)) continue;
          const message = `this row of csp.${name} is for ${word}, which nobody can choose any more`;
          const uses = `csp.${name} has a row for it`;
          yield { catalogue: column.catalogue as string, word, at: place.rows[index] as Position, message, uses };
        }
    }
}

/** What a question says whose conditions a comparison is part of. */
function intendedBy({ at }: NodeOf<'comparison', Condition>, { screens }: CaseRules): Excused | undefined {
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const question of ofSource.flatMap(({ questions }) => questions))
      if ([...ownNodes(question.shownWhen)].some((node) => node.node === 'comparison' && node.at === at))
        return excusedQuestion(question);
  return undefined;
}
