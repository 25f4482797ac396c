import { setAttribute, type CaseObject, type Provenance } from '../../case/case-object.js';
import { type Case, caseWithoutParts } from '../../case/case.js';
import { parseDate } from '../../case/values/date.js';
import { carrierOfAttribute } from '../objects/benefit-triple.js';
import type { Value } from '../../case/values/value.js';
import type { Program } from '../program/program.js';
import { Cursor } from '../../documents/cursor.js';
import type { Findings } from '../../documents/findings/findings.js';
import type { LocatedMap } from '../../documents/located.js';
import type { Position } from '../../documents/position.js';
import { completeTriple, makeObject } from '../objects/make-object.js';
import { writeAttribute } from '../objects/write-attribute.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { RelationPath } from '../model/expression.js';
import { valueFault } from '../bounds/value-fault.js';
import type { Attribute } from '../model/attribute.js';
import type { ExampleFindings } from './example-findings.js';
import { exampleValue } from './example-value.js';
import { reportUnknownFact } from './report-unknown-fact.js';

/** What an object of an example is given: its attributes, and the objects that its relations lead to. */
type Given = readonly (readonly [string, Cursor])[];

/** A relation of an object and what is given for it, made before or after the object itself. */
interface GivenRelation {
  readonly relation: RelationPath;
  readonly cursor: Cursor;
}

/** An object that is given for a chosen relation, and must come out as chosen. */
export interface ChosenObject {
  readonly owner: CaseObject;
  readonly relation: RelationPath;
  readonly object: CaseObject;
  readonly cursor: Cursor;
}

/**
 * A case as an example gives it: exactly what is given is there, nothing is set besides, so that an example says all
 * that decides it. Objects stand in case order as a chosen relation needs them: what is chosen as `first` before the
 * object that chooses.
 */
export class ExampleCase {
  readonly subject: Case;
  readonly application: CaseObject;
  readonly chosen: ChosenObject[] = [];

  constructor(
    private readonly program: Program,
    private readonly found: ExampleFindings,
  ) {
    const { ruleSet, parameterSet } = program;
    this.subject = caseWithoutParts({
      id: 'EXAMPLE',
      versionId: ruleSet.versionId,
      locale: ruleSet.locales[0] as string,
      csp: parameterSet.id,
      complete: false,
      mode: 'STD',
      numberOfSourceChanges: 0,
    });
    this.application = makeObject(this.subject, 'CaseObject', this.kind('case').type);
  }

  /** Makes an object of a kind with its attributes and all that it leads to. */
  add(kind: ObjectKind, given: Given): CaseObject {
    const relations = given.flatMap(([name, cursor]) => {
      const relation = kind.relations.get(name);
      return relation ? [{ relation, cursor }] : [];
    });
    const before = relations.filter(({ relation }) => relation.kind === 'one' && relation.order !== 'last');
    const targets = before.map((each) => this.addTargets(each));
    const object = this.make(kind);
    before.forEach((each, index) => this.connect(kind, object, each, targets[index] as readonly CaseObject[]));
    for (const each of relations) if (!before.includes(each)) this.connect(kind, object, each, this.addTargets(each));
    this.fill(kind, object, given);
    return object;
  }

  /** Gives attributes, and objects that it leads to, to an object that is there. */
  fill(kind: ObjectKind, object: CaseObject, given: Given, withRelations = false): void {
    for (const [name, cursor] of given) {
      const attribute = kind.attributes.get(name);
      const relation = kind.relations.get(name);
      if (attribute) {
        const day = cursor.member('answeredOn');
        const on = answeredOn(day, this.found.findings);
        const value = this.value(attribute, day.present ? without(cursor, 'answeredOn') : cursor);
        if (value) this.set(object, attribute, value, on);
      } else if (!relation) {
        if (!this.found.asCaptured) reportUnknownFact(kind, name, cursor.at, this.found.findings);
      } else if (withRelations) {
        this.connect(kind, object, { relation, cursor }, this.addTargets({ relation, cursor }));
      }
    }
  }

  private set(object: CaseObject, attribute: Attribute, value: Value, on: Provenance | undefined): void {
    const { subject, program } = this;
    if (this.found.asCaptured) writeAttribute({ subject, program, provenance: on }, object, attribute, value);
    else setAttribute(carrierOfAttribute(subject, object, attribute), attribute.id, value, on);
  }

  private addTargets({ relation, cursor }: GivenRelation): readonly CaseObject[] {
    const kind = this.kind(relation.target);
    if (relation.kind === 'one' && cursor.node?.node === 'list') {
      this.found.findings.error(
        cursor.valueAt,
        'wrong-kind',
        `${relation.name} leads to one ${relation.target}; expected its attributes in braces`,
      );
      return [];
    }
    return cursor.listed.map((each) => this.add(kind, each.members));
  }

