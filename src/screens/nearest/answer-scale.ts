import type { DatePart, PartialDate } from '../../case/values/date.js';
import type { Value } from '../../case/values/value.js';
import { boundsInUnit } from '../../rules/bounds/attribute-bounds.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Unit } from '../../rules/model/unit.js';
import type { Program } from '../../rules/program/program.js';
import { type FactValue, isDate } from '../../rules/values/fact-value.js';
import { Gap } from '../../rules/values/gap.js';
import { partialDate } from '../../rules/values/partial-date.js';
import type { AnswerRead } from './answers-read.js';

/** What an answer on a scale may be, step by step: numbers by their decimals, dates by years, months or days. */
export interface AnswerScale {
  /** Where the search begins: the step of the present answer, a fraction where it lies between two. */
  readonly present: number;
  /** Whether the present answer stands there; else what does would be another answer. */
  readonly isPresent: boolean;
  /** The first and the last step. */
  readonly least: number;
  readonly most: number;
  valueAt(step: number): Value;
  /** The step of a value that a rule compares the answer with; none of what is on no such scale. */
  stepOf(value: FactValue): readonly number[];
}

/**
 * The scales of an answer that is a number or a date: first that on which it stands, then that of the declared unit, or
 * of days, where it is in another one or coarser. None of all other answers.
 */
export function answerScales(answer: AnswerRead, program: Program, today: PartialDate): readonly AnswerScale[] {
  if (answer.attribute.kind === 'number') return numberScales(answer, program);
  return answer.attribute.kind === 'date' ? dateScales(answer, today) : [];
}

function numberScales(answer: AnswerRead, program: Program): readonly AnswerScale[] {
  const { attribute, value } = answer;
  const declared = program.unitFor(attribute.unit);
  const given = value?.kind === 'number' ? program.unitsOf(attribute).find(({ id }) => id === value.unit) : undefined;
  return [...new Set([given ?? declared, declared])].map((unit) => numberScale(answer, unit, unit === given, program));
}

function numberScale({ attribute, value }: AnswerRead, unit: Unit, isGiven: boolean, program: Program): AnswerScale {
  const declared = program.unitFor(attribute.unit);
  const { minimum, maximum, decimals } = boundsInUnit(program, attribute, unit);
  const steps = 10 ** decimals;
  const least = minimum === undefined ? Number.MIN_SAFE_INTEGER : Math.ceil(rounded(minimum * steps));
  const number = value?.kind === 'number' ? value.value : (attribute.absentMeans ?? Math.max(0, minimum ?? 0));
  return {
    present: rounded(number * steps),
    // What is assumed while nothing is answered is no other answer.
    isPresent: isGiven || (value === undefined && attribute.absentMeans !== undefined),
    least,
    most: maximum === undefined ? Number.MAX_SAFE_INTEGER : Math.floor(rounded(maximum * steps)),
    valueAt: (step) => ({ kind: 'number', value: Number((step / steps).toFixed(decimals)), unit: unit.id }),
    stepOf(other) {
      if (typeof other !== 'number') return [];
      // What it is compared with is in the declared unit, unless it was computed on the way.
      const converted = program.convert(other, declared, { kind: 'unit', unit });
      return [other, converted].flatMap((each) => (each instanceof Gap ? [] : [rounded(each * steps)]));
    },
  };
}

/** What lies a billionth beside a step is that step: 4.35 * 100 is 434.99999999999994. */
function rounded(step: number): number {
  const nearest = Math.round(step);
  return Math.abs(step - nearest) <= 1e-9 * Math.max(1, Math.abs(step)) ? nearest : step;
}

/** How a date of some exactness is counted, and what is counted. */
interface Calendar {
  stepOf(date: PartialDate): number;
  dateAt(step: number): PartialDate;
}

const calendars: Readonly<Record<DatePart, Calendar>> = {
  year: { stepOf: ({ year }) => year, dateAt: (year) => ({ year }) },
  month: {
    stepOf: ({ year, month = 1 }) => year * 12 + month - 1,
    dateAt: (step) => ({ year: Math.floor(step / 12), month: (step % 12) + 1 }),
  },
  day: { stepOf: (date) => partialDate.earliest(date), dateAt: (day) => partialDate.ofDay(day) },
};

/** Of the calendar that the service accepts (YYYY). */
const [firstDay, lastDay]: readonly [PartialDate, PartialDate] = [
  { year: 1, month: 1, day: 1 },
  { year: 9999, month: 12, day: 31 },
];

function dateScales({ attribute, value }: AnswerRead, today: PartialDate): readonly AnswerScale[] {
  const given = value?.kind === 'date' ? value : undefined;
  const own = exactnessOf(given, attribute);
  const exactnesses = new Set<DatePart>([own, 'day']);
  return [...exactnesses].map((exactness) =>
    dateScale(given ?? today, calendars[exactness], given !== undefined && exactness === own),
  );
}

const dateScale = (from: PartialDate, calendar: Calendar, isPresent: boolean): AnswerScale => ({
  present: calendar.stepOf(from),
  isPresent,
  least: calendar.stepOf(firstDay),
  most: calendar.stepOf(lastDay),
  valueAt: (step) => ({ kind: 'date', ...calendar.dateAt(step) }),
  stepOf: (other) => (isDate(other) ? [calendar.stepOf(other)] : []),
});

/** As exact as the answer is, and at least as the attribute asks. */
function exactnessOf(given: PartialDate | undefined, { exactTo = 'year' }: Attribute): DatePart {
  if (!given || given.day !== undefined || exactTo === 'day') return 'day';
  return given.month !== undefined || exactTo === 'month' ? 'month' : 'year';
}
