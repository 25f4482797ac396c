import { append } from '../../lists/append.js';
import { rememberedByNumbers } from '../../lists/remembered-by-numbers.js';
import { type ParameterSet, severityIn } from '../model/rule-set.js';
import type { Rule, Severity } from '../model/rule.js';
import type { Missing } from '../values/gap.js';
import { Outcome } from '../values/outcome.js';
import type { RulesOfScope } from './code/generator.js';
import type { Test } from './compile/compiled.js';
import { distinctMissing } from './compile/missing.js';
import { restingOnFailed } from './failed.js';
import type { SetCompiler } from './compile/set-compiler.js';
import type { CaseInstance, EvaluatedView } from './evaluated-view.js';
import type { RuleFindings, Undecided, Violation } from './program.js';

interface CompiledRule {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly test: Test;
}

/** Rules that are evaluated together: all of them, those of a source type, one alone. */
interface RuleList {
  readonly rules: readonly CompiledRule[];
  /** Those of them that may fail, by the attributes that are unusual. */
  readonly mayFail: Map<string, readonly CompiledRule[]>;
  times: number;
  generated?: readonly RulesOfScope<CompiledRule>[];
}

/** What was found, rule by rule: a rule, then its object, and so on. */
type Found = readonly (CompiledRule | CaseInstance)[];

/** The rules of a rule set under a parameter set, compiled when they are first evaluated. */
export class CompiledRules {
  readonly #rules = new Map<Rule, CompiledRule | undefined>();
  readonly #lists = new WeakMap<readonly Rule[], RuleList>();

  constructor(
    private readonly compiler: SetCompiler,
    private readonly codeAfter: number,
  ) {}

  /** One pass over the rules that are not switched off, in their order, each over its objects in case order. */
  evaluate(view: EvaluatedView, chosen: readonly Rule[]): RuleFindings {
    const list = this.#listOf(chosen);
    const violated: (CompiledRule | CaseInstance)[] = [];
    const { generator } = this.compiler;
    if (generator && !list.generated && ++list.times > this.codeAfter) list.generated = generator.rules(list.rules);
    if (list.generated) for (const some of list.generated) evaluateOfScope(some, view, violated);
    else for (const rule of list.rules) addWhere(Outcome.true, rule, view, violated);
    return new Findings(violated, list.rules, view);
  }

  /** The rules that rest on a failed value; in most views only few can. */
  failed(view: EvaluatedView, chosen: readonly Rule[]): readonly Undecided[] {
    const { rules, mayFail } = this.#listOf(chosen);
    const { unusual } = view;
    if (!unusual) return restingOnFailed(undecidedOf(rules, view));
    const doubtful = rememberedByNumbers(mayFail, unusual, () =>
      rules.filter(({ rule }) => this.compiler.mayFail(rule.violatedWhen, unusual)),
    );
    return restingOnFailed(undecidedOf(doubtful, view));
  }

  #listOf(chosen: readonly Rule[]): RuleList {
    const present = this.#lists.get(chosen);
    if (present) return present;
    const made: RuleList = {
      rules: chosen.flatMap((rule) => this.#compiled(rule) ?? []),
      mayFail: new Map(),
      times: 0,
    };
    this.#lists.set(chosen, made);
    return made;
  }

  #compiled(rule: Rule): CompiledRule | undefined {
    if (this.#rules.has(rule)) return this.#rules.get(rule);
    const parameterSet: ParameterSet = this.compiler.parameterSet;
    const severity = severityIn(parameterSet, rule);
    const made = severity === 'off' ? undefined : this.#compile(rule, severity);
    this.#rules.set(rule, made);
    return made;
  }

  #compile(rule: Rule, severity: Severity): CompiledRule {
    return { rule, severity, test: this.compiler.condition(rule.violatedWhen) };
  }
}

/** Object by object; what was found of several objects is brought into the order of the rules. */
function evaluateOfScope(
  some: RulesOfScope<CompiledRule>,
  view: EvaluatedView,
  violated: (CompiledRule | CaseInstance)[],
): void {
  const instances = view.listOf(some.kind);
  const before = violated.length;
  for (const instance of instances) some.evaluate(instance, violated);
  if (instances.length > 1 && violated.length > before + 2) inOrderOf(some.rules, violated, before);
}

/** Brings what was found from a place on into the order of the rules; of one rule it stays in that of the objects. */
function inOrderOf(rules: readonly CompiledRule[], found: (CompiledRule | CaseInstance)[], from: number): void {
  const ofRules = new Map<CompiledRule, CaseInstance[]>();
  for (let index = from; index < found.length; index += 2)
    append(ofRules, found[index] as CompiledRule, found[index + 1] as CaseInstance);
  let place = from;
  for (const rule of rules)
    for (const instance of ofRules.get(rule) ?? []) {
      found[place++] = rule;
      found[place++] = instance;
    }
}

/** Adds a rule with each object for which it comes to an outcome. */
function addWhere(
  outcome: Outcome,
  compiled: CompiledRule,
  view: EvaluatedView,
  into: (CompiledRule | CaseInstance)[],
): void {
  for (const instance of view.instancesOf(compiled.rule.scope) as readonly CaseInstance[])
    if (compiled.test.outcome(instance, instance) === outcome) into.push(compiled, instance);
}

/** Most callers ask for the violations only: what is undecided is looked for when somebody asks. */
class Findings implements RuleFindings {
  readonly violations: readonly Violation[];
  #undecided: readonly Undecided[] | undefined;

  constructor(
    violated: Found,
    private readonly rules: readonly CompiledRule[],
    private readonly view: EvaluatedView,
  ) {
    this.violations = inPairs(violated, ({ rule, severity }, instance) => ({ rule, severity, instance }));
  }

  get undecided(): readonly Undecided[] {
    this.#undecided ??= undecidedOf(this.rules, this.view);
    return this.#undecided;
  }
}

function undecidedOf(rules: readonly CompiledRule[], view: EvaluatedView): readonly Undecided[] {
  const found: (CompiledRule | CaseInstance)[] = [];
  for (const rule of rules) addWhere(Outcome.unknown, rule, view, found);
  return inPairs(found, (rule, instance) => new UndecidedRule(rule, instance));
}

function inPairs<T>(found: Found, make: (rule: CompiledRule, instance: CaseInstance) => T): readonly T[] {
  const made: T[] = [];
  for (let index = 0; index < found.length; index += 2)
    made.push(make(found[index] as CompiledRule, found[index + 1] as CaseInstance));
  return made;
}

/** What is missing is collected only when somebody asks. */
class UndecidedRule implements Undecided {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly #test: Test;
  #missing: readonly Missing[] | undefined;

  constructor(
    { rule, severity, test }: CompiledRule,
    readonly instance: CaseInstance,
  ) {
    this.rule = rule;
    this.severity = severity;
    this.#test = test;
  }

  get missing(): readonly Missing[] {
    this.#missing ??= distinctMissing((into) => this.#test.missing(this.instance, this.instance, into));
    return this.#missing;
  }
}
