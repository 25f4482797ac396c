import { changedAttributes } from '../../case/changed-attributes.js';
import { remembered } from '../../lists/remembered.js';
import { rememberedByNumbers } from '../../lists/remembered-by-numbers.js';
import type { Condition } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import type { CaseView, Instance, Violation } from '../../rules/program/program.js';
import type { CompiledScreen } from '../questions/compiled-screen.js';
import type { Item } from '../questions/items.js';
import type { SourceProgram } from '../questions/source-program.js';
import { areOf, findItem, type ItemFindings } from './item-findings.js';

/** A violation, and which object it is of. */
type FoundViolation = Pick<Violation, 'rule' | 'severity'> & { readonly instance: Pick<Instance, 'id'> };

/** What conditions and rules came to in a state of a case: all of an assessment that is dear to work out. */
export interface Findings {
  /** Of all items, shown or not. */
  readonly items: readonly ItemFindings[];
  readonly violations: readonly FoundViolation[];
}

/** Findings of the state before, and what of them a change leaves as it was. */
export interface Unchanged extends Findings {
  /** Screens with a condition that rests on what changed. */
  readonly changedScreens: ReadonlySet<CompiledScreen>;
  /** Screens that ask for what changed, or for objects that are chosen by it. */
  readonly changedAnswers: ReadonlySet<CompiledScreen>;
  readonly changedRules: readonly Rule[];
}

/** Says that a view is that of the case after a change of another. */
export function comesAfter(after: CaseView, before: CaseView): void {
  after.memory<'before', CaseView>(comesAfter).set('before', before);
}

/** What was found of a view so far, by source type. */
export const findingsOf = (view: CaseView): Map<SourceProgram, Findings> => view.memory(findingsOf);

/** What holds still of the newest state before this one that was assessed; undefined where all has to be worked out. */
export function unchangedFindings(source: SourceProgram, view: CaseView): Unchanged | undefined {
  for (let before = beforeOf(view); before; before = beforeOf(before)) {
    const findings = findingsOf(before).get(source);
    if (!findings) continue;
    const changed = changedAttributes(before.case, view.case);
    if (!changed) return undefined;
    const { items, violations } = findings;
    const { changedScreens, changedAnswers, changedRules } = restingOn(source, changed);
    return { items, violations, changedScreens, changedAnswers, changedRules };
  }
  return undefined;
}

const beforeOf = (view: CaseView): CaseView | undefined => view.memory<'before', CaseView>(comesAfter).get('before');

/** What was found of an item; undefined while its view was not assessed. */
export const foundOf = (source: SourceProgram, item: Item): ItemFindings | undefined =>
  findingsOf(item.instance.view)
    .get(source)
    ?.items.find((found) => areOf(found, item));

/** What was found of the item that stands at a place, as far as nothing changed that it rests on. */
export function stillFound(known: Unchanged, index: number, item: Item): ItemFindings | undefined {
  const { screen } = item;
  const before = known.items[index];
  if (!before || !areOf(before, item) || known.changedScreens.has(screen)) return undefined;
  return known.changedAnswers.has(screen) ? findItem(item, before.reached) : before;
}

/** The violations of rules that do not rest on the change are those of before; the others are looked for. */
export function violationsAfter(
  source: SourceProgram,
  { violations, changedRules }: Unchanged,
  view: CaseView,
): readonly Violation[] {
  const again = new Set(changedRules);
  const kept = violations
    .filter(({ rule }) => !again.has(rule))
    .map(({ rule, severity, instance: { id } }) => ({ rule, severity, instance: view.instance(id) ?? view.root }));
  if (changedRules.length === 0) return kept;
  const found = source.rules.program.evaluate(view, changedRules).violations;
  const order = remembered(orders, source, () => new Map(source.plausibility.map((rule, index) => [rule, index])));
  const place = ({ rule }: Violation): number => order.get(rule) ?? 0;
  return [...kept, ...found].sort((one, other) => place(one) - place(other));
}

const orders = new WeakMap<SourceProgram, ReadonlyMap<Rule, number>>();

type Resting = Pick<Unchanged, 'changedScreens' | 'changedAnswers' | 'changedRules'>;

/** By the changed attributes: those of the questions of a page come again, in most of their combinations. */
const resting = new WeakMap<SourceProgram, Map<string, Resting>>();

/**
 * The screens and rules that rest on attributes; the same object for the same change, so that code is made of its
 * rules.
 */
function restingOn(source: SourceProgram, changed: ReadonlySet<number>): Resting {
  const known = remembered(resting, source, () => new Map<string, Resting>());
  return rememberedByNumbers(known, changed, () => {
    const { program } = source.rules;
    const isChanged = (attributes: ReadonlySet<number>): boolean => [...changed].some((id) => attributes.has(id));
    const rests = (condition: Condition): boolean => isChanged(program.restsOn(condition));
    const changedScreens = new Set(
      source.screens.filter(({ definition: { shownWhen, questions } }) =>
        [shownWhen, ...questions.flatMap((question) => [question.shownWhen, question.mandatoryWhen])].some(rests),
      ),
    );
    const changedAnswers = new Set(source.screens.filter(({ answers }) => isChanged(answers)));
    return {
      changedScreens,
      changedAnswers,
      changedRules: source.plausibility.filter(({ violatedWhen }) => rests(violatedWhen)),
    };
  });
}
