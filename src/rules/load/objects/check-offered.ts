import { append } from '../../../lists/append.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Catalogue, Entry } from '../../model/catalogue.js';
import type { RuleSetReading } from '../draft/draft.js';

/** What is offered to who answers a question: no entry twice. */
export function checkOffered({ draft, findings }: RuleSetReading): void {
  const attributes = [...draft.objects.values()].flatMap((kind) => [...kind.attributes.values()]);
  for (const catalogue of new Set(attributes.map((attribute) => attribute.catalogue)))
    if (catalogue?.keyed) checkNames(catalogue, findings);
}

/**
 * Keyed catalogues are long lists in which one name may stand for several things; the same name in every locale is the
 * same thing twice, which whoever searches the list could not tell apart.
 */
function checkNames({ entries }: Catalogue, findings: Findings): void {
  const owners = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    const [first = ''] = Object.values(entry.name);
    // A blank name has a finding of its own.
    if (first.trim() === '') continue;
    const owner = owners.get(first)?.find((other) => JSON.stringify(other.name) === JSON.stringify(entry.name));
    // A code that lost its zeros stands for the entry, too.
    if (owner && owner !== entry)
      findings.error(
        entry.at,
        'duplicate-name',
        `"${first}" is the name of the entry "${owner.word}" already, in every locale (${owner.at.file}:${owner.at.line})`,
      );
    else append(owners, first, entry);
  }
}
