import type { Case } from '../case/case.js';
import { attributeOf, type CaseAttribute, type CaseObject } from '../case/case-object.js';
import { Findings } from '../documents/findings/findings.js';
import type { Position } from '../documents/position.js';
import { remembered } from '../lists/remembered.js';
import { ExampleCase } from '../rules/examples/example-case.js';
import { computedValues } from '../rules/examples/computed-values.js';
import type { ObjectKind } from '../rules/model/object-kind.js';
import type { Rule } from '../rules/model/rule.js';
import { severityIn } from '../rules/model/rule-set.js';
import { carrierOfAttribute } from '../rules/objects/benefit-triple.js';
import type { CaseView, CompiledCondition, Instance } from '../rules/program/program.js';
import { verdictOf } from '../rules/values/outcome.js';
import type { CaseRules, Systems } from '../screens/model/systems.js';
import type { Persona } from './persona.js';

/**
 * A persona with the cases that its answers make when all are given at once, without screens that would ask for them:
 * plain values, which can be kept.
 */
export interface PersonaAtOnce extends Pick<Persona, 'name' | 'csp' | 'day' | 'at'> {
  /** The rules that it expects, and where. */
  readonly says: ReadonlyMap<string, Position>;
  /**
   * Without what it answers only where it is asked, and with all of that: nobody knows here what would be asked, and
   * the case that is captured stands between the two.
   */
  readonly cases: readonly [least: Case, most: Case];
}

/** A rule that comes out otherwise than a persona says. */
export interface Otherwise {
  readonly persona: PersonaAtOnce;
  readonly isViolated: boolean;
  /** The values that made it so; worked out when somebody asks. */
  because(): readonly string[];
}

/** Personas, each with the case of its answers; what several have alike is there once, as they are kept so. */
export function atOnce(personas: readonly Persona[], systems: Systems): readonly PersonaAtOnce[] {
  const attributes = new Map<string, CaseAttribute>();
  const shared = (object: CaseObject): CaseObject => ({
    ...object,
    attributes: object.attributes.map((each) => remembered(attributes, JSON.stringify(each), () => each)),
  });
  return personas.flatMap((persona) => {
    const rules = systems.forCsp(persona.csp);
    if (!rules) return [];
    const { name, csp, day, at, says } = persona;
    const keep = (made: Case): Case => ({ ...made, objects: made.objects.map(shared) });
    return [
      {
        name,
        csp,
        day,
        at: plain(at),
        says: new Map(says.map((said) => [said.rule, plain(said.at)])),
        cases: [keep(caseOf(persona, rules, false)), keep(caseOf(persona, rules, true))],
      },
    ];
  });
}

/** The case of a persona whose answers are all given at once, with those for every object of a kind or without. */
function caseOf({ given, each, day }: Persona, { ruleSet, program }: CaseRules, withEach: boolean): Case {
  const unsaid = new Findings();
  const made = new ExampleCase(program, { findings: unsaid, notHere: unsaid, asCaptured: true });
  const root = ruleSet.objects.get('case') as ObjectKind;
  made.fill(root, made.application, given.members, true);
  if (!withEach) return made.subject;
  const view = program.view(made.subject, day);
  for (const [name, { members }] of each.members) {
    const kind = ruleSet.objects.get(name);
    const instances = kind ? view.instancesOf(name) : [];
    for (const { id } of instances) {
      const object = made.subject.objects.find((one) => one.id === id);
      if (kind && object)
        made.fill(
          kind,
          object,
          members.filter(([fact]) => isOpen(made.subject, object, kind, fact)),
        );
    }
  }
  return made.subject;
}

function isOpen(subject: Case, object: CaseObject, { attributes }: ObjectKind, fact: string): boolean {
  const attribute = attributes.get(fact);
  return attribute !== undefined && !attributeOf(carrierOfAttribute(subject, object, attribute), attribute.id);
}

const plain = ({ file, line, column }: Position): Position => ({ file, line, column });

/** Views of the cases of personas, which all rules are judged on. */
export class ViewsAtOnce {
  readonly #views = new WeakMap<PersonaAtOnce, readonly CaseView[]>();

  constructor(private readonly systems: Systems) {}

  of(persona: PersonaAtOnce): readonly CaseView[] {
    const { program } = this.rules(persona);
    return remembered(this.#views, persona, () => persona.cases.map((each) => program.view(each, persona.day)));
  }

  rules({ csp }: PersonaAtOnce): CaseRules {
    const rules = this.systems.forCsp(csp);
    if (!rules) throw new Error(`there is no parameter set ${csp}`);
    return rules;
  }
}

/**
 * The personas of a system of whom a rule says otherwise than they expect, whatever they would be asked: it is
 * violated, though they do not say it, or cannot be, though they do. A rule for some source types is judged where it is
 * expected.
 */
export function judgedOtherwise(
  rule: Rule,
  personas: readonly PersonaAtOnce[],
  views: ViewsAtOnce,
): readonly Otherwise[] {
  return personas.flatMap((persona) => {
    const isSaid = persona.says.has(rule.id);
    if (!isSaid && rule.sources !== undefined) return [];
    const { parameterSet, program } = views.rules(persona);
    if (severityIn(parameterSet, rule) === 'off') return [];
    const condition = program.compileCondition(rule.violatedWhen);
    const [least, most] = views.of(persona).map((view) => verdictIn(view.instancesOf(rule.scope), condition));
    const instance = most?.instance;
    if (!least || !most || !instance) return [];
    const isOtherwise = isSaid
      ? most.verdict === 'satisfied' && least.verdict !== 'violated'
      : most.verdict === 'violated' && least.verdict === 'violated';
    if (!isOtherwise) return [];
    return [{ persona, isViolated: !isSaid, because: () => computedValues(rule.violatedWhen, program, instance) }];
  });
}

/** Violated by one of the objects, else undecided at one, else satisfied; with the object that says so. */
function verdictIn(instances: readonly Instance[], condition: CompiledCondition) {
  let undecided: Instance | undefined;
  for (const instance of instances) {
    const verdict = verdictOf(condition.truth(instance));
    if (verdict === 'violated') return { verdict, instance };
    if (verdict === 'undecided') undecided ??= instance;
  }
  return undecided
    ? ({ verdict: 'undecided', instance: undecided } as const)
    : ({ verdict: 'satisfied', instance: instances[0] } as const);
}
