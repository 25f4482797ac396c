import { element } from './dom.js';
import type { Words } from './words/language.js';

/** Asks before something is deleted; `name` is that of its button, which says what. The focus is on what keeps it. */
export function confirmDelete(name: string, words: Words, deleteIt: () => void): void {
  const keep = element('button', { type: 'button', click: () => dialog.close() }, words.keep);
  const confirm = (): void => {
    dialog.close();
    deleteIt();
  };
  const dialog = element(
    'dialog',
    { class: 'ask', 'aria-labelledby': 'ask-title', 'aria-describedby': 'ask-text', close: () => dialog.remove() },
    element('h2', { id: 'ask-title' }, `${name}?`),
    element('p', { id: 'ask-text' }, words.deleteAlsoGoes),
    element(
      'div',
      { class: 'button-row' },
      keep,
      element('button', { type: 'button', class: 'delete', id: 'confirm-delete', click: confirm }, words.deleteIt),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  keep.focus();
}
