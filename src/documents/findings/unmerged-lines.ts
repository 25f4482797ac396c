/** A line that a merge left where two people changed the same lines: `<<<<<<< HEAD`, `=======`, `>>>>>>> theirs`. */
const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/m;

export const unmergedLines =
  'two changes of the same lines were not merged; keep what is right of both, and delete the lines of <<<<<<<, ======= and >>>>>>>';

/** Behind how many letters a merge left such a line; -1: nowhere. */
export const unmergedLine = (text: string): number => conflictMark.exec(text)?.index ?? -1;
