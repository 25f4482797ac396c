import { Gap } from '../../../src/rules/values/gap.js';
import type { FactValue } from '../../../src/rules/values/fact-value.js';
import { labCase, type LabObject } from './case.js';
import { lab, labDay, labScope, labValue } from './lab.js';
import type { Written } from './located.js';

/** What a value is for a person: the value, or the kind and reason of what is not there. */
export type ValueExample = readonly [title: string, written: Written, person: LabObject, expected: unknown];

/** What comes out for the first person. */
export function valueFor(written: Written, person: LabObject): unknown {
  const view = lab.program.view(labCase([person]), labDay);
  const [instance] = view.instancesOf('person');
  if (!instance) throw new Error('there is no person');
  return shown(lab.program.compileValue(labValue(written, labScope('person'))).value(instance));
}

const shown = (value: FactValue): unknown =>
  value instanceof Gap ? `${value.kind}${value.reason ? `: ${value.reason}` : ''}` : value;

/** A person with benefits of these sums, or values. */
export const benefits = (...sums: readonly (Record<string, number | string> | number)[]): LabObject => ({
  benefits: sums.map((one) => ({
    values: typeof one === 'number' ? { benefitType: 'termLife', sumInsured: one } : one,
  })),
});
/** The condition that a benefit is a term life. */
export const termLife = { fact: 'benefitType', operator: 'equal', value: 'termLife' };
/** A date as an operator returns it. */
export const day = (year: number, month?: number, date?: number): unknown => ({
  year,
  ...(month ? { month } : {}),
  ...(date ? { day: date } : {}),
});
