import type { DrawContext } from './controls/control.js';
import type { Told } from './question.js';

/** What a screen is drawn with. */
export interface ScreenContext extends DrawContext {
  /** What the guide says of the questions. */
  readonly told: Told;
  /** Whether the object that a command deletes or goes to was deleted just now. */
  readonly isDeleted: (command: string) => boolean;
  /** Sends the answers with a command. */
  readonly run: (command: string) => void;
  /** The same for a form that is submitted, with the Enter key too. */
  readonly submit: (command: string) => (event: Event) => void;
  /** Makes the heading that gets the focus when another screen is shown; it names the person too. */
  readonly heading: (name: string) => HTMLElement;
  /** What is to be said before the first question: errors. */
  readonly notes: HTMLElement;
}
