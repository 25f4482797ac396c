import { expect } from 'chai';
import { cloneCase } from '../../../src/case/clone-case.js';
import { formatDate } from '../../../src/case/values/date.js';
import type { Value } from '../../../src/case/values/value.js';
import { boundsInUnit } from '../../../src/rules/bounds/attribute-bounds.js';
import { valueFault } from '../../../src/rules/bounds/value-fault.js';
import type { Instance } from '../../../src/rules/program/program.js';
import { writeAttribute } from '../../../src/rules/objects/write-attribute.js';
import { partialDate } from '../../../src/rules/values/partial-date.js';
import { type AnswerToChange, mostListed, nearestAcceptable } from '../../../src/screens/nearest/nearest-acceptable.js';
import { type Found, isViolated } from './example-violations.js';

/** What the law was tried on. */
export interface Tried {
  answers: number;
  values: number;
  byForce: number;
}

/** So many numbers between its bounds are tried one by one. */
const mostByForce = 400;

/**
 * The law of nearest values (design of explain): with a reported value the rule is not violated, one step nearer it
 * still is; where every other answer can be tried, none nearer is acceptable and none of a catalogue is left out.
 */
export function expectNearest(found: Found, tried: Tried): void {
  const { rule, instance } = found;
  const { program } = instance.view;
  for (const answer of nearestAcceptable(found)) {
    const { attribute, value: present, acceptable, count } = answer;
    const name = `${rule.id}, ${attribute.fact} of ${instance.kind.name}`;
    tried.answers++;
    for (const { value } of acceptable) {
      tried.values++;
      expect(valueFault(program, attribute, value), name).to.equal(undefined);
      expect(holds(found, answer, value), `${name} with ${JSON.stringify(value)}`).to.equal(false);
      const nearer = stepTowards(value, present, instance, answer);
      if (nearer) expect(holds(found, answer, nearer), `${name} with ${JSON.stringify(nearer)}`).to.equal(true);
    }
    const others = everyOther(answer, instance);
    if (others === undefined) continue;
    tried.byForce++;
    const possible = others.filter((value) => !holds(found, answer, value));
    if (attribute.kind === 'reference') {
      expect(count, name).to.equal(possible.length);
      expect(acceptable.length, name).to.equal(Math.min(count, mostListed));
    } else {
      const numbers = possible.flatMap((value) => (value.kind === 'number' ? [value.value] : []));
      const at = present?.kind === 'number' ? present.value : Number.NaN;
      const below = numbers.filter((each) => each < at).at(-1);
      const above = numbers.find((each) => each > at);
      const reported = acceptable.map(({ value }) => (value.kind === 'number' ? value.value : value));
      expect(reported, name).to.deep.equal([below, above].filter((each) => each !== undefined));
    }
  }
}

/**
 * Whether the rule is violated with another answer, written into a copy of the case as the service writes every answer.
 */
function holds({ rule, instance }: Found, { carrier, attribute }: AnswerToChange, value: Value): boolean {
  const { view } = instance;
  const { program } = view;
  const changed = cloneCase(view.case);
  const object = changed.objects.find(({ id }) => id === carrier.id);
  if (!object) throw new Error(`there is no object ${carrier.id}`);
  const { source, time } = carrier.attributes.find(({ typeId }) => typeId === attribute.id) ?? {};
  const provenance = source === undefined || time === undefined ? undefined : { source, time };
  writeAttribute({ subject: changed, program, provenance }, object, attribute, value);
  const again = program.view(changed, view.today);
  return isViolated(rule, again.instance(instance.id) ?? again.root);
}

/** One step nearer to the present answer, which it must not reach or pass; undefined where there is none. */
function stepTowards(
  value: Value,
  present: Value | undefined,
  { view }: Instance,
  { attribute }: AnswerToChange,
): Value | undefined {
  if (value.kind === 'number' && present?.kind === 'number' && value.unit === present.unit) {
    const unit = view.program.unitsOf(attribute).find(({ id }) => id === value.unit);
    if (!unit) throw new Error(`there is no unit ${value.unit}`);
    const { decimals } = boundsInUnit(view.program, attribute, unit);
    const step = Math.sign(present.value - value.value) * 10 ** -decimals;
    const nearer = Number((value.value + step).toFixed(decimals));
    return Math.sign(present.value - nearer) === Math.sign(step) ? { ...value, value: nearer } : undefined;
  }
  if (value.kind !== 'date' || present?.kind !== 'date' || value.day === undefined || present.day === undefined)
    return undefined;
  const [from, to] = [partialDate.earliest(value), partialDate.earliest(present)];
  const nearer = from + Math.sign(to - from);
  return nearer === to ? undefined : { kind: 'date', ...partialDate.ofDay(nearer) };
}

/** All other answers, in their order: of a catalogue what is offered, of a number between near bounds each. */
function everyOther({ attribute, value: present }: AnswerToChange, { view }: Instance): readonly Value[] | undefined {
  const { program, today } = view;
  if (attribute.kind === 'reference') {
    const { offered, catalogue } = attribute;
    const list = offered && program.parameterSet.values.get(offered.name);
    const day = formatDate(today);
    return [...(catalogue?.entries.values() ?? [])]
      .filter(({ word }) => list?.kind !== 'list' || list.values.includes(word))
      .filter(({ validFrom = '0', validTo = '9' }) => day >= validFrom && (day <= validTo || day.startsWith(validTo)))
      .map(
        ({ word, id }): Value =>
          catalogue?.keyed ? { kind: 'keyed', key: word, locale: 'en' } : { kind: 'reference', id: id ?? 0 },
      )
      .filter((value) => JSON.stringify({ ...value, locale: '' }) !== JSON.stringify({ ...present, locale: '' }));
  }
  const unit =
    present?.kind === 'number' ? program.unitsOf(attribute).find(({ id }) => id === present.unit) : undefined;
  if (!unit || unit !== program.unitFor(attribute.unit)) return undefined;
  const { minimum, maximum, decimals } = boundsInUnit(program, attribute, unit);
  if (minimum === undefined || maximum === undefined || (maximum - minimum) * 10 ** decimals > mostByForce)
    return undefined;
  const steps = Math.round((maximum - minimum) * 10 ** decimals);
  return Array.from(
    { length: steps + 1 },
    (_, step): Value => ({
      kind: 'number',
      value: Number((minimum + step / 10 ** decimals).toFixed(decimals)),
      unit: unit.id,
    }),
  );
}
