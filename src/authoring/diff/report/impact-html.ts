import type { Impact } from '../impact/impact.js';
import { htmlText } from './html-text.js';
import { type ImpactLine, type ImpactSection, impactSections, impactSummary } from './impact-sections.js';

/** What changes for the stored cases, as a section of the page. */
export const impactHtml = (impact: Impact): string => `<section>
<h2>Stored cases</h2>
<p>${htmlText(impactSummary(impact))}</p>
${impactSections(impact).map(table).join('')}</section>
`;

const table = ({ heading, lines }: ImpactSection): string => `<table>
<caption>${htmlText(heading)}</caption>
<thead><tr><th scope="col">Cases</th><th scope="col">What</th><th scope="col">More</th></tr></thead>
<tbody>
${lines.map(row).join('\n')}
</tbody>
</table>
`;

const row = ({ cases, what, details }: ImpactLine): string =>
  `<tr><td class="number">${htmlText(cases)}</td><td class="long">${htmlText(what)}</td><td class="long">${details.map(htmlText).join('<br>')}</td></tr>`;
