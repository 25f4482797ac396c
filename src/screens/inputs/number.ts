import { choiceFormat } from '../../text/list-formats.js';
import { type NumberReading, plainNumber, readNumber, ungroupedFormat } from '../../text/number-forms.js';
import { boundsInUnit, type NumberBounds } from '../../rules/bounds/attribute-bounds.js';
import { type Unit, unitBehind } from '../../rules/model/unit.js';
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
  type Meaning,
  refused,
  type QuestionState,
  typedValue,
} from './input.js';
import { sb1TextInput } from './text-box.js';
import { typedQuantity, unitTyped } from './typed-quantity.js';

/** A number with a unit. */
export const numberInput: Input = {
  kind: 'number',
  asks: ({ attribute }) => attribute.kind === 'number',
  read([given], asked, context) {
    const { rules, language } = context;
    const text = (given?.value ?? '').trim();
    const typed = typedQuantity(text);
    const readings = readNumber(typed.number, language);
    const unit = unitMeant(given, typed.unit, asked, context);
    if (typeof unit === 'string')
      return refused(messageText(rules.screens, unit, language, unitsNamed(asked, context)));
    const bounds = boundsInUnit(rules.program, asked.question.attribute, unit);
    const reading = readingMeant(readings, bounds);
    if (reading) return within(reading.value, reading.decimals, bounds, unit, context);
    const written = (value: number): string => ungroupedFormat(language).format(value);
    const example = written(bounds.decimals > 0 ? 1234.5 : 1234);
    if (readings.length === 0) return refused(messageText(rules.screens, 'number-expected', language, { example }));
    const meant = choiceFormat(language).format(readings.map(({ value }) => written(value)));
    return refused(messageText(rules.screens, 'thousands-mark', language, { value: text, example, readings: meant }));
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

/** Of a number in SB1 the unit is a question of its own, `<question id>.unit` (design of screens, "SB1"). */
export const unitSuffix = '.unit';

/**
 * The units a number question may be answered in: the declared one with those that `alsoIn` names; of money all of the
 * parameter set; and that of a stored answer.
 */
export function unitsOf(asked: AskedQuestion, { program }: CaseRules): readonly Unit[] {
  const { attribute } = asked.question;
  const declared = program.unitFor(attribute.unit);
  const stored = storedAnswer(asked)?.value;
  return program
    .unitsOf(attribute)
    .filter(
      (unit) =>
        unit === declared ||
        unit.currency !== undefined ||
        (stored?.kind === 'number' && unit.id === stored.unit) ||
        attribute.alsoIn.includes(unit),
    );
}

/** Whether the unit is a question of its own in SB1: a number that may be given in several. */
export const asksForUnit = (asked: AskedQuestion, rules: CaseRules): boolean =>
  asked.question.attribute.kind === 'number' && unitsOf(asked, rules).length > 1;

/** The unit a number question is shown in: that of what was typed, else that of the stored answer, else its own. */
export const shownUnit = ({ asked, typed }: QuestionState, rules: CaseRules): Unit =>
  unitGiven(typed?.[0], asked, rules) ?? usualUnit(asked, rules);

/**
 * The unit of a number as typed: the one behind it, which outweighs the one that the question shows by itself; else
 * that of the answer. A text says what is wrong.
 */
function unitMeant(
  given: GivenValue | undefined,
  typed: string,
  asked: AskedQuestion,
  { rules, language }: InputContext,
): Unit | 'unknown-unit' | 'unit-differs' {
  const chosen = unitGiven(given, asked, rules);
  if (typed === '') return chosen ?? 'unknown-unit';
  const behind = unitTyped(typed, unitsOf(asked, rules), language);
  if (!behind || !chosen) return 'unknown-unit';
  return behind === chosen || chosen === usualUnit(asked, rules) ? behind : 'unit-differs';
}

/** The names of the units that a question may be answered in, as `unknown-unit` lists them: "cm, in or m". */
export function unitsNamed(
  asked: AskedQuestion,
  { rules, language }: Pick<InputContext, 'rules' | 'language'>,
): { readonly units: string } {
  const units = asked.question.attribute.kind === 'number' ? unitsOf(asked, rules) : [];
  const names = units.map(({ name }) => textIn(name, language)).filter((name) => name !== '');
  return { units: names.length > 0 ? choiceFormat(language).format(names) : 'none' };
}

/**
 * What of all that a number may mean is meant; undefined when it is open, or nothing. A decimal mark of the language is
 * one wherever the question takes three decimals. Elsewhere a mark before three digits decides only where the bounds
 * leave one reading, and where that is how the language writes it.
 */
function readingMeant(readings: readonly NumberReading[], bounds: NumberBounds): NumberReading | undefined {
  const own = readings.filter((reading) => reading.own);
  const [first] = own;
  if (readings.length < 2) return first;
  if (first?.as === 'decimals' && bounds.decimals >= 3) return first;
  const possible = readings.filter((reading) => isPossible(reading, bounds));
  const [only = first] = possible;
  return possible.length < 2 && only?.own ? only : undefined;
}

const isPossible = ({ value, as }: NumberReading, { minimum, maximum, decimals }: NumberBounds): boolean =>
  (as === 'groups' || decimals > 0) && value >= (minimum ?? value) && value <= (maximum ?? value);

/** The unit of an answer: the given one, undefined when that is unknown; else that which the question shows. */
const unitGiven = (given: GivenValue | undefined, asked: AskedQuestion, rules: CaseRules): Unit | undefined =>
  given?.unit ? unitsOf(asked, rules).find(({ id }) => String(id) === given.unit) : usualUnit(asked, rules);

function usualUnit(asked: AskedQuestion, { program }: CaseRules): Unit {
  const { attribute } = asked.question;
  const stored = storedAnswer(asked)?.value;
  const units = stored?.kind === 'number' ? program.unitsOf(attribute).filter(({ id }) => id === stored.unit) : [];
  return units[0] ?? program.unitFor(attribute.unit);
}

function within(
  value: number,
  decimals: number,
  bounds: NumberBounds,
  unit: Unit,
  { rules, language }: InputContext,
): Meaning {
  const { minimum, maximum } = bounds;
  const tooLow = minimum !== undefined && value < minimum;
  const tooHigh = maximum !== undefined && value > maximum;
  if (tooLow || tooHigh) {
    const key = minimum === undefined ? 'number-at-most' : maximum === undefined ? 'number-at-least' : 'number-between';
    // Behind the bound that a text names last.
    const name = unitBehind((maximum ?? minimum) as number, unit, language);
    return refused(
      messageText(rules.screens, key, language, {
        ...(minimum === undefined ? {} : { minimum: { value: minimum, unit } }),
        ...(maximum === undefined ? {} : { maximum: { value: maximum, unit } }),
        unit: name,
      }),
    );
  }
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
  return stored?.value?.kind === 'number' ? { id: '', value: plainNumber(stored.value.value) } : emptyValue;
}
