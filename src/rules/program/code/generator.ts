import type { Condition, DerivedFact } from '../../model/expression.js';
import type { Rule } from '../../model/rule.js';
import type { Outcome } from '../../values/outcome.js';
import type { Compiler, Formula, Test } from '../compile/compiled.js';
import type { CaseInstance } from '../evaluated-view.js';
import { type Place, type SetLayout, State, store } from '../layout.js';
import { emitCondition, emitOutcome } from './emit-condition.js';
import type { Computing, Site } from './emit-reads.js';
import { emitValue } from './emit-value.js';
import { Source } from './source.js';

/** Evaluates some rules over the objects of each kind; adds each rule with its object to what is violated or undecided. */
export type EvaluateRules<R> = (
  lists: readonly (readonly CaseInstance[])[],
  violated: (R | CaseInstance)[],
  undecided: (R | CaseInstance)[],
) => void;

/** Characters of a function, about 25 rules: V8 does not optimise much larger ones well, smaller ones are called often. */
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

  /** Some rules as functions that are called one after the other; `R` is what stands for a rule in what they find. */
  rules<R extends { readonly rule: Rule }>(rules: readonly R[]): readonly EvaluateRules<R>[] {
    const functions: EvaluateRules<R>[] = [];
    let source = new Source();
    let body = '';
    const end = (): void => {
      if (body !== '') functions.push(source.compiled('lists,violated,undecided', body));
      source = new Source();
      body = '';
    };
    for (const each of rules) {
      body += this.#loop(each, source);
      if (body.length > wholeFunction) end();
    }
    end();
    return functions;
  }

  #loop<R extends { readonly rule: Rule }>(each: R, source: Source): string {
    const { scope, violatedWhen } = each.rule;
    const kind = this.layout.byName.get(scope);
    if (!kind) return '';
    const [list, index, hit, gaps, next] = [source.name(), source.name(), source.name(), source.name(), source.name()];
    const exits = { whenTrue: `break ${hit};`, whenFalse: `continue ${next};`, gaps };
    const condition = emitCondition(violatedWhen, this.#site(source), exits);
    const rule = source.value(each);
    return (
      `const ${list}=lists[${kind.index}];${next}:for(let ${index}=0;${index}<${list}.length;${index}++){` +
      `const i=${list}[${index}],s=i;${ofInstance}${hit}:{let ${gaps}=0;${condition}` +
      `if(${gaps}&1)undecided.push(${rule},i);continue;}violated.push(${rule},i);}`
    );
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
