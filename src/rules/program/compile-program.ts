import type { Case } from '../../case/case.js';
import type { PartialDate } from '../../case/values/date.js';
import type { CompiledCondition, CompiledStages, CompiledValue, Program, CaseView, Instance } from './program.js';
import type { Attribute, Bound } from '../model/attribute.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';
import { comparisonOperators } from '../operators/comparisons.js';
import { truthOf } from '../values/outcome.js';
import { mayMakeCode } from '../../libraries/may-make-code.js';
import { CompiledRules } from './compiled-rules.js';
import { CaseInstance, EvaluatedView } from './evaluated-view.js';
import type { ComparisonTable } from './compile/compile-condition.js';
import type { Instrument } from './compile/instrument.js';
import { distinctMissing } from './compile/missing.js';
import { MessageWriter } from './messages/message-writer.js';
import { SetCompiler } from './compile/set-compiler.js';

/** Examples and other small tools end before code is worth its making; a service does not. */
const usualCodeAfter = 64;

/**
 * Compiles a rule set under one of its parameter sets. Everything is compiled when it is first used and kept.
 * `operators` is the table of comparison operators; another one than ours is for tests that show that a wrong operator
 * is noticed; `instrument` is for tools of authors; neither has code made of it. `codeAfter` is how often conditions
 * and rules are evaluated as closures before code is made of them.
 */
export function compileProgram(
  ruleSet: RuleSet,
  parameterSet: ParameterSet,
  operators: ComparisonTable = comparisonOperators,
  instrument?: Instrument,
  codeAfter = usualCodeAfter,
): Program {
  const generates = operators === comparisonOperators && !instrument && mayMakeCode();
  const compiler = new SetCompiler(
    ruleSet,
    parameterSet,
    operators,
    instrument,
    generates ? codeAfter : Number.POSITIVE_INFINITY,
  );
  const { units } = compiler;
  const writer = new MessageWriter(compiler);
  const rules = new CompiledRules(compiler, codeAfter);
  const program: Program = {
    ruleSet,
    parameterSet,
    view: (subject: Case, today: PartialDate): CaseView => new EvaluatedView(program, compiler.layout, subject, today),
    compileCondition(condition): CompiledCondition {
      const test = compiler.condition(condition);
      return {
        truth: (instance, self = instance) => truthOf(test.outcome(own(instance), own(self))),
        missing: (instance, self = instance) => distinctMissing((into) => test.missing(own(instance), own(self), into)),
      };
    },
    compileStages(lists): CompiledStages {
      const reached = compiler.stages(lists);
      return { reached: (instance) => reached(own(instance)) };
    },
    restsOn: (read) => ('node' in read ? compiler.resting.attributesOf(read) : compiler.resting.choosing(read)),
    mayFail: (condition, unusual) => compiler.mayFail(condition, unusual),
    compileValue(expression): CompiledValue {
      const formula = compiler.value(expression, expression.node);
      return {
        value: (instance, self = instance) => formula.value(own(instance), own(self)),
        missing: (instance, self = instance) =>
          distinctMissing((into) => formula.missing(own(instance), own(self), into)),
      };
    },
    evaluate: (view, chosen = ruleSet.rules) => rules.evaluate(view as EvaluatedView, chosen),
    failed: (view, chosen = ruleSet.rules) => rules.failed(view as EvaluatedView, chosen),
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
    textOwner: (words, instance, locale, given) => writer.textOwner(words, instance, locale, given),
    textOfParameters: (words, instance, locale) => writer.textOfParameters(words, instance, locale),
  };
  return program;
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
