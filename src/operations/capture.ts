import { captureElement } from '../dto/capture.js';
import type { Operation } from './operation.js';
import { startCapture } from './start-capture.js';

/** `POST /capture`: the first screen of a source type for a stored case (specification, "Screen capture"). */
export const capture: Operation = {
  name: 'capture',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Returns the first screen of a source type for a stored case.',
  scopes: ['capture'],
  query: [],
  body: captureElement,
  answers: 'screen',
  run: startCapture,
};
