import type { RelationPath } from '../../model/expression.js';
import type { FindingCode } from '../../../documents/finding-codes/finding-table.js';
import type { Position } from '../../../documents/position.js';
import { relationEnds } from '../../model/object-kind.js';
import { claimName } from './claim-name.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { ObjectKindDraft, RuleSetReading } from '../draft/draft.js';
import { tail } from '../../../documents/names.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { remembered } from '../../../lists/remembered.js';

/**
 * A `where` that is resolved when all names are known, with the relation it belongs to and the kind that declares it.
 */
export interface PendingWhere {
  readonly kind: ObjectKindDraft;
  readonly relation: RelationPath;
  readonly where: Cursor;
}

/**
 * The relations of all object kinds; a chosen one may be chosen from others, in any order. Returns their conditions,
 * unresolved.
 */
export function readRelations(documents: readonly Cursor[], reading: RuleSetReading): readonly PendingWhere[] {
  return new RelationReader(reading).read(documents);
}

/** What a relation is, by the key that says which objects it leads to; `many` when none does. */
const forms = ['many', 'among', 'one'] as const;

/** The other keys of a relation, and what they go with. */
const goesWith: Readonly<Record<string, readonly string[]>> = {
  many: ['many'],
  by: ['many'],
  among: ['among'],
  one: ['one'],
  order: ['one'],
  named: ['one'],
  where: ['among', 'one'],
};

class RelationReader {
  private readonly declared = new Map<string, Map<string, Cursor>>();
  private readonly open: string[] = [];
  private readonly pending: PendingWhere[] = [];

  constructor(private readonly reading: RuleSetReading) {}

  read(documents: readonly Cursor[]): readonly PendingWhere[] {
    for (const document of documents) {
      for (const [kind, object] of document.member('objects').members) {
        const relations = this.declaredOf(kind);
        for (const [name, cursor] of object.member('relations').members) {
          const before = relations.get(name);
          if (before)
            this.error(
              cursor.at,
              'duplicate-key',
              `the relation ${kind}.${name} stands twice; first at ${before.at.file}:${before.at.line}`,
            );
          else relations.set(name, cursor);
        }
      }
    }
    for (const [kind, relations] of this.declared)
      for (const name of relations.keys()) if (!this.relation(kind, name)) this.leaveOut(kind, name);
    return this.pending;
  }

  /** Whether one comes to the objects to which a relation leads is not known without it. */
  private leaveOut(kind: string, name: string): void {
    this.reading.findings.leaveOut(`${kind}.${name}`);
    const target = this.declaredOf(kind).get(name)?.member('many').text;
    if (target !== undefined) this.reading.findings.leaveOut(`way to ${target}`);
  }

  /** The relations that are written for an object, by name. */
  private declaredOf(kind: string): Map<string, Cursor> {
    return remembered(this.declared, kind, () => new Map<string, Cursor>());
  }

  /** The relation of this name, read when it is first asked for; undefined when there is none or it is wrong. */
  private relation(kindName: string, name: string): RelationPath | undefined {
    const kind = this.reading.draft.objects.get(kindName);
    const cursor = this.declaredOf(kindName).get(name);
    if (!kind || !cursor) return undefined;
    const present = kind.relations.get(name);
    if (present) return present;
    const key = `${kindName}.${name}`;
    if (this.open.includes(key)) {
      this.error(
        cursor.at,
        'cycle',
        `the relation is chosen from itself: ${[...this.open.slice(this.open.indexOf(key)), key].join(' -> ')}`,
      );
      return undefined;
    }
    this.open.push(key);
    const form = forms.find((each) => cursor.member(each).present) ?? 'many';
    for (const [key, owner] of Object.entries(goesWith))
      if (cursor.member(key).present && !owner.includes(form))
        this.error(cursor.member(key).at, 'surplus-key', `"${key}" goes with ${owner.join(' and ')}, not with ${form}`);
    const relation = form === 'many' ? this.many(kindName, name, cursor) : this.chosen(form, kindName, name, cursor);
    this.open.pop();
    if (!relation || kind.relations.has(name) || !claimName(kind, name, cursor.at, this.reading.findings))
      return undefined;
    kind.relations.set(name, relation);
    this.reading.findings.names?.define({ kind: 'relation', owner: kind.name, name, at: cursor.at });
    if (cursor.member('where').present) this.pending.push({ kind, relation, where: cursor.member('where') });
    return relation;
  }

