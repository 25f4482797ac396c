/** A relation between two case objects (specification, "CaseObjectRelation"); its type is rule data. */
export interface Relation {
  typeId: number;
  from: number;
  to: number;
}
