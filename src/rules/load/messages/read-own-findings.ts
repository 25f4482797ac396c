import { isOwnFinding, ownFindings } from '../../model/own-findings.js';
import type { Severity } from '../../model/rule.js';
import { checkMessage, knownNames } from './check-message.js';
import type { RuleSetReading } from '../draft/draft.js';
import { didYouMean, nearest } from '../../../documents/findings/nearest.js';
import { readWords } from '../draft/read-words.js';
import { ownFindingsSchema } from './own-findings-schema.js';
import { startOf } from '../../../documents/position.js';

/**
 * `plausibility/findings.yaml`: the words and severities of what the service finds itself; each key once, none too few
 * or too many.
 */
export function readOwnFindings(reading: RuleSetReading): void {
  const { draft, sources, findings, folders } = reading;
  const files = folders.map((folder) => `${folder}/plausibility/findings.yaml`).filter((file) => sources.has(file));
  if (files.length === 0) return tellNone(reading);
  const misspelled = new Set<string | undefined>();
  let last = startOf(`${draft.system}/plausibility/findings.yaml`);
  for (const file of files) {
    const members = sources.document(file, ownFindingsSchema)?.member('findings');
    last = members?.at ?? last;
    for (const [key, cursor] of members?.members ?? []) {
      const allowed: readonly string[] | undefined = isOwnFinding(key) ? ownFindings[key] : undefined;
      if (!allowed) {
        misspelled.add(nearest(key, Object.keys(ownFindings)));
        findings.error(
          cursor.at,
          'unknown-key',
          `unknown finding "${key}"${didYouMean(key, Object.keys(ownFindings))}; expected one of: ${Object.keys(ownFindings).join(', ')}`,
        );
        continue;
      }
      if (draft.ownFindings.has(key)) findings.error(cursor.at, 'duplicate-key', `the finding "${key}" stands twice`);
      findings.names?.define({ kind: 'finding', owner: '', name: key, at: cursor.at });
      const message = readWords(cursor.member('message'), draft.locales, findings);
      const known = knownNames(allowed, () => ({ kind: 'text' }));
      checkMessage(message, cursor.member('message'), known, findings);
      draft.ownFindings.set(key, { key, severity: cursor.member('severity').text as Severity, message });
    }
  }
  for (const key of Object.keys(ownFindings)) {
    if (!draft.ownFindings.has(key) && !misspelled.has(key))
      findings.error(last, 'missing-key', `the finding "${key}" has no words`);
  }
}

/** One finding, and not one for each of them. */
function tellNone({ draft, sources, folders, findings }: RuleSetReading): void {
  // They stand in the folder that all systems include.
  const folder = `${folders.find((each) => sources.has(each)) ?? draft.system}/plausibility`;
  const file = sources.has(folder) ? `${folder}/findings.yaml` : folder;
  const message = `there is no ${file}: what the service finds itself has no words (plausibility/findings.yaml)`;
  findings.error(startOf(file), 'missing-file', message);
}
