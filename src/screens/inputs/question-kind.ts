import type { GuideQuestion } from '../model/guide.js';
import type { CompiledQuestion } from '../questions/compiled-screen.js';

const kinds = { string: 'text', date: 'date', number: 'number', reference: 'choice', internal: 'text' } as const;

/** How a question is answered. */
export function questionKind({ definition, attribute }: CompiledQuestion): GuideQuestion['kind'] {
  if (definition.kind === 'objects') return 'searchList';
  if (definition.kind === 'choice') return 'choice';
  return attribute.kind === 'reference' && definition.searchable ? 'search' : kinds[attribute.kind];
}
