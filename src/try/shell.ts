import { drawContact, drawName, hasContact } from './brand-parts.js';
import { element, serviceText } from './dom.js';
import { type IsSame, patch } from './patch.js';
import { useKey } from './request.js';
import type { Refused } from './service.js';
import { clientLanguages, languageTag, type Words, wordsIn } from './words/language.js';

/** What stands in the head of the page. */
export interface Head {
  readonly words: Words;
  readonly language: string;
  readonly homeLink: string;
  /** What the page is about, beside the client's name. */
  readonly about?: string;
  readonly actions?: readonly HTMLElement[];
  readonly switchLanguage: (language: string) => void;
}

/**
 * The frame of every page: head, content, and a live region that says what happened. It stays while the content
 * changes.
 */
export class Shell {
  readonly #head = element('header', { class: 'page-head' });
  readonly #main = element('main', { id: 'content', tabindex: -1, 'aria-busy': 'false' });
  readonly #live = element('div', { class: 'status', role: 'status' });
  readonly #saving = element('p', { class: 'saving', id: 'saving' });
  readonly #skip = element('a', { class: 'skip', href: '#content', click: (event) => this.#skipToContent(event) });
  readonly #foot = element('footer', { class: 'page-foot' });
  #homeLink = '';
  #calls = 0;

  constructor(body: HTMLElement) {
    body.replaceChildren(this.#skip, this.#head, this.#live, this.#main, ...(hasContact ? [this.#foot] : []));
  }

  /**
   * Draws head and content in a language; `title` is the page's. With `isSame` what is the same stays as it is: it is
   * the same page again.
   */
  show(head: Head, title: string, content: readonly HTMLElement[], isSame?: IsSame): void {
    const { words, language, homeLink, about, actions = [], switchLanguage } = head;
    this.#homeLink = homeLink;
    document.documentElement.lang = languageTag(language);
    document.title = title === '' ? words.client : `${title} – ${words.client}`;
    this.#skip.textContent = words.skip;
    this.#main.querySelector('.refusal')?.remove();
    if (isSame) {
      for (const each of clientLanguages)
        document.getElementById(`language-${each}`)?.setAttribute('aria-pressed', isPressed(each, language));
      patch(this.#main, element('main', attributesOf(this.#main), content), isSame);
      return;
    }
    const choices = clientLanguages.map((each) =>
      element(
        'button',
        {
          type: 'button',
          id: `language-${each}`,
          lang: each,
          'aria-pressed': isPressed(each, language),
          click: () => switchLanguage(each),
        },
        wordsIn(each).ownName,
      ),
    );
    this.#head.replaceChildren(
      element('a', { class: 'brand', href: homeLink }, drawName(words)),
      ...(about ? [element('span', { class: 'about' }, about)] : []),
      element('span', { class: 'gap' }),
      ...(about ? [this.#saving] : []),
      ...actions,
      element('div', { class: 'languages', role: 'group', 'aria-label': words.language }, choices),
    );
    this.#main.replaceChildren(...content);
    this.#foot.replaceChildren(...drawContact(words, language));
  }

  /** Says whether all is stored; it can always be seen, and is told where somebody says it. */
  showSaving(state: 'saved' | 'saving' | 'unsaved' | 'trouble', text: string): void {
    this.#saving.dataset['state'] = state;
    if (this.#saving.textContent !== text) this.#saving.textContent = text;
  }

  /** Says something that happened, also to a screen reader. */
  say(text: string): void {
    this.#live.replaceChildren(...(text === '' ? [] : [element('p', {}, text)]));
  }

  /** Shows what the service refused, above the content; where it wants to know who calls, it can be told. */
  showRefusal(words: Words, { descriptions, failure }: Refused): void {
    const needsKey = failure === 'needsKey';
    const entries = descriptions.map(({ errorCode, errorMessage }) =>
      element('li', {}, element('code', {}, String(errorCode)), ' ', ...serviceText(errorMessage)),
    );
    // Where no page stands nobody has typed.
    const isPage = this.#main.querySelector('h1') !== null;
    const box = element(
      'div',
      { class: 'error-summary refusal', role: 'group', 'aria-labelledby': 'refusal-title', tabindex: -1 },
      element(isPage ? 'h2' : 'h1', { id: 'refusal-title' }, words[titles[failure]]),
      // What is refused as a whole the service says in English.
      element('ul', { lang: 'en' }, entries),
      ...(needsKey
        ? [element('p', {}, words.afterKey), keyForm(words)]
        : [
            ...(isPage ? [element('p', {}, words.whatNow)] : []),
            element(
              'p',
              {},
              element('button', { type: 'button', id: 'again', click: () => location.reload() }, words.again),
              ' ',
              element('a', { href: this.#homeLink }, words.home),
            ),
          ]),
    );
    this.#main.querySelector('.refusal')?.remove();
    this.#main.prepend(box);
    this.say('');
    box.focus();
  }

  /** Marks the page as busy while work is under way. */
  async busy<T>(work: Promise<T>): Promise<T> {
    this.#calls++;
    this.#main.setAttribute('aria-busy', 'true');
    try {
      return await work;
    } finally {
      if (--this.#calls === 0) this.#main.setAttribute('aria-busy', 'false');
    }
  }

  #skipToContent(event: Event): void {
    event.preventDefault();
    this.#main.focus();
  }
}

const titles = { refused: 'failed', needsKey: 'needsKey', notNow: 'unreachable', unexpected: 'unexpected' } as const;

const isPressed = (each: string, language: string): string => String(language.startsWith(each));

const attributesOf = (shown: Element): Readonly<Record<string, string>> =>
  Object.fromEntries([...shown.attributes].map(({ name, value }) => [name, value]));

function keyForm(words: Words): HTMLElement {
  const input = element('input', { id: 'key', type: 'password', required: true, autocomplete: 'off' });
  const submit = (event: Event): void => {
    event.preventDefault();
    useKey(input.value);
    location.reload();
  };
  return element(
    'form',
    { submit },
    element('label', { for: 'key', class: 'label' }, words.key),
    element('div', { class: 'input' }, input, element('button', { type: 'submit' }, words.useKey)),
  );
}
