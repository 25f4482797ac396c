import type { Value } from '../../case/values/value.js';
import { sameValue } from '../../case/values/same-value.js';
import { attributeLengths } from '../../rules/bounds/attribute-bounds.js';
import { valueFault } from '../../rules/bounds/value-fault.js';
import type { Rule } from '../../rules/model/rule.js';
import type { Instance } from '../../rules/program/program.js';
import type { FactValue } from '../../rules/values/fact-value.js';
import { verdictOf } from '../../rules/values/outcome.js';
import type { ParameterCell } from '../../rules/model/parameter.js';
import { isOffered, referenceTo } from '../inputs/entry-value.js';
import { answeredCase } from './answered-case.js';
import { type AnswerScale, answerScales } from './answer-scale.js';
import { type AnswerRead, answersDeciding } from './answers-read.js';
import { nearestStep, type Probe } from './nearest-step.js';
import { crossings } from './crossings.js';
import { excessesOf } from './excesses-of.js';
import { signatureOf } from './signature-of.js';
import { valueOf } from './value-of.js';
import { type Visited, visitRead } from './visit-read.js';

/** An answer with which, everything else the same, a rule is no longer violated. */
export interface Acceptable {
  readonly value: Value;
  /** Undecided: then something else is missing. */
  readonly verdict: 'satisfied' | 'undecided';
}

/** An answer that a violation rests on, and the nearest that would end it. */
export interface AnswerToChange extends AnswerRead {
  /**
   * Of a number or a date the nearest below and above, in its unit and as exact as it is, where one of these helps; the
   * first entries of a catalogue, those first with which the rule is satisfied.
   */
  readonly acceptable: readonly Acceptable[];
  /** How many there are in a catalogue, those left out included; of a scale as many as are listed. */
  readonly count: number;
  /** Of a text: some other text helps, which cannot be named. Without it and `acceptable` no other answer helps. */
  readonly anotherText: boolean;
}

/** So many entries of a catalogue are listed. */
export const mostListed = 10;

/**
 * For each answer that a violation rests on: the nearest values that end it, everything else the same, within the
 * bounds, the decimals and the unit of the answer, or among what is offered. Each is tried with the program of the
 * case, as the service would evaluate it. The answers with the fewest such values come first, those that do not help
 * last.
 */
export function nearestAcceptable({
  rule,
  instance,
}: {
  readonly rule: Rule;
  readonly instance: Instance;
}): readonly AnswerToChange[] {
  const visited = visitRead(rule.violatedWhen, instance);
  const answers = answersDeciding(visited).map((answer): AnswerToChange => {
    const trial = new Trial(rule, instance, answer);
    const isText = answer.attribute.kind === 'string';
    const found = isText ? [] : answer.attribute.kind === 'reference' ? trial.inCatalogue() : trial.onScales(visited);
    return {
      ...answer,
      acceptable: found.slice(0, mostListed),
      count: found.length,
      anotherText: isText && trial.withAnotherText(),
    };
  });
  const isOfNoHelp = ({ count, anotherText }: AnswerToChange): number => Number(count === 0 && !anotherText);
  return answers.sort((a, b) => isOfNoHelp(a) - isOfNoHelp(b) || a.count - b.count);
}

/** What no rule knows and nobody else has answered. */
const anyText = '~';

/** One rule in one case, tried with other answers to one question. */
class Trial {
  constructor(
    private readonly rule: Rule,
    private readonly instance: Instance,
    private readonly answer: AnswerRead,
  ) {}

