/** A text of a list in a cell of a CSV file, and how many letters of the cell stand before it. */
export interface CellPart {
  readonly part: string;
  readonly from: number;
}

/** The texts of a list, which `|` separates. */
export function partsOfCell(cell: string): readonly CellPart[] {
  let begin = 0;
  return cell.split('|').map((written) => {
    const from = begin + written.length - written.trimStart().length;
    begin += written.length + 1;
    return { part: written.trim(), from };
  });
}
