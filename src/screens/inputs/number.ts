import { boundsInUnit, type NumberBounds } from '../../rules/bounds/attribute-bounds.js';
import type { Unit } from '../../rules/model/unit.js';
import { textIn } from '../../rules/model/words.js';
import { type AskedQuestion, storedAnswer } from '../questions/asked-question.js';
import { messageText } from '../model/messages.js';
import type { Sb2NumberInput } from '../model/screen.js';
import type { CaseRules } from '../model/systems.js';
import {
  accepted,
  common,
  emptyValue,
  type GivenValue,
  type Input,
  type InputContext,
  type Reading,
  refused,
  type QuestionState,
  typedValue,
} from './input.js';
import { decimalMark, readNumber, writeNumber } from './number-text.js';
import { sb1TextInput } from './text-box.js';

/** A number with a unit. */
export const numberInput: Input = {
  read([given], asked, context) {
    const { rules, language } = context;
    const unit = unitGiven(given, asked, rules);
    if (!unit) return refused(messageText(rules.screens, 'unknown-unit', language));
    const bounds = boundsInUnit(rules.program, asked.question.attribute, unit);
    const text = given?.value ?? '';
    const reading = readNumber(text, language, bounds.decimals);
    const example = bounds.decimals > 0 ? `1234${decimalMark(language)}5` : '1234';
    if (reading.kind === 'thousands-mark')
      return refused(messageText(rules.screens, 'thousands-mark', language, { value: text.trim(), example }));
    if (reading.kind === 'not-a-number')
      return refused(messageText(rules.screens, 'number-expected', language, { example }));
    return within(reading.value, reading.decimals, bounds, unit, context);
  },
  sb2(state, { rules, language }) {
    const { id, editable, mandatory, error } = common(state);
    const unit = shownUnit(state, rules);
    const { minimum, maximum, decimals } = boundsInUnit(rules.program, state.asked.question.attribute, unit);
    const input: Sb2NumberInput = {
      id,
      editable,
      mandatory,
      error,
      ...(minimum === undefined ? {} : { minVal: minimum }),
      ...(maximum === undefined ? {} : { maxVal: maximum }),
      maxNumberDecimals: decimals,
      unit: { name: textIn(unit.name, language), id: String(unit.id) },
      value: valueOf(state),
    };
    return { numberInput: input };
  },
  sb1(state, { rules }) {
    const { minimum, maximum, decimals } = boundsInUnit(
      rules.program,
      state.asked.question.attribute,
      shownUnit(state, rules),
    );
    const digits = Math.max(
      ...[minimum, maximum].map((bound) => (bound === undefined ? longest : String(Math.trunc(bound)).length)),
    );
    return sb1TextInput(state, { minimum: 1, maximum: digits + (decimals > 0 ? decimals + 1 : 0) }, valueOf(state));
  },
};

const longest = 12;

/** The unit a number question is shown in: that of what was typed or is stored, else the attribute's. */
export function shownUnit({ asked, stored, typed }: QuestionState, rules: CaseRules): Unit {
  return (
    unitGiven(typed?.[0], asked, rules) ??
    unitById(asked, rules, stored?.value?.kind === 'number' ? stored.value.unit : undefined) ??
    defaultUnit(asked, rules)
  );
}

/**
 * The units a number question may be answered in: the declared one with those that `alsoIn` names; of money all of the
 * parameter set; and that of a stored answer.
 */
export function unitsOf(asked: AskedQuestion, rules: CaseRules): readonly Unit[] {
  const { attribute } = asked.question;
  const all = rules.program.unitsOf(attribute);
  const declared = rules.program.unitFor(attribute.unit);
  const stored = storedUnitId(asked);
  return all.filter(
    (unit) => unit === declared || unit.currency !== undefined || unit.id === stored || attribute.alsoIn.includes(unit),
  );
}

/** Whether the unit is a question of its own in SB1: a number that may be given in several. */
export const asksForUnit = (asked: AskedQuestion, rules: CaseRules): boolean =>
  asked.question.attribute.kind === 'number' && unitsOf(asked, rules).length > 1;

const defaultUnit = ({ question }: AskedQuestion, rules: CaseRules): Unit =>
  rules.program.unitFor(question.attribute.unit);

const unitById = (asked: AskedQuestion, rules: CaseRules, id: number | undefined): Unit | undefined =>
  unitsOf(asked, rules).find((unit) => unit.id === id);

/**
 * The unit of an answer: the given one, else that which the question shows; undefined when the given one is unknown.
 */
function unitGiven(given: GivenValue | undefined, asked: AskedQuestion, rules: CaseRules): Unit | undefined {
  if (given?.unit) return unitsOf(asked, rules).find((unit) => String(unit.id) === given.unit);
  return storedUnit(asked, rules) ?? defaultUnit(asked, rules);
}

const storedUnit = (asked: AskedQuestion, rules: CaseRules): Unit | undefined =>
  unitById(asked, rules, storedUnitId(asked));

function storedUnitId(asked: AskedQuestion): number | undefined {
  const value = storedAnswer(asked)?.value;
  return value?.kind === 'number' ? value.unit : undefined;
}

function within(
  value: number,
  decimals: number,
  bounds: NumberBounds,
  unit: Unit,
  { rules, language }: InputContext,
): Reading {
  const refuse = (
    key: 'number-between' | 'number-at-least' | 'number-at-most',
    parameters: Record<string, string>,
  ): Reading =>
    refused(messageText(rules.screens, key, language, { ...parameters, unit: textIn(unit.name, language) }));
  const { minimum, maximum } = bounds;
  const tooLow = minimum !== undefined && value < minimum;
  const tooHigh = maximum !== undefined && value > maximum;
  if ((tooLow || tooHigh) && minimum !== undefined && maximum !== undefined)
    return refuse('number-between', { minimum: writeNumber(minimum), maximum: writeNumber(maximum) });
  if (tooLow) return refuse('number-at-least', { minimum: writeNumber(minimum) });
  if (tooHigh) return refuse('number-at-most', { maximum: writeNumber(maximum) });
  if (decimals > bounds.decimals)
    return refused(
      bounds.decimals === 0
        ? messageText(rules.screens, 'whole-number-expected', language)
        : messageText(rules.screens, 'too-many-decimals', language, { decimals: bounds.decimals }),
    );
  return accepted({ kind: 'number', value: value === 0 ? 0 : value, unit: unit.id });
}

function valueOf({ typed, stored }: QuestionState) {
  if (typed) return typedValue(typed);
  return stored?.value?.kind === 'number' ? { id: '', value: writeNumber(stored.value.value) } : emptyValue;
}