  /** Of a chosen relation the last step leads to the objects, the steps before it are made where they are not there. */
  private connect(
    kind: ObjectKind,
    owner: CaseObject,
    { relation, cursor }: GivenRelation,
    targets: readonly CaseObject[],
  ): void {
    for (const object of targets) {
      this.join(kind, owner, relation, object);
      if (relation.kind === 'one') this.chosen.push({ owner, relation, object, cursor });
    }
  }

  private join(kind: ObjectKind, owner: CaseObject, relation: RelationPath, target: CaseObject): void {
    if (relation.kind === 'many') {
      this.link(kind, owner, relation, target);
      return;
    }
    let [stepKind, stepOwner] = [kind, owner];
    relation.of.forEach((name, index) => {
      const step = stepKind.relations.get(name) as RelationPath;
      const last = index === relation.of.length - 1;
      const next = last ? target : (this.reached(stepOwner, step) ?? this.make(this.kind(step.target)));
      if (last || !this.reached(stepOwner, step)) this.join(stepKind, stepOwner, step, next);
      [stepKind, stepOwner] = [this.kind(step.target), next];
    });
  }

  /** The object that a relation of an object leads to so far. */
  private reached(owner: CaseObject, relation: RelationPath): CaseObject | undefined {
    const view = this.program.view(this.subject, { year: 2000 });
    const instance = view.instance(owner.id);
    const found = instance && this.program.related(instance, relation);
    const first = Array.isArray(found) ? (found as readonly { readonly id: number }[])[0] : undefined;
    return first && this.subject.objects.find(({ id }) => id === first.id);
  }

  private link(
    kind: ObjectKind,
    owner: CaseObject,
    { by, target }: RelationPath & { readonly kind: 'many' },
    object: CaseObject,
  ): void {
    if (by === 'identifies') {
      // Whoever can identify is the policy holder, on whichever side it stands.
      const [from, to] = target === 'policyHolder' ? [object, owner] : [owner, object];
      from.identifies = to.id;
    } else if (by) {
      const [from, to] = by.from === kind.name ? [owner, object] : [object, owner];
      if (!this.subject.relations.some((row) => row.typeId === by.id && row.from === from.id && row.to === to.id)) {
        this.subject.relations.push({ typeId: by.id, from: from.id, to: to.id });
      }
    }
  }

  private value(attribute: Attribute, cursor: Cursor): Value | undefined {
    const value = exampleValue(attribute, cursor, this.program, this.found.findings);
    const fault = value && valueFault(this.program, attribute, value);
    if (fault !== undefined && this.canBeKept(attribute)) {
      const message = `no case can hold this for ${attribute.fact}: ${fault}`;
      this.found.notHere.error(cursor.valueAt, 'wrong-value', message, ...boundsOf(attribute));
    }
    return value;
  }

  /** Bounds that nothing can keep are found at the attribute, once. */
  private canBeKept(attribute: Attribute): boolean {
    const { minimum = -Infinity, maximum = Infinity } = this.program.bounds(attribute);
    return minimum <= maximum;
  }

  private make(kind: ObjectKind): CaseObject {
    if (!kind.parts) return makeObject(this.subject, 'CaseObject', kind.type);
    const benefit = makeObject(this.subject, 'Benefit', kind.parts.Benefit.type);
    completeTriple(this.subject, this.program.ruleSet, benefit, kind.parts);
    return benefit;
  }

  private kind(name: string): ObjectKind {
    return this.program.ruleSet.objects.get(name) as ObjectKind;
  }
}

/**
 * The day of `{ value: 180, answeredOn: "2026.01.31" }`, as a captured answer carries it: at noon, so that it is that
 * day everywhere.
 */
function answeredOn(cursor: Cursor, findings: Findings): Provenance | undefined {
  if (!cursor.present) return undefined;
  const { year, month, day } = parseDate(cursor.text ?? '') ?? {};
  if (year === undefined || month === undefined || day === undefined) {
    findings.error(cursor.valueAt, 'wrong-kind', 'answeredOn is a day; expected "YYYY.MM.DD", in quotes');
    return undefined;
  }
  return { source: 1, time: Date.UTC(year, month - 1, day, 12) / 1000 };
}

/** What stands beside a key that is there: of a value alone the value itself. */
function without({ node: whole, at }: Cursor, key: string): Cursor {
  const node = whole as LocatedMap;
  const entries = new Map([...node.entries].filter(([each]) => each !== key));
  const value = entries.get('value');
  return entries.size === 1 && value ? new Cursor(value.value, value.keyAt) : new Cursor({ ...node, entries }, at);
}

/** What many values beyond the same bounds are about, where no parameter is one of them. */
function boundsOf({ object, fact, minimum, maximum, at }: Attribute): readonly [about?: string, declared?: Position] {
  const areWritten =
    [minimum, maximum].some((bound) => typeof bound === 'number') &&
    ![minimum, maximum].some((bound) => typeof bound === 'object');
  return areWritten ? [`bounds ${object}.${fact}`, at] : [];
}
