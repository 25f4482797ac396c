import { append } from '../../lists/append.js';
import { type ParameterSet, severityIn } from '../model/rule-set.js';
import type { Rule, Severity } from '../model/rule.js';
import type { Missing } from '../values/gap.js';
import { Outcome } from '../values/outcome.js';
import type { RulesOfScope } from './code/generator.js';
import type { Test } from './compile/compiled.js';
import { distinctMissing } from './compile/missing.js';
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
    const undecided: (CompiledRule | CaseInstance)[] = [];
    const { generator } = this.compiler;
    if (generator && !list.generated && ++list.times > this.codeAfter) list.generated = generator.rules(list.rules);
    if (list.generated) for (const some of list.generated) evaluateOfScope(some, view, violated, undecided);
    else evaluateEach(list.rules, view, violated, undecided);
    return new Findings(violated, undecided);
  }

  #listOf(chosen: readonly Rule[]): RuleList {
    const present = this.#lists.get(chosen);
    if (present) return present;
    const made: RuleList = { rules: chosen.flatMap((rule) => this.#compiled(rule) ?? []), times: 0 };
    this.#lists.set(chosen, made);
    return made;
  }

  #compiled(rule: Rule): CompiledRule | undefined {
    if (this.#rules.has(rule)) return this.#rules.get(rule);
    const parameterSet: ParameterSet = this.compiler.parameterSet;
    const severity = severityIn(parameterSet, rule);
    const made = severity === 'off' ? undefined : { rule, severity, test: this.compiler.condition(rule.violatedWhen) };
    this.#rules.set(rule, made);
    return made;
  }
}

/** Object by object; what was found of several objects is brought into the order of the rules. */
function evaluateOfScope(
  some: RulesOfScope<CompiledRule>,
  view: EvaluatedView,
  violated: (CompiledRule | CaseInstance)[],
  undecided: (CompiledRule | CaseInstance)[],
): void {
  const instances = view.lists[some.kind] ?? [];
  const before = [violated.length, undecided.length] as const;
  for (const instance of instances) some.evaluate(instance, violated, undecided);
  if (instances.length < 2) return;
  inOrderOf(some.rules, violated, before[0]);
  inOrderOf(some.rules, undecided, before[1]);
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

function evaluateEach(
  rules: readonly CompiledRule[],
  view: EvaluatedView,
  violated: (CompiledRule | CaseInstance)[],
  undecided: (CompiledRule | CaseInstance)[],
): void {
  for (const compiled of rules)
    for (const instance of view.instancesOf(compiled.rule.scope)) {
      const outcome = compiled.test.outcome(instance, instance);
      if (outcome === Outcome.true) violated.push(compiled, instance);
      else if (outcome === Outcome.unknown) undecided.push(compiled, instance);
    }
}

/** Most callers ask for the violations only. */
class Findings implements RuleFindings {
  readonly violations: readonly Violation[];
  #undecided: readonly Undecided[] | undefined;

  constructor(
    violated: Found,
    private readonly undecidedRules: Found,
  ) {
    this.violations = inPairs(violated, ({ rule, severity }, instance) => ({ rule, severity, instance }));
  }

  get undecided(): readonly Undecided[] {
    this.#undecided ??= inPairs(this.undecidedRules, (rule, instance) => new UndecidedRule(rule, instance));
    return this.#undecided;
  }
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
