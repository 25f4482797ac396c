/** How the report looks, on a screen, in the dark, and on paper. */
export const pageStyle = `
:root { color-scheme: light dark; --line: #767676; --soft: #f3f3f3; --ink: #1b1b1b; --page: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --line: #8c8c8c; --soft: #262626; --ink: #f0f0f0; --page: #161616; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; color: var(--ink); background: var(--page); }
fieldset { border: 1px solid var(--line); margin: 0 0 1rem; }
label { margin-right: 1rem; white-space: nowrap; }
input[type="search"] { font: inherit; min-width: 18rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 1.5rem; }
caption { text-align: left; font-weight: bold; padding: .3rem 0; }
th, td { border: 1px solid var(--line); padding: .3rem .5rem; text-align: left; vertical-align: top; }
td.long { overflow-wrap: anywhere; }
thead th { background: var(--soft); }
td.number { text-align: right; white-space: nowrap; }
details { margin-top: .3rem; }
del { text-decoration-thickness: 1px; } ins { text-decoration: underline; }
[hidden] { display: none; }
@media print { form { display: none; } body { max-width: none; padding: 0; font-size: 9pt; } tr { break-inside: avoid; } }
`;

/** Shows only the rows of the chosen kinds that hold what is searched for, and says how many they are. */
export const pageScript = `
const form = document.querySelector('form');
const rows = [...document.querySelectorAll('tr[data-kind]')];
const shown = document.querySelector('[role="status"]');
function filter() {
  const kinds = new Set([...form.querySelectorAll('[name="kind"]:checked')].map((box) => box.value));
  const about = form.elements.about.value;
  const search = form.elements.search.value.trim().toLowerCase();
  let count = 0;
  for (const row of rows) {
    row.hidden = !kinds.has(row.dataset.kind) || (about !== '' && row.dataset.about !== about) || !row.textContent.toLowerCase().includes(search);
    if (!row.hidden) count += 1;
  }
  shown.textContent = count + ' of ' + rows.length + ' changes shown';
}
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
`;
