import type { Truth } from '../../../rules/values/outcome.js';
import type { SeenCondition, SeenFact, SeenObject, SeenTerm } from '../seen/seen.js';
import { type Lines, objectText, placeText } from './lines.js';
import { comparisonOperators } from '../../../rules/operators/comparisons.js';

/** Of one width, so that conditions stand in a column. */
const truths: Readonly<Record<Truth, string>> = {
  true: 'true   ',
  false: 'false  ',
  unknown: 'unknown',
  none: 'none   ',
};

/** Writes conditions and where their values come from; each derived fact is unfolded where it is first read. */
export class ConditionText {
  readonly #unfolded = new Set<string>();

  constructor(
    private readonly facts: Readonly<Record<string, SeenFact>>,
    private readonly lines: Lines,
  ) {}

  /** `owner`: the object in whose scope it is written; answers of others are named with theirs. */
  condition(condition: SeenCondition, depth: number, owner: SeenObject): void {
    const truth = truths[condition.truth];
    if (condition.node === 'always') {
      this.lines.add(depth, truth, 'always');
    } else if (condition.node !== 'comparison') {
      const words = { all: 'all of', any: 'any of', atLeast: `at least ${condition.count ?? 0} of` } as const;
      this.lines.add(depth, truth, words[condition.node]);
      for (const each of condition.conditions) this.condition(each, depth + 1, owner);
    } else {
      this.lines.add(depth, truth, comparisonText(condition), placeText(condition.at));
      for (const side of [condition.left, condition.right])
        if (!saysAll(side, owner)) this.term(side, depth + 5, owner);
    }
  }

  term(term: SeenTerm, depth: number, owner: SeenObject): void {
    const key = term.fact ?? (hasParts(term) && !isOfOneAnswer(term, owner) ? JSON.stringify(term) : '');
    const wasSeen = key !== '' && this.#unfolded.has(key);
    this.#unfolded.add(key);
    const { row, at } = term;
    this.lines.add(depth, valueText(term), remark(term, owner), placeText(row?.at ?? at), wasSeen ? 'as above' : '');
    if (wasSeen) return;
    if (term.fact === undefined) this.#parts(term, depth + 1, owner);
    else this.#unfold(this.facts[term.fact], depth + 1);
  }

  #unfold(fact: SeenFact | undefined, depth: number): void {
    if (!fact) return;
    const { from, object } = fact;
    // Its value is that of the fact: only how it is computed is new.
    if (from.is !== 'computed' || from.objects || from.row) this.term(from, depth, object);
    else {
      if (from.from) this.lines.add(depth, from.name);
      this.#parts(from, from.from ? depth + 1 : depth, object);
    }
  }

  #parts(term: SeenTerm, depth: number, owner: SeenObject): void {
    const { from, objects, condition, cases, is } = term;
    if (!isOfOneAnswer(term, owner)) for (const part of from ?? []) this.term(part, depth, owner);
    if (condition) this.condition(condition, depth, owner);
    for (const { when, is: value } of cases ?? []) {
      if (when) this.condition(when, depth, owner);
      if (value) this.term(value, depth + 1, owner);
    }
    if (is === 'object') return;
    for (const { object, counts, where, of } of objects ?? []) {
      this.lines.add(
        depth,
        objectText(object),
        counts === 'true' ? 'counts' : counts === 'unknown' ? 'may count' : 'does not count',
      );
      if (where) this.condition(where, depth + 1, object);
      if (of) this.term(of, depth + 1, object);
    }
  }
}

/** What stands in front of a list when something is said of its elements. */
const decorators: Readonly<Record<string, string>> = { someFact: 'at least one of', everyFact: 'each of' };

function comparisonText({ operator, left, right }: Extract<SeenCondition, { node: 'comparison' }>): string {
  const [name = '', decorator = ''] = operator.split(':').reverse();
  const { said = name, right: side } = comparisonOperators.get(name) ?? {};
  const subject = [decorators[decorator], sideText(left)].filter(Boolean).join(' ');
  if (side === 'yesNo') return `${subject} ${right.value.raw === false ? said.replace('is ', 'is not ') : said}`;
  return `${subject} ${said} ${sideText(right)}`;
}

const sideText = ({ name, value }: SeenTerm): string => (name === '' ? value.text : `${name} (${value.text})`);
const valueText = ({ name, value }: SeenTerm): string => (name === '' ? value.text : `${name} = ${value.text}`);

/** Whether the comparison says all there is to say of a side. */
const saysAll = ({ is, object, entered }: SeenTerm, owner: SeenObject): boolean =>
  is === 'literal' || is === 'environment' || (is === 'answer' && object?.id === owner.id && entered === undefined);

const hasParts = ({ from, objects, condition, cases }: SeenTerm): boolean =>
  condition !== undefined || [from, objects, cases].some((parts = []) => parts.length > 0);

/** A column of the entry that an answer of the owner denotes: one line says both. */
const isOfOneAnswer = ({ is, from = [] }: SeenTerm, owner: SeenObject): boolean =>
  is === 'column' && from.every((each) => each.is === 'answer' && saysAll(each, owner));

/** What is said of a term behind its value. */
function remark(term: SeenTerm, owner: SeenObject): string {
  const { is, object, entered, row, value, from = [] } = term;
  const of = object && object.id !== owner.id ? `of ${objectText(object)}` : '';
  const given = entered === undefined ? '' : `given as ${entered}`;
  if (is === 'answer') return [value.absent ? '' : 'answer', of, given].filter(Boolean).join(' ');
  if (is === 'assumed') return ['while nothing is answered', of].filter(Boolean).join(' ');
  if (is === 'object') return objectsText(term);
  if (isOfOneAnswer(term, owner)) return from.map((each) => `of ${valueText(each)}`).join('');
  return row ? `row ${row.number}` : of;
}

const objectsText = ({ objects = [] }: SeenTerm): string =>
  objects.length === 0 ? 'there is no such object' : objects.map(({ object }) => objectText(object)).join(', ');
