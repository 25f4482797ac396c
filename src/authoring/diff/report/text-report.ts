import { type Change, groups } from '../change.js';
import type { Difference } from '../difference.js';
import { counted } from '../../../text/counted.js';
import { headings } from './headings.js';
import { impactText } from './impact-text.js';

/** What differs, for a person. */
export function textReport({ changes, impact }: Difference): string {
  const parts = groups.flatMap((group) => {
    const ofGroup = changes.filter((change) => change.group === group);
    return ofGroup.length === 0 ? [] : [`${headings[group]} (${ofGroup.length})\n${ofGroup.map(line).join('')}`];
  });
  const summary =
    changes.length === 0 ? 'The rules and screens say the same.' : `${counted(changes.length, 'change')}.`;
  return [...parts, `${summary}\n`, ...(impact ? [impactText(impact)] : [])].join('\n');
}

function line({ kind, at, sentence, systems }: Change): string {
  const where = [at ?? '', systems.join(', ')].filter(Boolean).join('  ');
  return `  ${kind.padEnd(9)}  ${sentence}\n             ${where}\n`;
}
