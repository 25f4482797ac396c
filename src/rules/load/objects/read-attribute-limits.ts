import type { Attribute, Bound } from '../../model/attribute.js';
import type { Parameter } from '../../model/parameter.js';
import { dimensionOf, isPeriodUnit, periodUnits, type Unit } from '../../model/unit.js';
import type { Cursor } from '../../../documents/cursor.js';
import { tail } from '../../../documents/names.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { readUnit } from '../draft/read-unit.js';
import type { RuleSetReading } from '../draft/draft.js';

/** Further units of the declared one's dimension. */
export function readOtherUnits(
  cursor: Cursor,
  declared: Attribute['unit'],
  { draft, findings }: RuleSetReading,
): readonly Unit[] {
  return cursor.items.flatMap((item) => {
    const spec = readUnit(item, draft.units.byWord, findings);
    if (!spec) return [];
    if (spec.kind === 'unit' && declared?.kind === 'unit' && spec.unit === declared.unit)
      findings.error(item.valueAt, 'duplicate-item', `${spec.unit.word} is the unit itself, and no other one`);
    if (spec.kind === 'unit' && declared?.kind === 'unit' && dimensionOf(spec) === dimensionOf(declared))
      return [spec.unit];
    findings.error(
      item.valueAt,
      'wrong-dimension',
      `${item.text} is no other unit of ${declared ? dimensionOf(declared) : 'a plain number'}`,
    );
    return [];
  });
}

/** A number, or `{ fact: csp.<parameter> }` of the same dimension. */
export function readBound(cursor: Cursor, unit: Attribute['unit'], reading: RuleSetReading): Bound | undefined {
  if (cursor.number !== undefined) return cursor.number;
  const parameter = readParameter(cursor, 'number', reading);
  const [own, other] = [unit, parameter?.unit].map((each) => (each ? dimensionOf(each) : 'number'));
  if (parameter && own !== other)
    reading.findings.error(
      cursor.member('fact').valueAt,
      'wrong-dimension',
      `the parameter ${parameter.name} is a ${other}; expected a ${own}`,
      `unit csp.${parameter.name}`,
    );
  return parameter;
}

/** `{ fact: csp.<parameter> }`, a list of entries of the attribute's catalogue. */
export function readOffered(
  cursor: Cursor,
  catalogue: string | undefined,
  reading: RuleSetReading,
): Parameter | undefined {
  const parameter = readParameter(cursor, 'list', reading);
  if (!parameter || parameter.catalogue === catalogue) return parameter;
  reading.findings.error(
    cursor.member('fact').valueAt,
    'wrong-catalogue',
    `the parameter ${parameter.name} is a list of ${parameter.catalogue ?? 'values'}; expected ${catalogue ?? 'a catalogue'}`,
  );
  return undefined;
}

/** `ever`, or `{ fact: csp.<parameter> }` in one of the units that texts can print. */
export function readLookBack(cursor: Cursor, reading: RuleSetReading): Attribute['lookBack'] {
  if (cursor.text === 'ever') return 'ever';
  const parameter = readParameter(cursor, 'number', reading);
  const unit = parameter?.unit?.kind === 'unit' ? parameter.unit.unit.word : undefined;
  if (!parameter || isPeriodUnit(unit)) return parameter;
  reading.findings.error(
    cursor.member('fact').valueAt,
    'wrong-dimension',
    `the parameter ${parameter.name} is no period; expected one in ${periodUnits.join(', ')}`,
    `unit csp.${parameter.name}`,
  );
  return undefined;
}

function readParameter(
  cursor: Cursor,
  kind: Parameter['kind'],
  { draft, findings }: RuleSetReading,
): Parameter | undefined {
  const fact = cursor.member('fact');
  if (fact.text === undefined) return undefined;
  const parameter = draft.parameters.get(fact.text.slice('csp.'.length));
  if (parameter)
    findings.names?.mention({
      kind: 'parameter',
      owner: '',
      at: fact.valueAt,
      ...tail(fact.text, [parameter.name]),
    });
  if (parameter?.kind === kind) return parameter;
  const known = [...draft.parameters.keys()].map((each) => `csp.${each}`);
  if (parameter)
    findings.error(
      fact.valueAt,
      'wrong-kind',
      `the parameter ${parameter.name} is a ${parameter.kind}; expected a ${kind}`,
    );
  else
    findings.error(
      fact.valueAt,
      'unknown-parameter',
      `unknown parameter "${fact.text}"${didYouMean(fact.text, known)}`,
      fact.text,
    );
  return undefined;
}
