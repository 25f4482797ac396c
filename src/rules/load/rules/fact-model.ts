import { readNotes } from '../draft/read-notes.js';
import type { Condition, Expression, FactType, DerivedFact, RelationPath } from '../../model/expression.js';
import { OnDemand } from '../../resolve/on-demand.js';
import type { FactTable, KindLookup, ModelLookup, ResolveScope } from '../../resolve/resolve-scope.js';
import { resolveCondition } from '../../resolve/resolve-condition.js';
import { resolveExpression } from '../../resolve/resolve-expression.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Located } from '../../../documents/located.js';
import type { Position } from '../../../documents/position.js';
import { claimName } from '../objects/claim-name.js';
import type { ObjectKindDraft, RuleSetReading } from '../draft/draft.js';
import { lookUpIn } from './loaded-model.js';
import type { PendingWhere } from '../objects/read-relations.js';
import { tellCycle } from './tell-cycle.js';
import { readUnit } from '../draft/read-unit.js';
import type { Example } from '../../model/example.js';
import type { Cursor } from '../../../documents/cursor.js';

/**
 * The model while derived facts and the conditions of relations are resolved: each when it is first asked for, so that
 * they may stand in any order; one that rests on itself is a finding that prints the cycle.
 */
export class FactModel {
  readonly lookup: ModelLookup;
  private readonly onDemand: OnDemand;
  private readonly findings: Findings;
  private readonly kinds = new Map<string, KindLookup>();
  private readonly declared = new Map<string, Map<string, Cursor>>();
  private readonly factNames = new Map<string, Set<string>>();
  private readonly nextSlot = new Map<string, number>();

  constructor(
    private readonly reading: RuleSetReading,
    private readonly wheres: readonly PendingWhere[],
  ) {
    this.findings = reading.findings;
    this.onDemand = new OnDemand((steps) => tellCycle(steps, this.declared, this.findings));
    for (const kind of reading.draft.objects.values()) {
      this.declared.set(kind.name, new Map());
      // Those that are there already belong to files that are not read again.
      this.factNames.set(kind.name, new Set(kind.facts.keys()));
      this.nextSlot.set(kind.name, kind.attributes.size);
      this.kinds.set(kind.name, this.kindLookup(kind));
    }
    this.lookup = lookUpIn(reading.draft, this.kinds);
  }

  /** Makes a derived fact known by name; it is resolved later. */
  declare(kind: ObjectKindDraft, name: string, cursor: Cursor): void {
    const facts = this.declared.get(kind.name);
    const before = facts?.get(name);
    if (before) {
      this.findings.error(
        cursor.at,
        'duplicate-key',
        `the fact ${kind.name}.${name} stands twice; first at ${before.at.file}:${before.at.line}`,
      );
    } else if (claimName(kind, name, cursor.at, this.findings)) {
      facts?.set(name, cursor);
      this.factNames.get(kind.name)?.add(name);
      this.findings.names?.define({ kind: 'fact', owner: kind.name, name, at: cursor.at });
    }
  }

  /** Resolves every declared fact and every condition of a relation, and puts them into the draft. */
  resolveAll(): void {
    for (const [kindName, facts] of this.declared) {
      const kind = this.reading.draft.objects.get(kindName);
      const lookup = this.kinds.get(kindName);
      for (const [name, cursor] of facts) {
        const fact = lookup?.fact(name, cursor.at);
        if (fact) kind?.facts.set(name, fact);
        else this.findings.leaveOut(`${kindName}.${name}`);
      }
    }
    for (const { kind, relation } of this.wheres) this.kinds.get(kind.name)?.relation(relation.name, relation.at);
  }

  /** Where a rule or fact of an object kind stands; undefined when there is no such kind. */
  scope(kindName: string, own?: FactTable): ResolveScope | undefined {
    const kind = this.kinds.get(kindName);
    return kind && { model: this.lookup, kind, ...(own ? { with: own } : {}) };
  }

