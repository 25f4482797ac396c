import type { PreviewState } from '../authoring/preview/preview.js';
import { element } from '../try/dom.js';
import { FileView } from './file-view.js';
import { ScreenView } from './screen-view.js';

/** The page of `case-capture preview`: files at the left, what they make of a persona's case at the right. */
const status = element('p', { class: 'status', role: 'status' });
const personas = element('select', { id: 'persona', change: () => void choose() });
const findings = element('ul', { class: 'findings' });
const files = new FileView((line) => void screens.show(line));
const screens = new ScreenView();

let state: PreviewState | undefined;

document.body.replaceChildren(
  element(
    'header',
    { 'aria-label': 'What is previewed' },
    element('h1', {}, 'Preview'),
    element('label', { for: 'persona' }, 'Persona'),
    personas,
    element('button', { type: 'button', id: 'again', click: () => void choose() }, 'Begin again'),
    screens.languages,
    status,
  ),
  element('section', { class: 'files', 'aria-label': 'Files' }, files.element),
  element(
    'main',
    { class: 'shown', 'aria-label': 'What it looks like' },
    screens.element,
    element('h2', { id: 'findings' }, 'Findings'),
    findings,
  ),
);

new EventSource('preview/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const before = state;
  state = JSON.parse(data) as PreviewState;
  take(state, before);
});

function take(now: PreviewState, before: PreviewState | undefined): void {
  files.take(now);
  status.dataset['state'] = now.errors > 0 ? 'refused' : 'shown';
  const said = textOf(now);
  if (status.textContent !== said) status.textContent = said;
  if (JSON.stringify(before?.personas) !== JSON.stringify(now.personas))
    personas.replaceChildren(
      ...now.personas.map(({ id, who }) => element('option', { value: id, title: who }, `${id}: ${who}`)),
    );
  if (now.persona !== undefined) personas.value = now.persona;
  findings.replaceChildren(
    ...now.findings.map(({ severity, code, file, line, column, message }) => {
      const go = (): void => void files.open({ file, line });
      const button = element('button', { type: 'button', class: severity, click: go });
      button.append(`${file}:${line}:${column} ${severity} ${code}: ${message}`);
      return element('li', {}, button);
    }),
  );
  const { cursor } = now;
  if (cursor && JSON.stringify(before?.cursor) !== JSON.stringify(cursor)) void files.open(cursor);
  else if (now.version !== before?.version) void files.reload();
  else if (now.errors !== before?.errors) void files.reread();
  else if (now.captures !== before?.captures) void screens.show(files.line);
}

/** What is shown, and whether it is what is written. */
function textOf({ errors, findings: found, isChecking, version }: PreviewState): string {
  if (errors > 0)
    return `${errors} errors: ${version > 0 ? 'the screens are those of the files before' : 'there is nothing to show yet'}`;
  return isChecking ? 'checking …' : `checked: ${found.length} findings`;
}

const choose = (): Promise<Response> =>
  fetch(`preview/persona?${new URLSearchParams({ id: personas.value }).toString()}`, { method: 'POST' });