  /** Of all entries that are offered, those with which the rule is satisfied first. */
  inCatalogue(): readonly Acceptable[] {
    const { instance, attribute, value } = this.answer;
    const { catalogue } = attribute;
    if (!catalogue) return [];
    const { locale } = instance.view.case;
    const found = [...catalogue.entries.values()]
      .filter((entry) => isOffered(entry, { base: instance, question: { attribute } }))
      .map((entry) => referenceTo(catalogue, entry, locale))
      .filter((other) => !sameValue(other, value))
      .flatMap((other) => this.#acceptable(other) ?? []);
    return [
      ...found.filter(({ verdict }) => verdict === 'satisfied'),
      ...found.filter(({ verdict }) => verdict === 'undecided'),
    ];
  }

  /** On the first of the scales of the answer on which there are any. */
  onScales(visited: readonly Visited[]): readonly Acceptable[] {
    const { view } = this.instance;
    for (const scale of answerScales(this.answer, view.program, view.today)) {
      const found = this.#onScale(scale, visited);
      if (found.length > 0) return found;
    }
    return [];
  }

  withAnotherText(): boolean {
    const { minimum, maximum } = attributeLengths(this.answer.attribute);
    const value = `${anyText}${this.answer.value?.kind === 'string' ? this.answer.value.value : ''}`;
    // A text that is as long as it may be loses its end for it.
    const other = [...value.padEnd(minimum, anyText)].slice(0, maximum).join('');
    return this.#acceptable({ kind: 'string', value: other }) !== undefined;
  }

  #onScale(scale: AnswerScale, visited: readonly Visited[]): readonly Acceptable[] {
    const { present, least, most, isPresent } = scale;
    const probe = (step: number): Probe => this.#probe(scale, step);
    if (!isPresent && Number.isInteger(present)) {
      const here = this.#acceptable(scale.valueAt(present));
      if (here) return [here];
    }
    const known = [
      ...[0, ...visited.flatMap(comparedWith)].flatMap((value) => scale.stepOf(value)),
      ...crossings(scale, (step) => excessesOf(this.rule.violatedWhen, this.#answered(scale, step))),
    ];
    return [
      nearestStep(present, { end: least, direction: -1 }, known, probe),
      nearestStep(present, { end: most, direction: 1 }, known, probe),
    ].flatMap((step) => (step === undefined ? [] : (this.#acceptable(scale.valueAt(step)) ?? [])));
  }

  #probe(scale: AnswerScale, step: number): Probe {
    const condition = this.rule.violatedWhen;
    const answered = this.#answered(scale, step);
    let signature: string | undefined;
    return {
      isAcceptable: answered !== this.instance && this.#acceptable(scale.valueAt(step), answered) !== undefined,
      get signature() {
        signature ??= signatureOf(condition, answered);
        return signature;
      },
    };
  }

  /** The present answer may lie between two steps: it is as it is. */
  #answered(scale: AnswerScale, step: number): Instance {
    if (step === scale.present && scale.isPresent) return this.instance;
    return answeredCase(this.answer, scale.valueAt(step), this.instance);
  }

  /**
   * Undefined while the rule is violated, and for what the attribute does not take; `answered`: the case with it, if
   * made.
   */
  #acceptable(value: Value, answered?: Instance): Acceptable | undefined {
    const { view } = this.instance;
    if (valueFault(view.program, this.answer.attribute, value) !== undefined) return undefined;
    const test = view.program.compileCondition(this.rule.violatedWhen);
    const verdict = verdictOf(test.truth(answered ?? answeredCase(this.answer, value, this.instance)));
    return verdict === 'violated' ? undefined : { value, verdict };
  }
}

/** The values that stand in a condition, or that it reads: limits may lie there. */
function comparedWith(visited: Visited): readonly FactValue[] {
  const { whole, here } = visited;
  if (whole.node === 'table') {
    const table = here.view.program.parameterSet.values.get(whole.parameter.name);
    const rows = table?.kind === 'table' ? table.rows : [];
    return rows.flatMap((row) => Object.values(row).flatMap((cell: ParameterCell) => (cell ?? []) as FactValue));
  }
  if (!['literal', 'parameter', 'column', 'attribute', 'environment'].includes(whole.node)) return [];
  const value = valueOf(whole as Parameters<typeof valueOf>[0], visited);
  return Array.isArray(value) ? (value as readonly FactValue[]) : [value];
}
