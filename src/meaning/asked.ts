import { type Ask, askAnew } from '../documents/kept-answers.js';

/** How rules are asked for what they mean, each with the files that it rests on, and screens, all together. */
export interface Asked {
  readonly rules: Ask;
  readonly screens: Ask;
}

export const askedAnew: Asked = { rules: askAnew, screens: askAnew };
