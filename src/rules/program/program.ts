import type { Truth } from '../values/outcome.js';
import type { CaseObject } from '../../case/case-object.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { FactValue } from '../values/fact-value.js';
import type { Case } from '../../case/case.js';
import type { PartialDate } from '../../case/values/date.js';
import type { Condition, Expression, RelationPath } from '../model/expression.js';
import type { Attribute } from '../model/attribute.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';
import type { Rule, Severity } from '../model/rule.js';
import type { Unit, UnitSpec } from '../model/unit.js';
import type { Words } from '../model/words.js';
import type { Gap, Missing } from '../values/gap.js';

/**
 * An object of a case as rules read it: a case object, or a benefit triple read as one. Values are decoded once, when
 * they are first asked for; derived facts are computed once. A view is read-only: after a change to the case, make a
 * new one.
 */
export interface Instance {
  readonly view: CaseView;
  readonly kind: ObjectKind;
  /** Id of the object that stands for it in messages, `objectId` and questions: of a triple, the Benefit's. */
  readonly id: number;
  /** Its case objects; three for a triple, else one. */
  readonly objects: readonly CaseObject[];
  /** Attributes first, then derived facts, by their slots; `undefined` is not yet decoded. */
  readonly slots: (FactValue | undefined)[];
  /** The object that carries an attribute: of a triple the one it is stored on; undefined when that part is missing. */
  objectFor(attribute: Attribute): CaseObject | undefined;
}

/** A case under a parameter set on a day, ready for evaluation. */
export interface CaseView {
  /** The program that made it. */
  readonly program: Program;
  readonly case: Case;
  /** The scope `case`: the Application. */
  readonly root: Instance;
  /** All objects of a kind, in case order. */
  instancesOf(kind: string): readonly Instance[];
  /** The object with this id: of a triple any of its three ids. */
  instance(objectId: number): Instance | undefined;
  readonly today: PartialDate;
  /**
   * Type ids of the attributes of which a stored value cannot be read or is of no ordinary size: where there are none,
   * hardly a condition can rest on a failed value. Undefined: nobody knows.
   */
  readonly unusual: ReadonlySet<number> | undefined;
  /**
   * What `owner` worked out of this view, by a key of its own. It goes with the view: a `WeakMap` by views would keep
   * them all, with what they lead to, until old objects are collected.
   */
  memory<Key, T>(owner: object): Map<Key, T>;
}

/**
 * A condition or a value, compiled once for a parameter set. `self` is what `this` means, for what stands inside
 * `where`.
 */
export interface CompiledCondition {
  truth(instance: Instance, self?: Instance): Truth;
  /** What it rests on that is not there; asked only after `unknown`. */
  missing(instance: Instance, self?: Instance): readonly Missing[];
}

/** Several lists of conditions of one scope, looked at together. */
export interface CompiledStages {
  /** Of each list how many of its conditions are surely true one after the other, from the first on. */
  reached(instance: Instance): readonly number[];
}

export interface CompiledValue {
  value(instance: Instance, self?: Instance): FactValue;
  missing(instance: Instance, self?: Instance): readonly Missing[];
}

/** A rule that is violated for one object; severity as the parameter set has it. */
export interface Violation {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly instance: Instance;
}

/** A rule that cannot be decided for one object, with what is missing. */
export interface Undecided {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly instance: Instance;
  readonly missing: readonly Missing[];
}

export interface RuleFindings {
  readonly violations: readonly Violation[];
  readonly undecided: readonly Undecided[];
}

/**
 * Whose a text is: everybody's, the same for all (`fixed`) or with names of catalogues in it (`coded`); or of its case
 * alone (`own`), because it prints what somebody typed, a number or a date.
 */
export type TextOwner = 'fixed' | 'coded' | 'own';

/** One rule set under one of its parameter sets, compiled: the synchronous core of every evaluation. */
export interface Program {
  readonly ruleSet: RuleSet;
  readonly parameterSet: ParameterSet;
  /** `today` is handed in, never read inside. */
  view(subject: Case, today: PartialDate): CaseView;
  compileCondition(condition: Condition): CompiledCondition;
  compileStages(lists: readonly (readonly Condition[])[]): CompiledStages;
  compileValue(expression: Expression): CompiledValue;
  /** Whether a condition can rest on a failed value in a view of which such attributes are unusual. */
  mayFail(condition: Condition, unusual: ReadonlySet<number>): boolean;
  /** Type ids of the attributes on which a condition rests, or the choice of the objects that a relation leads to. */
  restsOn(read: Condition | RelationPath): ReadonlySet<number>;
  /** One pass over the rules that are not switched off, or over those given. */
  evaluate(view: CaseView, rules?: readonly Rule[]): RuleFindings;
  /** The undecided that rest on a failed value (no rate, no row, a dangling code), each with what failed alone. */
  failed(view: CaseView, rules?: readonly Rule[]): readonly Undecided[];
  /** The objects a relation leads to, in case order; a Gap when a to-one relation is undecided or ambiguous. */
  related(instance: Instance, relation: RelationPath): readonly Instance[] | Gap;
  /** The bound of an attribute in its declared unit under this parameter set. */
  bounds(attribute: Attribute): { readonly minimum: number | undefined; readonly maximum: number | undefined };
  /** The unit of the catalogue that a declared unit stands for here (the parameter set's currency, per time). */
  unitFor(spec: UnitSpec | undefined): Unit;
  /** The units an attribute's value may be given in: those of its dimension that the parameter set has. */
  unitsOf(attribute: Attribute): readonly Unit[];
  /** A number in one unit of the catalogue as a number in a declared unit; a Gap without exchange rate. */
  convert(value: number, from: Unit, to: UnitSpec): number | Gap;
  /** A violation's message in a locale (ICU MessageFormat over the facts of its scope). */
  message(finding: { readonly rule: Rule; readonly instance: Instance }, locale: string): string;
  /**
   * A text of a screen in a locale: ICU MessageFormat, its placeholders are facts of the instance's scope; an unknown
   * one prints as nothing. `given` are placeholders that are no facts, with what they print.
   */
  text(words: Words, instance: Instance, locale: string, given?: ReadonlyMap<string, string>): string;
  /** Whose a text of a screen is; asked as `text` is. */
  textOwner(words: Words, instance: Instance, locale: string, given?: ReadonlyMap<string, string>): TextOwner;
  /** A text whose placeholders are parameters; the instance is any of the case. */
  textOfParameters(words: Words, instance: Instance, locale: string): string;
}
