import type { Attack } from './case-xml-attack.js';
import { elements, references } from './case-xml-contents.js';
import { characters, entities, notXml } from './case-xml-no-xml.js';
import { sizes } from './case-xml-sizes.js';

/** What transferCaseToDBXML must refuse with 610, or with a status of the transport. */
export const attacks: readonly Attack[] = [...notXml, ...entities, ...characters, ...sizes, ...elements, ...references];
