import { describe, type Description } from '../names/describe.js';
import type { LoadedNames } from '../names/load-names.js';
import type { Place } from './cursor-place.js';
import type { Span } from '../names/span.js';

/** What is said of the name at a place, as Markdown, and where the name stands. */
export interface Hover {
  readonly markdown: string;
  readonly span: Span;
}

/**
 * A parameter with its value in every parameter set, a fact with what it is made of, a code with its names: whatever is
 * there.
 */
export function hoverAt(file: string, { line, column }: Place, loaded: LoadedNames): Hover | undefined {
  const [found] = loaded.index.at(file, line, column);
  if (!found) return undefined;
  const { named, span } = found;
  const all = describe(named, loaded);
  const titles = all.map(({ title }) => `**${title}**`).join(', ');
  // An attribute that stands on several objects is described once.
  const said = new Set(all.flatMap(partsOf));
  return { markdown: [titles, ...said].join('\n\n'), span };
}

function partsOf({ type, details, source }: Description): readonly string[] {
  return [
    ...(type === undefined ? [] : [type]),
    ...(details.length > 0 ? [details.map((detail) => `- ${detail}`).join('\n')] : []),
    ...(source.length > 0 ? [`\`\`\`yaml\n${source.join('\n')}\n\`\`\``] : []),
  ];
}
