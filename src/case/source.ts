/** A source of a case (specification, "Source"). Ids count from 1, apart from those of objects. */
export interface Source {
  id: number;
  /** Source type id of the rule set: 1 technical, 2 applicant questionnaire, 3 medical examiner. */
  typeId: number;
  complete: boolean;
  defaultSource: boolean;
  /** Object id of the Application. */
  relatedCaseObject: number;
}
