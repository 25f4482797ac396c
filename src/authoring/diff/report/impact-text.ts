import type { Impact } from '../impact/impact.js';
import { type ImpactLine, impactSections, impactSummary } from './impact-sections.js';

/** What changes for the stored cases, for a terminal. */
export function impactText(impact: Impact): string {
  const told = impactSections(impact).map(({ heading, lines }) => `\n${heading}\n${lines.map(line).join('')}`);
  return `${impactSummary(impact)}\n${told.join('')}`;
}

const line = ({ cases, what, details }: ImpactLine): string =>
  [`  ${cases.padStart(8)}  ${what}`, ...details.map((detail) => `            ${detail}`), ''].join('\n');
