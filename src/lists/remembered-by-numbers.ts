import { rememberedAtMost } from './remembered.js';

/** So many sets of numbers are remembered; then all of them are forgotten. */
const most = 1000;

/** What was made for a set of numbers, made when it is first asked for. */
export const rememberedByNumbers = <T>(memory: Map<string, T>, numbers: ReadonlySet<number>, make: () => T): T =>
  rememberedAtMost(most, memory, numbers.size === 0 ? '' : [...numbers].sort().join(), make);
