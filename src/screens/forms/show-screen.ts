import type { ShownItem } from '../capture/show-item.js';
import { sb1Screen } from './sb1.js';
import { sb2Screen } from './sb2.js';
import type { Screen } from '../model/screen.js';

const forms = { SB1: sb1Screen, SB2: sb2Screen } as const;

/** The screen on the wire (specification, "Screen"). */
export const showScreen = (show: ShownItem): Screen => forms[show.form](show);
