import { Findings, keyOf } from '../../documents/findings/findings.js';

/**
 * What is found of data with its slips mended, and of the data as it is written: what only the one has follows from a
 * slip, and what only the other has speaks of a value that was tried, and that nobody wrote.
 */
export function toldAsWritten(mended: Findings, written: Findings): Findings {
  const keys = new Set(written.all.map(keyOf));
  const told = new Findings();
  told.repeat(mended.all.filter((finding) => keys.has(keyOf(finding))));
  return told;
}
