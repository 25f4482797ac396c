import type { Case } from '../../case/case.js';
import type { PartialDate } from '../../case/values/date.js';
import type {
  CompiledCondition,
  CompiledValue,
  Program,
  RuleFindings,
  Undecided,
  Violation,
  CaseView,
  Instance,
} from './program.js';
import type { Missing } from '../values/gap.js';
import type { Attribute, Bound } from '../model/attribute.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';
import type { Rule, Severity } from '../model/rule.js';
import { comparisonOperators } from '../operators/comparisons.js';
import { Outcome, truthOf } from '../values/outcome.js';
import { CaseInstance, EvaluatedView } from './evaluated-view.js';
import type { ComparisonTable } from './compile/compile-condition.js';
import { distinctMissing } from './compile/missing.js';
import { MessageWriter } from './messages/message-writer.js';
import type { Test } from './compile/compiled.js';
import { SetCompiler } from './compile/set-compiler.js';

interface CompiledRule {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly test: Test;
}

/**
 * Compiles a rule set under one of its parameter sets. Everything is compiled when it is first used and kept.
 * `operators` is the table of comparison operators; another one than ours is for tests that show that a wrong operator
 * is noticed.
 */
export function compileProgram(
  ruleSet: RuleSet,
  parameterSet: ParameterSet,
  operators: ComparisonTable = comparisonOperators,
): Program {
  const compiler = new SetCompiler(ruleSet, parameterSet, operators);
  const { units } = compiler;
  const writer = new MessageWriter(compiler);
  const rules = new Map<Rule, CompiledRule | undefined>();
  const compiled = (rule: Rule): CompiledRule | undefined => {
    if (rules.has(rule)) return rules.get(rule);
    const severity = parameterSet.severities.get(rule.id) ?? rule.severity;
    const made = severity === 'off' ? undefined : { rule, severity, test: compiler.condition(rule.violatedWhen) };
    rules.set(rule, made);
    return made;
  };
  const program: Program = {
    ruleSet,
    parameterSet,
    view: (subject: Case, today: PartialDate): CaseView => new EvaluatedView(program, subject, today),
    compileCondition(condition): CompiledCondition {
      const test = compiler.condition(condition);
      return {
        truth: (instance, self = instance) => truthOf(test.outcome(own(instance), own(self))),
        missing: (instance, self = instance) => distinctMissing((into) => test.missing(own(instance), own(self), into)),
      };
    },
    compileValue(expression): CompiledValue {
      const formula = compiler.value(expression, expression.node);
      return {
        value: (instance, self = instance) => formula.value(own(instance), own(self)),
        missing: (instance, self = instance) =>
          distinctMissing((into) => formula.missing(own(instance), own(self), into)),
      };
    },
    evaluate: (view, chosen = ruleSet.rules) => evaluate(chosen.map(compiled), view),
    related: (instance, relation) => compiler.way(relation).targets(own(instance)),
    bounds: ({ minimum, maximum }: Attribute) => ({
      minimum: boundOf(minimum, parameterSet),
      maximum: boundOf(maximum, parameterSet),
    }),
    unitFor: (spec) => units.unitFor(spec),
    unitsOf: (attribute) => units.unitsOf(attribute),
    convert(value, from, to) {
      const conversion = units.conversion(from, to);
      return typeof conversion === 'function' ? conversion(value) : conversion;
    },
    message: (finding, locale) => writer.message(finding, locale),
    text: (words, instance, locale, given) => writer.text(words, instance, locale, given),
    textOfParameters: (words, instance, locale) => writer.textOfParameters(words, instance, locale),
  };
  return program;
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

function evaluate(rules: readonly (CompiledRule | undefined)[], view: CaseView): RuleFindings {
  const violations: Violation[] = [];
  const undecided: Undecided[] = [];
  for (const compiled of rules) {
    if (!compiled) continue;
    const { rule, severity, test } = compiled;
    for (const instance of view.instancesOf(rule.scope)) {
      const outcome = test.outcome(own(instance), own(instance));
      if (outcome === Outcome.true) violations.push({ rule, severity, instance });
      else if (outcome === Outcome.unknown) {
        undecided.push(new UndecidedRule(compiled, own(instance)));
      }
    }
  }
  return { violations, undecided };
}

/** Instances are made by views of a program only. */
function own(instance: Instance): CaseInstance {
  if (instance instanceof CaseInstance) return instance;
  throw new Error('the instance does not come from the view of a program');
}

function boundOf(bound: Bound | undefined, { values }: ParameterSet): number | undefined {
  if (bound === undefined || typeof bound === 'number') return bound;
  const value = values.get(bound.name);
  return value?.kind === 'number' ? value.value : undefined;
}