  /** The facts of one rule alone; `facts` fills as they are asked for. */
  ownFacts(
    ruleId: string,
    kindName: string,
    declared: readonly (readonly [string, Cursor])[],
    facts: Map<string, DerivedFact>,
  ): FactTable {
    const cursors = new Map(declared);
    const table: FactTable = {
      owner: ruleId,
      factNames: new Set(cursors.keys()),
      fact: (name, at) =>
        this.onDemand.get(`${ruleId}.${name}`, at, () => {
          const cursor = cursors.get(name);
          const scope = this.scope(kindName, table);
          const fact = cursor && scope && this.resolveFact(name, cursor, scope);
          if (fact) facts.set(name, fact);
          return fact;
        }),
    };
    return table;
  }

  private kindLookup(kind: ObjectKindDraft): KindLookup {
    const declared = this.declared.get(kind.name) as ReadonlyMap<string, Cursor>;
    return {
      name: kind.name,
      attributes: kind.attributes,
      factNames: this.factNames.get(kind.name) as ReadonlySet<string>,
      fact: (name, at) =>
        kind.facts.get(name) ??
        this.onDemand.get(`${kind.name}.${name}`, at, () => {
          const cursor = declared.get(name);
          const scope = this.scope(kind.name);
          return cursor && scope && this.resolveFact(name, cursor, scope);
        }),
      relationNames: new Set(kind.relations.keys()),
      relation: (name, at) => this.relation(kind, name, at),
    };
  }

  private resolveFact(name: string, cursor: Cursor, scope: ResolveScope): DerivedFact | undefined {
    const unitAt = cursor.member('unit').valueAt;
    const unit = readUnit(cursor.member('unit'), this.reading.draft.units.byWord, this.findings);
    const expected: FactType | undefined = unit ? { kind: 'number', unit } : undefined;
    const { node } = cursor.member('is');
    const is: Expression | undefined = node && resolveExpression(node, scope, this.findings, expected, unitAt);
    // Of a fact whose unit is wrong, or is perhaps the misspelled key, nothing is known that others could rest on.
    if (!is || cursor.hasUnknownKey || (cursor.member('unit').present && !unit)) return undefined;
    const slot = this.nextSlot.get(scope.kind.name) as number;
    this.nextSlot.set(scope.kind.name, slot + 1);
    const examples = readExamples(cursor.member('examples'));
    return {
      name,
      scope: scope.kind.name,
      type: is.type,
      is,
      slot,
      at: cursor.at,
      ...(unit && { unitAt }),
      ...(examples.length > 0 && { examples }),
      ...readNotes(cursor),
    };
  }

  /** With its condition, and with those of the relations that it chooses from, on which it rests. */
  private relation(kind: ObjectKindDraft, name: string, at: Position): RelationPath | undefined {
    const relation = kind.relations.get(name);
    if (!relation || relation.kind === 'many') return relation;
    return this.onDemand.get(`${kind.name}.${name}`, at, () => {
      let from: string | undefined = kind.name;
      for (const step of relation.of) from = this.kinds.get(from ?? '')?.relation(step, at)?.target;
      if (from === undefined) return undefined;
      const pending = this.wheres.find((each) => each.relation === relation);
      if (!pending) return relation;
      const where = this.resolveWhere(pending);
      if (where) relation.where = where;
      return where && relation;
    });
  }

  /** Plain names are those of the looked-at object, `this.` those of the object that declares the relation. */
  private resolveWhere({ kind, relation, where }: PendingWhere): Condition | undefined {
    const target = this.kinds.get(relation.target) as KindLookup;
    const outer = this.scope(kind.name) as ResolveScope;
    return resolveCondition(where.node as Located, { model: this.lookup, kind: target, outer }, this.findings);
  }
}

/** Examples as written; `given` and `expect` keep their places, so that the runner's findings have them too. */
export function readExamples(cursor: Cursor): readonly Example[] {
  return cursor.items.map((item) => ({ given: item.member('given'), expect: item.member('expect'), at: item.valueAt }));
}
