import { sb1Screen } from './sb1.js';
import { sb2Screen } from './sb2.js';
import type { Screen } from '../model/screen.js';
import type { Show } from './show.js';

const forms = { SB1: sb1Screen, SB2: sb2Screen } as const;

/** The screen on the wire (specification, "Screen"). */
export const showScreen = (show: Show): Screen => forms[show.form](show);
