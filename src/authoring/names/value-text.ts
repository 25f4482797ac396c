import { formatDate } from '../../case/values/date.js';
import type { Bound } from '../../rules/model/attribute.js';
import type { Parameter, ParameterValue } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { type UnitSpec, unitWord } from '../../rules/model/unit.js';

/** `230 cm`, `1.5`, `3 years`: a number in its unit as the files write it. */
export const quantity = (value: number, unit: UnitSpec | undefined): string =>
  unit ? `${value} ${unitWord(unit)}` : String(value);

/** The value of a parameter as a line. */
export function valueText({ unit }: Parameter, value: ParameterValue): string {
  switch (value.kind) {
    case 'number':
      return quantity(value.value, unit);
    case 'range':
      return `${value.low} to ${quantity(value.high, unit)}`;
    case 'text':
      return JSON.stringify(value.value);
    case 'date':
      return formatDate(value.value);
    case 'list':
      return value.values.length === 0 ? 'none' : value.values.join(', ');
    case 'table':
      return `${value.rows.length} rows`;
  }
}

/** The value of a parameter in every parameter set of the systems: `1: 18 year`. */
export function valuesText(name: string, ruleSets: readonly RuleSet[]): readonly string[] {
  return ruleSets.flatMap(({ parameters, parameterSets }) => {
    const parameter = parameters.get(name);
    if (!parameter) return [];
    return [...parameterSets.values()].map(({ id, name: title, values }) => {
      const value = values.get(name);
      return `parameter set ${id} (${title['en'] ?? Object.values(title)[0] ?? ''}): ${value ? valueText(parameter, value) : 'no value'}`;
    });
  });
}

/** `50 cm`, or the parameter that says it: `csp.minimumHeight`. */
export function boundText(bound: Bound | undefined, unit: UnitSpec | undefined): string | undefined {
  if (bound === undefined) return undefined;
  return typeof bound === 'number' ? quantity(bound, unit) : `csp.${bound.name}`;
}
