import type { DrawContext } from './controls/control.js';

/** What a screen is drawn with. */
export interface ScreenContext extends DrawContext {
  /** Sends the answers with a command. */
  readonly run: (command: string) => void;
  /** The same for a form that is submitted, with the Enter key too. */
  readonly submit: (command: string) => (event: Event) => void;
  /** Makes the heading that gets the focus when another screen is shown. */
  readonly heading: (content: readonly Node[]) => HTMLElement;
  /** What is to be said before the first question: errors. */
  readonly notes: HTMLElement;
}
