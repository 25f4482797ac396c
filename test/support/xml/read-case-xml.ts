import type { CaseReading } from '../../../src/case/case-reading.js';
import { readCase } from '../../../src/flavor/case-xml/read-case.js';

/** Reads a case document at one go. */
export function readCaseXml(document: string): CaseReading {
  const steps = readCase(Buffer.from(document));
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
