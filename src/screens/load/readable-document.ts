import type { Findings } from '../../documents/findings.js';
import type { Cursor } from '../../documents/cursor.js';
import type { Sources } from '../../documents/sources.js';

/**
 * A YAML file as a tree; undefined when it cannot be read or is broken YAML, because what follows a break only makes
 * follow-up findings.
 */
export function readableDocument(
  file: string,
  schema: object,
  sources: Sources,
  findings: Findings,
): Cursor | undefined {
  const document = sources.document(file, schema);
  const broken = findings.all.some(({ at, code }) => at.file === file && code === 'malformed-yaml');
  return broken ? undefined : document;
}
