import type { Cursor } from '../../documents/cursor.js';
import type { Finding } from '../../documents/findings/findings.js';
import type { PartialDate } from '../../case/values/date.js';
import type { Instance, Program } from '../program/program.js';
import type { PreparedExample } from './prepare-example.js';

/** Any day: an example for which it matters must give its own. */
const someDay: Required<PartialDate> = { year: 2000, month: 1, day: 1 };

/** What is wrong with an example under one parameter set. */
export interface Fault extends Pick<Finding, 'at' | 'code' | 'message'> {
  /** When it does not come out as it says; undefined when it gives something wrongly. */
  readonly surprise?: Surprise;
}

/** An example that does not come out as it says under one parameter set. */
export interface Surprise {
  /** Whose example it is: `the rule end-age`. */
  readonly title: string;
  /** As a finding says it: `the rule end-age: expected violated`. */
  readonly expected: string;
  readonly came: string;
  readonly csp: number;
  /** The values that made it so; worked out when somebody asks. */
  because(): readonly string[];
}

/**
 * What is not as an example says, under the program that it was made for or another one of the same rule set; undefined
 * when all is.
 */
export function judgeExample(prepared: PreparedExample, program = prepared.program): Fault | undefined {
  const { subject, example, expected } = prepared;
  const seen = lookAtExample(prepared, program);
  if ('wrong' in seen) return seen.wrong;
  const { instance } = seen;
  const came = subject.surprise(program, instance, expected);
  // Whatever came out came of a day that nobody gave.
  if (!prepared.today && seen.dayWasSeen()) {
    const message = `${subject.title} depends on the day: the example must give evaluation.today`;
    return { at: example.at, code: 'missing-today', message };
  }
  if (came === undefined) return undefined;
  const csp = program.parameterSet.id;
  const says = `${subject.title}: expected ${shown(expected)}`;
  const surprise = {
    title: subject.title,
    expected: says,
    came,
    csp,
    because: () => subject.because(program, instance),
  };
  const message = `${says}, came out ${came} with the parameter set ${csp}`;
  return { at: expected.at, code: 'wrong-example', message, surprise };
}

/** What comes out of an example, as it would be written under `expect`; undefined when it cannot be judged. */
export function outcomeOfExample(prepared: PreparedExample, program = prepared.program): string | undefined {
  const seen = lookAtExample(prepared, program);
  if ('wrong' in seen) return undefined;
  const outcome = prepared.subject.comesTo(program, seen.instance);
  return prepared.today || !seen.dayWasSeen() ? outcome : undefined;
}

/** What an example comes to; `wrong` when what is given as a chosen object is not chosen. */
export type Seen = { readonly instance: Instance; dayWasSeen(): boolean } | { readonly wrong: Fault };

/** The object that is judged, when every chosen relation leads to what is given for it. */
export function lookAtExample({ case: subject, id, today, chosen }: PreparedExample, program: Program): Seen {
  const day = new WatchedDay(today ?? someDay);
  const view = program.view(subject, day);
  for (const { owner, relation, object, cursor } of chosen) {
    const from = view.instance(owner.id);
    const found = from && program.related(from, relation);
    if (Array.isArray(found) && (found as readonly Instance[])[0]?.id === object.id) continue;
    const message = `what is given as ${relation.name} is not what ${relation.name} comes to; it must match the condition and the order of the relation`;
    return { wrong: { at: cursor.at, code: 'wrong-choice', message } };
  }
  return { instance: view.instance(id) as Instance, dayWasSeen: () => day.wasSeen };
}

/** A day that remembers whether anybody looked at it. */
class WatchedDay implements Required<PartialDate> {
  wasSeen = false;

  constructor(private readonly of: Required<PartialDate>) {}

  get year(): number {
    return this.#look(this.of.year);
  }
  get month(): number {
    return this.#look(this.of.month);
  }
  get day(): number {
    return this.#look(this.of.day);
  }

  #look(value: number): number {
    this.wasSeen = true;
    return value;
  }
}

function shown(cursor: Cursor): string {
  const { node } = cursor;
  return node?.node === 'scalar'
    ? String(node.value)
    : node?.node === 'list'
      ? `[${cursor.items.map(shown).join(', ')}]`
      : 'keys with values';
}
