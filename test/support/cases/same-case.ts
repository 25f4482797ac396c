import type { CaseDocument } from '../../../src/case/case-document.js';

/**
 * A case without what two ways of making it may differ in (issue: journey c): object ids and their order, `Source`,
 * `Time`, `NotDeletable`, `NumberOfSourceChanges`, the `Complete` flags. Objects are told by their content, relations
 * by what they connect.
 */
export function comparable(document: CaseDocument): unknown {
  const {
    Source: _sources,
    Complete: _complete,
    NumberOfSourceChanges: _changes,
    CaseObject,
    Benefit,
    EventPayment,
    Payment,
    CaseObjectRelation,
    ...top
  } = document as unknown as Readonly<Record<string, unknown>>;
  const objects = Object.entries({ CaseObject, Benefit, EventPayment, Payment }).flatMap(([element, list]) =>
    [list ?? []].flat().map((object) => ({ element, object: object as OuterObject })),
  );
  const contents = new Map(objects.map(({ element, object }) => [object.Id, content(element, object)]));
  const named = (id: number | undefined) => (id === undefined ? undefined : contents.get(id));
  return {
    ...top,
    objects: objects
      .map(({ element, object }) => `${content(element, object)} identifies ${named(object.Identifies)}`)
      .sort(),
    relations: (CaseObjectRelation as readonly OuterRelation[])
      .map(({ TypeId, From, To }) => `${TypeId}: ${named(From)} -> ${named(To)}`)
      .sort(),
  };
}

interface OuterObject {
  readonly Id: number;
  readonly TypeId: number;
  readonly Identifies?: number;
  readonly CaseAttribute: readonly {
    readonly TypeId: number;
    readonly CaseAttributeValue: Readonly<Record<string, unknown>> | string;
  }[];
}

interface OuterRelation {
  readonly TypeId: number;
  readonly From: number;
  readonly To: number;
}

function content(element: string, { TypeId, CaseAttribute }: OuterObject): string {
  const attributes = CaseAttribute.map(({ TypeId: id, CaseAttributeValue: value }) => {
    const { Source: _source, Time: _time, ...plain } = typeof value === 'string' ? {} : value;
    return `${id}=${JSON.stringify(plain)}`;
  });
  return `${element} ${TypeId} ${attributes.sort().join(' ')}`;
}
