import { counted } from '../../../text/counted.js';
import { type Change, changeKinds, groups } from '../change.js';
import type { Difference } from '../difference.js';
import { pageScript, pageStyle } from './html-page.js';
import { htmlText } from './html-text.js';
import { headings } from './headings.js';
import { impactHtml } from './impact-html.js';

/**
 * What differs, as one page that needs nothing else: no address outside is asked for anything, every text is shown as
 * text, and without the script all of it is there.
 */
export function htmlReport({ changes, impact }: Difference): string {
  const title = 'What changed in rules and screens';
  const sections = groups.map((group) =>
    section(
      headings[group],
      changes.filter((change) => change.group === group),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${changes.length === 0 ? 'The rules and screens say the same.' : `${counted(changes.length, 'change')}.`}</p>
${changes.length === 0 ? '' : filterForm(changes)}
${sections.join('')}${impact ? impactHtml(impact) : ''}</main>
${changes.length === 0 ? '' : `<script>${pageScript}</script>\n`}</body>
</html>
`;
}

function filterForm(changes: readonly Change[]): string {
  const present = changeKinds.filter((kind) => changes.some((change) => change.kind === kind));
  const boxes = present.map(
    (kind) => `<label><input type="checkbox" name="kind" value="${kind}" checked> ${kind}</label>`,
  );
  const abouts = [...new Set(changes.map(({ about }) => about))].map((about) => `<option>${htmlText(about)}</option>`);
  return `<form>
<fieldset><legend>Show</legend>
${boxes.join('\n')}
<label>About <select name="about"><option value="">everything</option>${abouts.join('')}</select></label>
<label>Search <input type="search" name="search"></label>
</fieldset>
<p role="status"></p>
</form>`;
}

function section(heading: string, changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  return `<section>
<h2>${htmlText(heading)}</h2>
<table>
<caption>${counted(changes.length, 'change')}</caption>
<thead><tr><th scope="col">Change</th><th scope="col">About</th><th scope="col">What</th><th scope="col">Where</th></tr></thead>
<tbody>
${changes.map(row).join('\n')}
</tbody>
</table>
</section>
`;
}

const row = ({ kind, about, sentence, before, after, at, systems, names }: Change): string =>
  `<tr data-kind="${kind}" data-about="${htmlText(about)}"><td>${kind}</td><td>${htmlText(about)}</td><td class="long">${htmlText(sentence)}${both(before, after)}${
    names ? `<details><summary>all ${names.length}</summary>${htmlText(names.join(', '))}</details>` : ''
  }</td><td class="long">${htmlText([at, systems.join(', ')].filter(Boolean).join(' – '))}</td></tr>`;

/** Both values in full, where the sentence may have shortened them. */
function both(before: string | undefined, after: string | undefined): string {
  if ((before ?? '').length + (after ?? '').length < 240) return '';
  const told = [
    ...(before === undefined ? [] : [`<p>Before: <del>${htmlText(before)}</del></p>`]),
    ...(after === undefined ? [] : [`<p>Now: <ins>${htmlText(after)}</ins></p>`]),
  ];
  return `<details><summary>in full</summary>${told.join('')}</details>`;
}
