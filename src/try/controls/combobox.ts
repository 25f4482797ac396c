import { element } from '../dom.js';
import type { AnswerValue, Searched } from '../question.js';
import { type Suggestion, suggestionsFor } from '../suggestions.js';
import { filled } from '../words/language.js';
import type { DrawContext } from './control.js';

/** Milliseconds without a keystroke after which suggestions are asked for. */
const pause = 150;
const fewestCharacters = 2;

/**
 * Makes an input a combobox (ARIA: editable, with a list): suggestions while one types, with what they were found by;
 * arrows, Enter and Escape, or the pointer. Nothing is taken that was not chosen. What is to stand behind the input.
 */
export function combobox(
  input: HTMLInputElement | HTMLTextAreaElement,
  searched: Searched,
  { words, language }: DrawContext,
  choose: (choice: AnswerValue) => void,
): readonly HTMLElement[] {
  const list = element('ul', {
    class: 'suggestions',
    role: 'listbox',
    id: `${input.id}-list`,
    'aria-label': words.suggestions,
    hidden: true,
  });
  const said = element('span', { class: 'unseen', role: 'status' });
  let shown: readonly Suggestion[] = [];
  let active = -1;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const activate = (index: number): void => {
    active = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index));
    list.children[index]?.scrollIntoView({ block: 'nearest' });
    if (index < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${list.id}-${index}`);
  };
  const show = (suggestions: readonly Suggestion[]): void => {
    shown = suggestions;
    list.replaceChildren(
      ...suggestions.map((suggestion, index) => {
        const { value, matched, said: name = value } = suggestion;
        const why =
          matched === '' || value.includes(matched) ? [] : [element('span', { class: 'hint' }, ` (${matched})`)];
        const take = (event: Event): void => {
          // The focus stays in the input.
          event.preventDefault();
          accept(suggestion);
        };
        const attributes = { role: 'option', id: `${list.id}-${index}`, 'aria-selected': 'false', mousedown: take };
        return element('li', attributes, name, ...why);
      }),
    );
    list.hidden = suggestions.length === 0;
    input.setAttribute('aria-expanded', String(suggestions.length > 0));
    activate(-1);
  };
  const close = (): void => {
    clearTimeout(timer);
    asked++;
    said.textContent = '';
    show([]);
  };
  const accept = (suggestion: Suggestion): void => {
    close();
    choose({ id: suggestion.id, value: suggestion.value });
  };
  const ask = async (): Promise<void> => {
    const turn = ++asked;
    const found = await suggestionsFor(searched, input.value, language);
    const { notListed } = searched;
    // A later keystroke has asked anew, or the person has gone on.
    if (turn !== asked || document.activeElement !== input) return;
    show([...found, ...(notListed ? [{ ...notListed, matched: '', said: words.ownWords }] : [])]);
    const otherwise = notListed ? `${words.noSuggestion} ${words.ownWords}` : words.noSuggestion;
    said.textContent = found.length > 0 ? filled(words.countSuggestions, { count: shown.length }) : otherwise;
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => activate((active + 1) % shown.length),
    ArrowUp: () => activate(active <= 0 ? shown.length - 1 : active - 1),
    Escape: close,
  };
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  input.addEventListener('input', () => {
    close();
    if (input.value.trim().length >= fewestCharacters) timer = setTimeout(() => void ask(), pause);
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || shown.length === 0) return;
    const [key, suggestion] = [keys[event.key], shown[active]];
    if (!key && !(event.key === 'Enter' && suggestion)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key) key();
    else if (suggestion) accept(suggestion);
  });
  return [list, said];
}
