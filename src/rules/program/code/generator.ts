import type { Condition, DerivedFact } from '../../model/expression.js';
import type { Rule } from '../../model/rule.js';
import type { Outcome } from '../../values/outcome.js';
import type { Compiler, Formula, Test } from '../compile/compiled.js';
import type { CaseInstance } from '../evaluated-view.js';
import { type Place, type SetLayout, State, store } from '../layout.js';
import { emitCondition, emitOutcome } from './emit-condition.js';
import type { Computing, Site } from './emit-reads.js';
import { surely } from './exits.js';
import { emitValue } from './emit-value.js';
import { Source } from './source.js';

/**
 * Some rules of one scope, evaluated for one object: adds each rule that is violated, with the object, to those found.
 */
export interface RulesOfScope<R> {
  /** Index of the kind of the scope. */
  readonly kind: number;
  readonly rules: readonly R[];
  evaluate(instance: CaseInstance, violated: (R | CaseInstance)[]): void;
}

/**
 * Characters of a function, about 25 rules: V8 does not optimise much larger ones well, smaller ones are called often.
 */
const wholeFunction = 12_000;

/** Makes code of conditions, derived facts and rules (architecture, "The evaluator"). */
export class Generator {
  readonly #computing = new Map<DerivedFact, Computing>();

  /** `codeAfter`: how often a derived fact is computed by closures before code is made of it. */
  constructor(
    private readonly compiler: Compiler,
    private readonly layout: SetLayout,
    private readonly codeAfter: number,
  ) {}

  /** What computes a derived fact that closures compute so; undefined when it is not of the rule set. */
  computing(fact: DerivedFact, { value }: Formula): Computing | undefined {
    const place = this.layout.byName.get(fact.scope)?.placeOf(fact);
    if (!place) return undefined;
    let times = 0;
    const computing = {
      compute: (instance: CaseInstance): number => {
        times += 1;
        if (times > this.codeAfter) computing.compute = this.#computed(fact, place);
        return times > this.codeAfter ? computing.compute(instance) : store(instance, place, value(instance, instance));
      },
    };
    this.#computing.set(fact, computing);
    return computing;
  }

  #computed({ is }: DerivedFact, place: Place): Computing['compute'] {
    const source = new Source();
    const found = source.name();
    const code = emitValue(is, this.#site(source), found);
    const ways = [source.value(store), source.value(place)] as const;
    const kept = emitKept(place, found);
    return source.compiled(
      'i',
      `const s=i;${ofInstance}let ${found};${code}${kept}return ${ways[0]}(i,${ways[1]},${found});`,
    );
  }

  /** The outcome of a condition, as one function. */
  outcomeOf(condition: Condition): Test['outcome'] {
    const source = new Source();
    const body = emitOutcome(condition, this.#site(source));
    return source.compiled<(instance: CaseInstance, self: CaseInstance) => Outcome>('i,s', `${ofInstance}${body}`);
  }

  /**
   * Some rules as functions that are called one after the other, each for rules of one scope; `R` is what stands for a
   * rule in what they find.
   */
  rules<R extends { readonly rule: Rule }>(rules: readonly R[]): readonly RulesOfScope<R>[] {
    const made: RulesOfScope<R>[] = [];
    let [source, body, together]: [Source, string, R[]] = [new Source(), '', []];
    const end = (): void => {
      const kind = this.layout.byName.get(together[0]?.rule.scope ?? '');
      const [parameters, code] = ['i,violated', `const s=i;${ofInstance}${body}`];
      if (kind) made.push({ kind: kind.index, rules: together, evaluate: source.compiled(parameters, code) });
      [source, body, together] = [new Source(), '', []];
    };
    for (const each of rules) {
      if (each.rule.scope !== together[0]?.rule.scope || body.length > wholeFunction) end();
      body += this.#rule(each, source);
      together.push(each);
    }
    end();
    return made;
  }

  /** Lists of conditions of one scope as one function, or several: of each list how many are surely true in turn. */
  stages(lists: readonly (readonly Condition[])[]): (instance: CaseInstance) => readonly number[] {
    const functions: ((instance: CaseInstance, reached: number[]) => void)[] = [];
    let [source, body] = [new Source(), ''];
    const end = (): void => {
      if (body !== '') functions.push(source.compiled('i,reached', `const s=i;${ofInstance}${body}`));
      [source, body] = [new Source(), ''];
    };
    for (const [index, list] of lists.entries()) {
      if (body.length > wholeFunction) end();
      body += this.#stages(list, index, source);
    }
    end();
    const none = lists.map(() => 0);
    return (instance) => {
      const reached = none.slice();
      for (const each of functions) each(instance, reached);
      return reached;
    };
  }

  #stages(list: readonly Condition[], index: number, source: Source): string {
    const end = source.name();
    const stages = list.map((condition, stage) => {
      const hit = source.name();
      const code = emitCondition(condition, this.#site(source), surely(`break ${hit};`));
      return `${hit}:{${code}break ${end};}reached[${index}]=${stage + 1};`;
    });
    return stages.length === 0 ? '' : `${end}:{${stages.join('')}}`;
  }

  #rule<R extends { readonly rule: Rule }>(each: R, source: Source): string {
    const [done, hit] = [source.name(), source.name()];
    const condition = emitCondition(each.rule.violatedWhen, this.#site(source), surely(`break ${hit};`));
    return `${done}:{${hit}:{${condition}break ${done};}violated.push(${source.value(each)},i);}`;
  }

  #site(source: Source): Site {
    const { compiler, layout } = this;
    return { source, compiler, layout, computing: this.#computing, instance: 'i', self: 's', value: emitValue };
  }
}

/** What most facts come to is kept without a call. */
function emitKept({ form, slot, number }: Place, found: string): string {
  const keep = (state: number): string => `{i.slots[${slot}]=${found};c[${slot}]=${state};return ${state};}`;
  if (form === 'number') return `if(typeof ${found}==="number"){n[${number}]=${found};${keep(State.there)}}`;
  if (form === 'truth') return `if(${found}===true)${keep(State.true)}if(${found}===false)${keep(State.false)}`;
  return '';
}

const ofInstance = 'const c=i.states,n=i.numbers;';
