import { type Position, startOf } from '../../documents/position.js';
import type { UnitSpec } from '../model/unit.js';
import type { RuleSetReading } from './draft/draft.js';

/**
 * What the service itself relies on, whatever the rules say: the Application with the attribute that holds the case id,
 * the unit of plain numbers, and, for every amount per time, that unit in the first currency of each parameter set.
 */
export function checkNeeds({ draft, findings }: RuleSetReading): void {
  const header = startOf(`${draft.system}/rule-set.yaml`);
  const application = draft.objects.get('case');
  const units = draft.catalogues.get('units')?.at ?? header;
  if (application && application.attributes.get('applicationId')?.kind !== 'string') {
    findings.error(
      header,
      'missing-attribute',
      'the object case needs the attribute applicationId of kind string, which holds the case id',
      'case.applicationId',
    );
  }
  if (draft.catalogues.has('units') && !draft.units.byWord.has('number')) {
    findings.error(units, 'missing-unit', 'the unit "number" is missing: plain numbers have it');
  }
  const declared = [...declaredUnits(draft)];
  for (const { id, currencies } of draft.parameterSets.values()) {
    const [currency] = currencies;
    for (const { spec, at } of declared) {
      if (!currency || spec.kind !== 'currencyPerTime' || draft.units.byWord.has(`${currency.word}/${spec.per.word}`))
        continue;
      findings.error(
        at,
        'missing-unit',
        `currency/${spec.per.word} needs the unit "${currency.word}/${spec.per.word}" with the parameter set ${id}; add it to the catalogue of units`,
      );
    }
  }
}

interface Declared {
  readonly spec: UnitSpec;
  readonly at: Position;
}

function* declaredUnits({ objects, parameters, catalogues, rules }: RuleSetReading['draft']): Generator<Declared> {
  for (const { attributes, facts } of objects.values()) {
    for (const { unit: spec, at } of attributes.values()) if (spec) yield { spec, at };
    for (const { type, at } of facts.values()) if (type.kind === 'number' && type.unit) yield { spec: type.unit, at };
  }
  for (const { unit, columns = [], gives = [], at } of parameters.values()) {
    for (const spec of [unit, ...[...columns, ...gives].map((column) => column.unit)]) if (spec) yield { spec, at };
  }
  for (const { columns, at } of catalogues.values())
    for (const { unit: spec } of columns.values()) if (spec) yield { spec, at };
  for (const rule of rules) {
    for (const { type, at } of rule.with.values())
      if (type.kind === 'number' && type.unit) yield { spec: type.unit, at };
  }
}
