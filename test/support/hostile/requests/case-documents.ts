import type { Attack } from '../../../contract/case-xml-attack.js';
import { attacks } from '../../../contract/case-xml-attacks.js';
import { type HostileRequest, ordinaryRequest } from './hostile-request.js';
import { impossibleIds } from './query-faults.js';
import type { Random } from './random.js';
import type { Targets } from './targets.js';

const heavy = 50_000;

/** Documents of attacks, made once: some are of 16 MB. */
class Documents {
  readonly #made = new Map<Attack, Buffer>();
  readonly light: readonly Attack[];
  readonly heavy: readonly Attack[];

  constructor(private readonly good: string) {
    this.light = attacks.filter((attack) => Buffer.byteLength(attack.document(good)) < heavy);
    this.heavy = attacks.filter((attack) => !this.light.includes(attack));
  }

  of(attack: Attack): Buffer {
    const made = this.#made.get(attack) ?? Buffer.from(attack.document(this.good) as string);
    this.#made.set(attack, made);
    return made;
  }
}

const documents = new Map<string, Documents>();

const xml = 'application/xml;charset=UTF-8';

/** What a document ends with so that it is none: a second root, whatever stands before. */
const fatalEnds: readonly string[] = [
  '<Case/>',
  '<x/>',
  '&#0;',
  '<!DOCTYPE Case>',
  '<?php phpinfo(); ?>',
  '<![CDATA[x]]>',
  '<Case>',
  '</Case>',
  'text',
  '<',
];

const pieces: readonly string[] = [
  '',
  '&',
  '<',
  '"',
  '>',
  '&lt;',
  '&#x41;',
  '&x;',
  ' Id="1"',
  ' xmlns:x="urn:x"',
  ' xml:space="preserve"',
  '</Case>',
  '<CaseObject Id="77" TypeId="26"/>',
  '<!-- -->',
  '<!--',
  '-->',
  '<?x?>',
  '\ufeff',
  '\u0000',
  '\ud800',
  '-1',
  '1e999',
  '0x1',
  'NaN',
  '9'.repeat(400),
  `Value="${'x'.repeat(50_000)}"`,
  '&amp;'.repeat(5000),
  '<CaseObject>'.repeat(70),
  '\u2028',
  '\u0085',
  'xmlns="http://www.w3.org/1999/xhtml"',
  "' or '1'='1",
  '%s%n',
  '\r\n'.repeat(100),
];

/**
 * Case documents: the whole table of XML attacks; and documents with parts cut, doubled or replaced that are never
 * whole, or of which the id is none.
 */
export function caseDocuments(random: Random, { document, subId }: Targets): HostileRequest {
  const known = documents.get(document) ?? new Documents(document);
  documents.set(document, known);
  const target = `/transferCaseToDBXML?caseId=${random.one(['NEW', 'FULL'])}&subId=${subId}`;
  const dice = random.below(10_000);
  if (dice < 10) return sent(known, random.one(known.heavy), target);
  if (dice < 3500) return sent(known, random.one(known.light), target);
  const changed = withChanges(random, document);
  if (dice < 6500)
    return ordinaryRequest('be refused', { target, body: changed + random.one(fatalEnds), contentType: xml });
  // Here the document is read to its end and compared with the rules.
  return ordinaryRequest('be refused', {
    target: `/transferCaseToDBXML?caseId=${random.one(impossibleIds)}&subId=${subId}`,
    body: changed,
    contentType: xml,
  });
}

function sent(known: Documents, attack: Attack, target: string): HostileRequest {
  return ordinaryRequest('be refused', { target, body: known.of(attack), contentType: attack.contentType ?? xml });
}

function withChanges(random: Random, document: string): string {
  let changed = document;
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const at = random.below(changed.length);
    const part = changed.slice(at, at + random.below(random.one([5, 40, 400])));
    changed =
      changed.slice(0, at) + (random.chance(25) ? part + part : random.one(pieces)) + changed.slice(at + part.length);
  }
  return changed;
}
