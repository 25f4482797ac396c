import { attributeOf, type CaseAttribute } from '../../../case/case-object.js';
import type { Value } from '../../../case/values/value.js';
import { dayIn } from '../../values/day-in.js';
import { Gap, NONE, OPEN } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { NodeOf } from '../../model/expression.js';
import type { Attribute } from '../../model/attribute.js';
import type { CaseInstance } from '../evaluated-view.js';
import type { Decode } from '../layout.js';
import type { Conversion } from '../set-units.js';
import { missingOf } from './missing.js';
import type { Compiler, Formula } from './compiled.js';

const otherKind = new Gap('failed', 'the stored value is of another kind');

/** An attribute of the instance, decoded once; its aspects are read anew. */
export function compileAttribute({ attribute, aspect }: NodeOf<'attribute'>, compiler: Compiler): Formula {
  const decode = decoderOf(attribute, compiler);
  const stored = (instance: CaseInstance): CaseAttribute | undefined => {
    const object = instance.objectFor(attribute);
    return object && attributeOf(object, attribute.id);
  };
  const usable = (instance: CaseInstance): FactValue => {
    const value = stored(instance)?.value;
    return value === undefined ? OPEN : decode(value);
  };
  if (aspect === 'value') return slotFormula(attribute, usable);
  const aspects: Record<Exclude<typeof aspect, 'value'>, (instance: CaseInstance) => FactValue> = {
    stored: usable,
    entered: (instance) => entered(stored(instance)?.value, attribute),
    unit: (instance) => unitWordOf(stored(instance)?.value, compiler),
    answeredOn: (instance) => answeredOn(stored(instance), compiler.ruleSet.timeZone),
  };
  const value = aspects[aspect];
  return { value, missing: missingOf(value, attribute.fact) };
}

function slotFormula(attribute: Attribute, usable: (instance: CaseInstance) => FactValue): Formula {
  const { slot, absentMeans, fact } = attribute;
  const value = (instance: CaseInstance): FactValue => {
    const present = instance.slots[slot];
    if (present !== undefined) return present;
    const decoded = usable(instance);
    const read = decoded === OPEN && absentMeans !== undefined ? absentMeans : decoded;
    instance.slots[slot] = read;
    return read;
  };
  return { value, missing: missingOf(value, fact) };
}

/** How a stored value of an attribute is read under the parameter set of the compiler. */
export function decoderOf(attribute: Attribute, compiler: Pick<Compiler, 'ruleSet' | 'units'>): Decode {
  if (attribute.kind === 'number') return numberDecoder(attribute, compiler);
  if (attribute.kind === 'date') return (value) => (value.kind === 'date' ? dateOf(value) : otherKind);
  const { catalogue } = attribute;
  if (attribute.kind !== 'reference' || !catalogue)
    return (value) => (value.kind === 'string' ? value.value : otherKind);
  return (value) => {
    if (value.kind === 'reference')
      return catalogue.byId.get(value.id)?.word ?? new Gap('failed', `${catalogue.name} has no entry ${value.id}`);
    if (value.kind !== 'keyed') return otherKind;
    return catalogue.entries.has(value.key)
      ? value.key
      : new Gap('failed', `${catalogue.name} has no entry ${value.key}`);
  };
}

function numberDecoder(attribute: Attribute, { ruleSet, units }: Pick<Compiler, 'ruleSet' | 'units'>): Decode {
  const conversions = new Map<number, Conversion>();
  return (value) => {
    if (value.kind !== 'number') return otherKind;
    let conversion = conversions.get(value.unit);
    if (conversion === undefined) {
      const unit = ruleSet.units.byId.get(value.unit);
      conversion = unit ? units.conversion(unit, attribute.unit) : new Gap('failed', `there is no unit ${value.unit}`);
      conversions.set(value.unit, conversion);
    }
    return conversion instanceof Gap ? conversion : conversion(value.value);
  };
}

const dateOf = ({ year, month, day }: Extract<Value, { kind: 'date' }>): FactValue => {
  if (month === undefined) return { year };
  return day === undefined ? { year, month } : { year, month, day };
};

/** As typed: a number in whatever unit; the id or key of a reference, known or not. */
function entered(value: Value | undefined, { kind }: Attribute): FactValue {
  if (value === undefined) return OPEN;
  if (value.kind === 'reference' || value.kind === 'keyed')
    return kind === 'reference' ? String(value.kind === 'keyed' ? value.key : value.id) : otherKind;
  if (value.kind !== kind) return otherKind;
  return value.kind === 'date' ? dateOf(value) : value.value;
}

function unitWordOf(value: Value | undefined, { ruleSet }: Compiler): FactValue {
  if (value === undefined) return OPEN;
  if (value.kind !== 'number') return otherKind;
  return ruleSet.units.byId.get(value.unit)?.word ?? new Gap('failed', `there is no unit ${value.unit}`);
}

/** Only captured answers say when they were stored. */
function answeredOn(attribute: CaseAttribute | undefined, timeZone: string): FactValue {
  if (attribute?.value === undefined) return OPEN;
  return attribute.time === undefined ? NONE : dayIn(timeZone, attribute.time * 1000);
}
