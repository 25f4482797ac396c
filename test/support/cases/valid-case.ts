import fc, { type GeneratorValue } from 'fast-check';
import type { CaseAttribute, CaseObject, ElementName } from '../../../src/case/case-object.js';
import type { Case } from '../../../src/case/case.js';
import type { Value } from '../../../src/case/values/value.js';
import { benefitParts } from './benefit-parts.js';
import type { Program } from '../../../src/rules/program/program.js';
import type { ObjectKind } from '../../../src/rules/model/object-kind.js';
import { validText, validValue } from './valid-value.js';

/**
 * Any case that the rules of a parameter set accept: every kind of object with any of its attributes, of every value
 * kind, set or unset, captured or not; persons and policy holders, sources, PosRequests; object ids in any order.
 */
export function validCase(program: Program): fc.Arbitrary<Case> {
  return fc.gen().map((draw) => new Drawing(program, draw).draw());
}

const small = (max: number): [typeof fc.integer, { min: number; max: number }] => [fc.integer, { min: 0, max }];
const from = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list);
const number = (): fc.Arbitrary<number> => fc.integer({ min: -5, max: 2 ** 31 });

class Drawing {
  readonly #ids: number[];
  readonly #personIds = new Set<string>();
  readonly #case: Case;

  constructor(
    private readonly program: Program,
    private readonly g: GeneratorValue,
  ) {
    const { ruleSet, parameterSet } = program;
    this.#ids = [...g(() => fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 120, maxLength: 120 }))];
    this.#case = {
      id: g(() => from(['A', 'ä "<>&\' 🌳'])),
      versionId: g(from, [...ruleSet.versions.keys()]),
      locale: g(from, ruleSet.locales),
      csp: parameterSet.id,
      complete: g(fc.boolean),
      mode: g(() => from(['POS', 'STD'] as const)),
      numberOfSourceChanges: g(...small(99)),
      highestObjectId: 0,
      sources: [],
      posRequests: [],
      objects: [],
      relations: [],
    };
  }

  draw(): Case {
    const { g } = this;
    const application = this.#ids[0] ?? 1;
    for (let id = 1; id <= g(...small(3)); id++) {
      const typeId = g(
        from,
        this.program.ruleSet.sourceTypes.map((type) => type.id),
      );
      this.#case.sources.push({
        id,
        typeId,
        complete: g(fc.boolean),
        defaultSource: g(fc.boolean),
        relatedCaseObject: application,
      });
    }
    for (let id = 1; id <= g(...small(2)); id++) {
      const [moduleId, generatedInSource, relatedCaseObject] = [g(number), g(number), g(number)];
      this.#case.posRequests.push({
        id,
        moduleId,
        moduleName: g(validText, 0, 20),
        generatedInSource,
        relatedCaseObject,
        suppressedByResult: g(fc.boolean),
      });
    }
    const root = this.#object(this.#kind('case'));
    root.attributes.unshift({ typeId: 0, value: { kind: 'string', value: this.#case.id } });
    for (let person = g(...small(2)); person > 0; person--) this.#person();
    if (g(fc.boolean)) this.#object(this.#kind('policyHolder'));
    this.#case.highestObjectId = Math.max(...this.#case.objects.map(({ id }) => id));
    return this.#case;
  }

  #person(): void {
    const person = this.#object(this.#kind('person'));
    if (this.g(fc.boolean)) this.#object(this.#kind('policyHolder')).identifies = person.id;
    for (const type of this.program.ruleSet.relationTypes.values()) {
      if (type.from !== 'person') continue;
      for (let made = this.g(...small(1)); made > 0; made--) {
        const to = type.to === 'benefit' ? this.#benefit() : this.#object(this.#kind(type.to));
        this.#case.relations.push({ typeId: type.id, from: person.id, to: to.id });
      }
    }
  }

  #benefit(): CaseObject {
    const kind = this.#kind('benefit');
    const benefit = this.#object(kind, 'Benefit');
    for (const { element, relation } of benefitParts(this.program.ruleSet)) {
      this.#case.relations.push({ typeId: relation, from: benefit.id, to: this.#object(kind, element).id });
    }
    return benefit;
  }

  #object(kind: ObjectKind, element: ElementName = 'CaseObject'): CaseObject {
    const id = this.#ids.shift() ?? 0;
    const notDeletable = this.g(() => from([undefined, true, false]));
    const typeId = element === 'CaseObject' ? kind.type : (kind.parts?.[element].type ?? 0);
    const made: CaseObject = {
      element,
      id,
      typeId,
      ...(notDeletable !== undefined && { notDeletable }),
      attributes: this.#attributes(kind, element),
    };
    this.#case.objects.push(made);
    return made;
  }

  #attributes(kind: ObjectKind, element: ElementName): CaseAttribute[] {
    const types = [...kind.attributes.values()].filter(
      ({ storedOn, fact }) => storedOn === element && fact !== 'applicationId',
    );
    return this.g(() => fc.shuffledSubarray(types, { maxLength: Math.min(types.length, 5) })).map((type) => {
      if (this.g(() => fc.integer({ min: 1, max: 6 })) === 1) return { typeId: type.id, value: undefined };
      const value = this.g(() => validValue(this.program, type));
      if (type.fact === 'personId' && this.#isTaken(value)) return { typeId: type.id, value: undefined };
      return { typeId: type.id, value, ...this.#provenance() };
    });
  }

  /** Two persons never share an id. */
  #isTaken(value: Value): boolean {
    const id = value.kind === 'string' ? value.value : '';
    const isTaken = this.#personIds.has(id);
    this.#personIds.add(id);
    return isTaken;
  }

  #provenance(): Pick<CaseAttribute, 'source' | 'time'> {
    const { sources } = this.#case;
    if (sources.length === 0 || this.g(fc.boolean)) return {};
    return {
      source: this.g(
        from,
        sources.map(({ id }) => id),
      ),
      time: this.g(() => fc.integer({ min: 0, max: 2 ** 40 })),
    };
  }

  #kind(name: string): ObjectKind {
    const kind = this.program.ruleSet.objects.get(name);
    if (!kind) throw new Error(`the rules have no ${name}`);
    return kind;
  }
}
