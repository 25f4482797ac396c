import type { Line } from '../authoring/preview/places.js';
import type { ShownPlace } from '../authoring/preview/show-place.js';
import { element } from '../try/dom.js';

const languages = { en: 'English', de: 'Deutsch' } as const;
type Language = keyof typeof languages;
const inOrder = Object.keys(languages) as readonly Language[];
/** Pixels that are seen above a question. */
const above = 60;
const ways = ['The screens', 'The questions of the screen'] as const;

/** The screen of a question as the client draws it, in one language or both, below the way that leads there. */
export class ScreenView {
  readonly #flow = element('div', { class: 'flow' });
  readonly #about = element('p', { id: 'about', role: 'status' });
  readonly #screens = element('div', { class: 'screens' });
  readonly #frames = new Map<Language, HTMLIFrameElement>();
  readonly element = [
    element('details', { open: true }, element('summary', {}, 'The way of the case'), this.#flow),
    this.#about,
    this.#screens,
  ];
  readonly languages = element(
    'div',
    { role: 'group', 'aria-label': 'Languages' },
    ...[inOrder, ...inOrder.map((language) => [language])].map((shown) => {
      const name = shown.map((language) => languages[language]).join(' + ');
      return element(
        'button',
        { type: 'button', 'data-languages': shown.join(), click: () => this.#choose(shown) },
        name,
      );
    }),
  );
  #shown: readonly Language[] = inOrder;
  #place: ShownPlace | null = null;
  #turn = 0;

  constructor() {
    for (const language of inOrder) {
      const frame = element('iframe', { id: `screen-${language}`, title: `The screen, ${languages[language]}` });
      frame.addEventListener('load', () => this.#watch(frame));
      this.#frames.set(language, frame);
      const heading = element('h2', {}, languages[language]);
      this.#screens.append(element('section', { 'data-language': language, lang: language }, heading, frame));
    }
    this.#choose(inOrder);
  }

  /** Shows what a line is about, drawn anew. */
  async show({ file, line }: Line): Promise<void> {
    const turn = ++this.#turn;
    const query = new URLSearchParams({ file, line: String(line) }).toString();
    const answer = await fetch(`preview/place?${query}`).catch(() => undefined);
    if (turn !== this.#turn) return;
    this.#place = answer?.ok ? ((await answer.json()) as ShownPlace | null) : null;
    this.#draw();
  }

  #choose(shown: readonly Language[]): void {
    this.#shown = shown;
    for (const button of this.languages.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.dataset['languages'] === shown.join()));
    for (const language of inOrder) {
      const section = this.#screens.querySelector<HTMLElement>(`[data-language="${language}"]`);
      if (section) section.hidden = !shown.includes(language);
    }
    this.#draw();
  }

  #draw(): void {
    const place = this.#place;
    this.#about.textContent = place ? saidOf(place) : 'No question stands at this line.';
    if (!place) return;
    const [first = 'en'] = this.#shown;
    this.#flow.replaceChildren(
      ...place.flow[first].map((picture, index) => {
        const drawn = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
        return element('div', { role: 'group', tabindex: 0, 'aria-label': ways[index] }, drawn);
      }),
    );
    for (const part of this.#flow.children) {
      const here = part.querySelector('.here');
      if (here) part.scrollTop += here.getBoundingClientRect().top - part.getBoundingClientRect().top - above;
    }
    for (const language of this.#shown) {
      const frame = this.#frames.get(language);
      if (frame) lead(frame, place, language);
    }
  }

  /** Marks the question, and brings it into sight once the client has drawn it. */
  #watch({ contentDocument, contentWindow }: HTMLIFrameElement): void {
    const questions = (this.#place?.questions ?? []).map((id) => `[data-question="${CSS.escape(id)}"]`).join();
    if (!contentDocument || !contentWindow || questions === '') return;
    // A style of the frame's own: nothing in the page is another one than the client has drawn.
    const style = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
    style.replaceSync(`${questions} { outline: 3px solid; outline-offset: 4px; }`);
    contentDocument.adoptedStyleSheets = [style];
    const drawn = new MutationObserver(() => {
      const question = contentDocument.querySelector(questions);
      if (!question) return;
      drawn.disconnect();
      contentWindow.scrollTo(0, contentWindow.scrollY + question.getBoundingClientRect().top - above);
    });
    drawn.observe(contentDocument.body, { subtree: true, childList: true });
  }
}

/** What is not to be seen is said. */
function saidOf({ about, capture, questions }: ShownPlace): string {
  const name = about.question === undefined ? about.screen : `${about.screen}.${about.question}`;
  if (capture.item === '') return `${name}: the persona does not come to this screen.`;
  if (about.question !== undefined && questions.length === 0) return `${name}: it is not asked of the persona.`;
  return name;
}

/** Leads a client to an item, and has it draw anew what it shows already. */
function lead(frame: HTMLIFrameElement, { capture }: ShownPlace, language: Language): void {
  const { item, sourceType, ...rest } = capture;
  const query = new URLSearchParams({ language, ...rest, sourceType: String(sourceType), ...(item && { item }) });
  const address = new URL(`try#capture?${query.toString()}`, document.baseURI).href;
  const { contentWindow } = frame;
  if (contentWindow?.location.pathname.endsWith('/try')) {
    contentWindow.location.replace(address);
    contentWindow.location.reload();
  } else frame.src = address;
}
