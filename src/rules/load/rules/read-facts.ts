import type { RuleSetReading } from '../draft/draft.js';
import { OwnMeanings } from '../draft/own-meanings.js';
import type { FactModel } from './fact-model.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { factsSchema } from './facts-schema.js';

/** `facts/*.yaml` of each folder: the derived facts are made known by name, then resolved. */
export function readFacts(model: FactModel, { draft, sources, findings, folders }: RuleSetReading): void {
  const meanings = new OwnMeanings('meaning', findings);
  for (const file of folders.flatMap((folder) => sources.files(`${folder}/facts`))) {
    for (const [name, cursor] of sources.document(file, factsSchema)?.members ?? []) {
      const scope = cursor.member('scope');
      const kind = draft.objects.get(scope.text ?? '');
      if (kind) {
        findings.names?.mention({ kind: 'object', owner: '', name: kind.name, at: scope.valueAt });
        meanings.add(name, cursor, kind.name);
        model.declare(kind, name, cursor);
        continue;
      }
      findings.leaveOut(`?.${name}`);
      if (scope.text !== undefined)
        findings.error(
          scope.valueAt,
          'unknown-object',
          `unknown scope "${scope.text}"${didYouMean(scope.text, draft.objects.keys())}; expected one of: ${[...draft.objects.keys()].join(', ')}`,
          `object ${scope.text}`,
        );
    }
  }
  model.resolveAll();
}
