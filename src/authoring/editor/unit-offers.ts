import { loadedModel } from '../../rules/load/rules/loaded-model.js';
import type { FactType } from '../../rules/model/expression.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { dimensionOf, type UnitSpec } from '../../rules/model/unit.js';
import type { CursorPlace } from './cursor-place.js';
import type { Offer } from './offer.js';
import { scopeAt } from './scope-at.js';
import { textAt } from './text-at.js';
import { typeOfPath } from './type-of-path.js';

/** Units that may be declared, where they are meant: money in the currency of a parameter set, too, also per time. */
function unitsWhere(ruleSet: RuleSet, isMeant: (spec: UnitSpec, word: string) => boolean): readonly Offer[] {
  const model = loadedModel(ruleSet);
  return [...model.unitWords].flatMap((label): readonly Offer[] => {
    const spec = model.unit(label);
    if (!spec || !isMeant(spec, label)) return [];
    if (spec.kind === 'unit') return [{ label, kind: 'code', owner: 'units' }];
    const per = spec.kind === 'currency' ? '' : ` per ${spec.per.word}`;
    return [{ label, kind: 'value', detail: `the first currency of the parameter set${per}` }];
  });
}

/** Whatever a number may be declared in. */
export const declaredUnits = (_: CursorPlace, ruleSet: RuleSet): readonly Offer[] => unitsWhere(ruleSet, () => true);

/** The currencies of the catalogue of units, in which a parameter set may count. */
export const currencies = (_: CursorPlace, ruleSet: RuleSet): readonly Offer[] => catalogueUnits(ruleSet, 'currency');

/** The units of the catalogue in which an answer may be given that is declared in one. */
export const unitsToAnswerIn = (ruleSet: RuleSet, unit: UnitSpec | undefined): readonly Offer[] =>
  catalogueUnits(ruleSet, unit ? dimensionOf(unit) : 'number');

const catalogueUnits = (ruleSet: RuleSet, dimension: string): readonly Offer[] =>
  unitsWhere(ruleSet, (spec) => spec.kind === 'unit' && spec.unit.dimension === dimension);

/** The other units of the dimension of the `unit` that is declared beside. */
export function otherUnits({ path, around }: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const declared = textAt(around[path.lastIndexOf('alsoIn')], 'unit');
  const unit = loadedModel(ruleSet).unit(declared ?? '');
  return unitsWhere(
    ruleSet,
    (spec, word) => spec.kind === 'unit' && word !== declared && (!unit || dimensionOf(spec) === dimensionOf(unit)),
  );
}

/** The units into which the value beside can be converted: all, where it is not known what that is in. */
export function unitsToConvertTo(place: CursorPlace, ruleSet: RuleSet): readonly Offer[] {
  const value = textAt(place.around[place.path.length - 1], 'value');
  const scope = scopeAt(place, ruleSet);
  const type = scope && value !== undefined ? typeOfPath(value, scope) : undefined;
  const unit = unitOf(type);
  return unitsWhere(ruleSet, (spec) => unit === undefined || dimensionOf(spec) === dimensionOf(unit));
}

const unitOf = (type: FactType | undefined): UnitSpec | undefined => (type?.kind === 'number' ? type.unit : undefined);
