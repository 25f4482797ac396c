import type { CaseAttribute, CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { StatedCase } from '../../case/case-reading.js';
import type { Relation } from '../../case/relation.js';
import { CaseError, mostErrors } from '../../errors/case-error.js';
import type { Program } from '../program/program.js';
import { kindOfObject } from './kind-of-object.js';
import { isSamePerson, personsById } from './persons-by-id.js';
import { type ObjectKind, partRelations } from '../model/object-kind.js';
import type { RelationType } from '../model/relation-type.js';
import { anyAttribute, isSupportedLocale, type RuleSet } from '../model/rule-set.js';
import { withMeaning } from '../model/with-meaning.js';
import { valueFault } from '../bounds/value-fault.js';

/**
 * What a case from outside says against the rules of its parameter set (611; decisions, "transferCaseToDBXML"), all of
 * it, in document order. A case without faults can be read, captured and checked like one that the service has made.
 */
export function importFaults(stated: StatedCase, program: Program): readonly CaseError[] {
  return new Import(stated, program).check();
}

class Import {
  readonly #found: { readonly order: number; readonly reason: string }[] = [];
  readonly #case: Case;
  readonly #ruleSet: RuleSet;
  readonly #objects: ReadonlyMap<number, CaseObject>;
  readonly #relationTypes: ReadonlyMap<number, RelationType>;

  constructor(
    private readonly stated: StatedCase,
    private readonly program: Program,
  ) {
    this.#case = stated.case;
    this.#ruleSet = program.ruleSet;
    this.#objects = new Map(stated.case.objects.map((object) => [object.id, object]));
    this.#relationTypes = new Map([...program.ruleSet.relationTypes.values()].map((type) => [type.id, type]));
  }

  check(): readonly CaseError[] {
    this.#checkTop();
    for (const source of this.#case.sources) {
      if (!this.#ruleSet.sourceTypes.some(({ id }) => id === source.typeId))
        this.#report(source, `Source ${source.id}: there is no source type ${source.typeId}`);
    }
    for (const object of this.#case.objects) this.#checkObject(object);
    for (const relation of this.#case.relations) this.#checkRelation(relation);
    this.#checkTriples();
    this.#checkPersonIds();
    return this.#found
      .sort((a, b) => a.order - b.order)
      .slice(0, mostErrors)
      .map(({ reason }) => new CaseError('caseXmlContradictsRules', { reason }));
  }

  /** What concerns no part of its own comes first. */
  #report(part: object | undefined, reason: string): void {
    this.#found.push({ order: (part && this.stated.order.get(part)) ?? -1, reason });
  }

  #checkTop(): void {
    const { versionId, locale, objects } = this.#case;
    if (!this.#ruleSet.versions.has(versionId))
      this.#report(undefined, `Case: VersionID: the rules ${this.#ruleSet.system} cannot read version ${versionId}`);
    if (!isSupportedLocale(this.#ruleSet, locale))
      this.#report(undefined, `Case: Locale: ${JSON.stringify(locale)} is not supported`);
    const kinds = objects.map((object) => kindOfObject(this.#ruleSet, object)?.name);
    const applications = kinds.filter((kind) => kind === 'case').length;
    // An object of an unknown type may have been meant for it.
    if (applications > 1 || (applications === 0 && !kinds.includes(undefined)))
      this.#report(undefined, `Case: it has ${applications} applications, not one`);
  }

  #checkObject(object: CaseObject): void {
    const kind = kindOfObject(this.#ruleSet, object);
    if (!kind) {
      this.#report(object, `${named(object)}: there is no object type ${object.typeId}`);
      return;
    }
    const identified = object.identifies === undefined ? undefined : this.#kindOf(object.identifies);
    if (identified && !identifies(kind, identified))
      this.#report(object, `${named(object)}: Identifies: it cannot identify the object ${object.identifies}`);
    for (const attribute of object.attributes) {
      const fault = this.#attributeFault(kind, object, attribute);
      if (fault !== undefined) this.#report(attribute, `${named(object)}: ${fault}`);
    }
  }

  #attributeFault(kind: ObjectKind, { element }: CaseObject, { typeId, value }: CaseAttribute): string | undefined {
    const { locale } = this.#case;
    const own = kind.attributesById.get(typeId);
    const known = own ?? anyAttribute(this.#ruleSet, typeId);
    const elsewhere = known ? 'the attribute belongs to other objects' : 'there is no such attribute';
    const fault = own?.storedOn === element ? value && valueFault(this.program, own, value, locale) : elsewhere;
    return fault && `CaseAttribute ${withMeaning(typeId, known?.name, locale)}: ${fault}`;
  }

  #checkRelation(relation: Relation): void {
    const { typeId, from, to } = relation;
    const type = this.#relationTypes.get(typeId);
    const name = `CaseObjectRelation ${typeId} from ${from} to ${to}`;
    if (!type) this.#report(relation, `${name}: there is no relation type ${typeId}`);
    else {
      const faults = [this.#endFault(type.from, from), this.#endFault(type.to, to)].filter(
        (fault) => fault !== undefined,
      );
      if (faults.length > 0)
        this.#report(
          relation,
          `${name}: type ${withMeaning(typeId, type.name, this.#case.locale)} leads from ${type.from} to ${type.to}, but ${faults.join(', and ')}`,
        );
    }
  }

  /**
   * Why an object is not what a relation type leads from or to: a kind of object, or one of the parts of a benefit (of
   * a benefit as a whole it is the Benefit). Of an object whose type is unknown nothing is said here.
   */
  #endFault(end: string, id: number): string | undefined {
    const object = this.#objects.get(id);
    const kind = object && kindOfObject(this.#ruleSet, object)?.name;
    if (kind === undefined || object?.element === end) return undefined;
    const whole = object?.element === 'CaseObject' || object?.element === 'Benefit';
    return whole && kind === end ? undefined : `the object ${id} is ${whole ? kind : object?.element}`;
  }

  #kindOf(id: number): ObjectKind | undefined {
    const object = this.#objects.get(id);
    return object && kindOfObject(this.#ruleSet, object);
  }

  /**
   * Rules read a benefit as one: each Benefit leads to one EventPayment and one Payment, and each of those belongs to
   * one Benefit.
   */
  #checkTriples(): void {
    for (const [element, key] of Object.entries(partRelations)) {
      const typeId = this.#ruleSet.relationTypes.get(key)?.id;
      const rows = this.#case.relations.filter((relation) => relation.typeId === typeId);
      const [leaving, arriving] = [tally(rows.map(({ from }) => from)), tally(rows.map(({ to }) => to))];
      for (const object of this.#case.objects) {
        if (object.element === 'Benefit' && leaving.get(object.id) !== 1)
          this.#report(object, `${named(object)}: it has ${leaving.get(object.id) ?? 0} ${element}, not one`);
        if (object.element === element && arriving.get(object.id) !== 1)
          this.#report(object, `${named(object)}: it belongs to ${arriving.get(object.id) ?? 0} Benefits, not one`);
      }
    }
  }

  /** Two persons never share an id (decisions, "Cases"): told at the second. */
  #checkPersonIds(): void {
    for (const [first, ...others] of personsById(this.#ruleSet, this.#case.objects).values())
      for (const other of others)
        if (first && !isSamePerson(first, other))
          this.#report(other, `${named(other)}: the person has the id of ${named(first)}`);
  }
}

const named = ({ element, id }: CaseObject): string => `${element} ${id}`;

const identifies = (kind: ObjectKind, other: ObjectKind): boolean =>
  [...kind.relations.values()].some(
    (relation) => relation.kind === 'many' && relation.by === 'identifies' && relation.target === other.name,
  );

function tally(ids: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
