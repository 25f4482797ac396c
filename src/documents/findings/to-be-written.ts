import type { Findings } from './findings.js';

/** Stands where a person must write; `case-capture new` writes it where it could not know what belongs there. */
export const toBeWritten = 'TODO';

/** Whether a text says that it is to be written: that is a finding already. */
export const isToBeWritten = (text: string): boolean => /\bTODO\b/.test(text);

/**
 * The word TODO in a file, in a text, a cell or a comment: a person must write something there still. A file may have
 * it in every place where `case-capture new` could not know what belongs there.
 */
export function reportToBeWritten(text: string, file: string, findings: Findings): void {
  if (!text.includes(toBeWritten)) return;
  for (const [index, line] of text.split('\n').entries()) {
    const found = /\bTODO\b(?:: ([^"]*))?/.exec(line);
    if (found)
      findings.warning(
        { file, line: index + 1, column: found.index + 1 },
        'to-be-written',
        `to be written: ${found[1] ?? line.trim()}`,
      );
  }
}