  private many(kindName: string, name: string, cursor: Cursor): RelationPath | undefined {
    const { objects, relationTypes } = this.reading.draft;
    const many = cursor.member('many');
    const target = many.text;
    if (target === undefined) {
      if (!many.present) this.error(cursor.at, 'missing-key', `the relation ${name} says none of ${forms.join(', ')}`);
      return undefined;
    }
    if (!objects.has(target)) {
      const message = `unknown object "${target}"${didYouMean(target, objects.keys())}`;
      this.reading.findings.error(many.valueAt, 'unknown-object', message, `object ${target}`);
      return undefined;
    }
    const { names } = this.reading.findings;
    names?.mention({ kind: 'object', owner: '', name: target, at: many.valueAt });
    const shape = { kind: 'many', name, target, at: cursor.at } as const;
    const by = cursor.member('by');
    if (by.text === undefined || by.text === 'identifies') return { ...shape, by: by.text };
    const type = relationTypes.get(by.text);
    if (!type) {
      this.reading.findings.leaveOut(`relation of ${kindName} to ${target}`);
      this.error(
        by.valueAt,
        'unknown-relation-type',
        `unknown relation type "${by.text}"${didYouMean(by.text, ['identifies', ...relationTypes.keys()])}`,
      );
      return undefined;
    }
    names?.mention({ kind: 'relation type', owner: '', name: type.key, at: by.valueAt });
    const fits = (type.from === kindName && type.to === target) || (type.to === kindName && type.from === target);
    const areKnown = [type.from, type.to].every((end) => relationEnds(objects.keys()).includes(end));
    if (!fits && areKnown)
      this.error(
        by.valueAt,
        'wrong-kind',
        `the relation type ${type.key} leads from ${type.from} to ${type.to}; expected one between ${kindName} and ${target}`,
      );
    return { ...shape, by: type };
  }

  /** One of the objects at the end of a chain of relations, or those of them that match. */
  private chosen(form: 'among' | 'one', kindName: string, name: string, cursor: Cursor): RelationPath | undefined {
    const candidates = cursor.member(form);
    const order = (['first', 'last', 'only'] as const).find((each) => each === cursor.member('order').text);
    if (form === 'one' && !cursor.member('order').present)
      this.error(cursor.at, 'missing-key', 'the key "order" is missing: first, last or only');
    let target = kindName;
    const of = candidates.text?.split('.') ?? [];
    for (const [index, step] of of.entries()) {
      const relation = this.relation(target, step);
      if (!relation) {
        const known = this.declaredOf(target);
        // A relation that is declared but wrong has its own finding.
        if (!known.has(step)) {
          this.error(
            candidates.valueAt,
            'unknown-relation',
            `unknown relation "${step}" of ${target}${didYouMean(step, known.keys())}`,
          );
        }
        return undefined;
      }
      const written = tail(candidates.text as string, of.slice(index));
      this.reading.findings.names?.mention({ kind: 'relation', owner: target, at: candidates.valueAt, ...written });
      target = relation.target;
    }
    if (of.length === 0) return undefined;
    const shape = { name, target, of, where: undefined, at: cursor.at };
    if (form === 'among') return { kind: 'among', ...shape };
    return { kind: 'one', ...shape, order: order ?? 'first', named: this.naming(kindName, target, cursor) };
  }

  /** The relation by which the object is named, if there is one: to many of the same kind, along a relation type. */
  private naming(kindName: string, target: string, cursor: Cursor): string | undefined {
    const named = cursor.member('named');
    if (named.text === undefined) return undefined;
    const relation = this.relation(kindName, named.text);
    if (relation?.kind === 'many' && typeof relation.by === 'object' && relation.target === target) {
      const { name } = relation;
      this.reading.findings.names?.mention({ kind: 'relation', owner: kindName, name, at: named.valueAt });
      return name;
    }
    const known = this.declaredOf(kindName);
    if (relation || !known.has(named.text))
      this.error(
        named.valueAt,
        relation ? 'wrong-kind' : 'unknown-relation',
        `found "${named.text}"; expected a relation of ${kindName} to many ${target} by a relation type${didYouMean(named.text, known.keys())}`,
      );
    return undefined;
  }

  private error(at: Position, code: FindingCode, message: string): void {
    this.reading.findings.error(at, code, message);
  }
}
