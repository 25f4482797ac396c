import { captureElement } from '../../dto/capture.js';
import { exampleReference } from '../case-reference.js';
import type { Operation } from '../operation.js';
import { startCapture, startReports } from './start-capture.js';

/** `POST /capture`: the first screen of a source type for a stored case (specification, "Screen capture"). */
export const capture: Operation = {
  name: 'capture',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Returns the first screen of a source type for a stored case.',
  description:
    'Opens a capture: the first screen of the source type, in form SB1 or SB2. Nothing is stored, so the call may be repeated.',
  chapter: 'capture',
  repetition: 'harmless',
  fromState: true,
  scopes: ['capture'],
  query: [],
  body: captureElement,
  answers: 'screen',
  reports: startReports,
  example: { body: { language: 'en', sourceType: 2, ...exampleReference, groupScreens: true } },
  run: startCapture,
};
