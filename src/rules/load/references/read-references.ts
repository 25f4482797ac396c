import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { append } from '../../../lists/append.js';
import { grouped } from '../../../lists/grouped.js';
import { insideText } from '../../../documents/inside-text.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { citedIn, referencesIn } from '../../model/expectation.js';
import type { RuleSetReading } from '../draft/draft.js';
import { OwnMeanings } from '../draft/own-meanings.js';
import { referencesSchema } from './references-schema.js';

/** Of all systems: it lies beside their folders. */
const file = 'references.yaml';
/** As ids are mostly written: what has this form, and a letter of theirs, can hardly be anything else. */
const hasForm = /^[A-Z][0-9]+$/;
/** Kinds of files in which a `reference` may stand. */
const citing = ['attributes', 'catalogues', 'facts', 'plausibility'];

/**
 * What is expected of the rules (`references.yaml`, which may be left out), and whether each id that a `reference`
 * cites is one of these: a word with the first letter of one that is none is a finding.
 */
export function readReferences({ draft, sources, findings, folders }: RuleSetReading): void {
  const document = sources.has(file) ? sources.document(file, referencesSchema) : undefined;
  if (!document) return;
  const meanings = new OwnMeanings('when', findings);
  for (const [id, cursor] of document.members) {
    meanings.add(id, cursor);
    draft.expectations.set(id, {
      id,
      when: cursor.member('when').text ?? '',
      asked: cursor.member('asked').named,
      instead: cursor.member('instead').text,
      at: cursor.at,
    });
  }
  checkAttributeIds(document, findings);
  const ids = [...draft.expectations.keys()];
  const letters = new Set(ids.filter((id) => hasForm.test(id)).map((id) => id.slice(0, 1)));
  const files = folders.flatMap((folder) => [
    `${folder}/parameters.yaml`,
    ...citing.flatMap((each) => sources.files(`${folder}/${each}`)),
  ]);
  for (const node of files.map((each) => sources.alreadyRead(each)?.node))
    for (const { value, quoted, at } of node ? referencesIn(node) : []) {
      const blank = value.search(/(?<=\S)\s{2}|^\s|\s$/);
      if (blank >= 0)
        findings.warning(
          insideText(at, quoted ? blank : blank - 1),
          'wrong-spelling',
          `found a blank that does not belong there in "${value}"`,
        );
      for (const { id, from } of citedIn(value))
        if (hasForm.test(id) && letters.has(id.slice(0, 1)) && !draft.expectations.has(id) && opens(value, from))
          findings.error(
            insideText(at, quoted ? from : from - 1),
            'unknown-reference',
            `${file} has no ${id}${didYouMean(id, ids)}`,
            `reference ${id}`,
          );
    }
}

/** So many others call an attribute so with its id. */
const leastAlike = 2;

/** An attribute that is called `age(21)` by several, and `age(12)` by one. */
function checkAttributeIds(document: Cursor, findings: Findings): void {
  const idsOf = new Map<string, { readonly id: string; readonly at: Position }[]>();
  for (const [, cursor] of document.members) {
    const { text = '', valueAt } = cursor.member('when');
    for (const [, name = '', id = ''] of text.matchAll(/(?<![A-Za-z_-])([A-Za-z_-]{1,40})\((\d+)\)/g))
      append(idsOf, name, { id, at: valueAt });
  }
  for (const [name, called] of idsOf) {
    const byId = [...grouped(called, ({ id }) => id)].sort(([, one], [, other]) => other.length - one.length);
    const [[usual, most] = ['', []], [, [odd, ...again]] = ['', []], ...others] = byId;
    if (odd && again.length + others.length === 0 && most.length >= leastAlike)
      findings.warning(odd.at, 'different-numbers', `found ${name}(${odd.id}); all others say ${name}(${usual})`);
  }
}

/** Only ids stand before it in its part: behind words it is theirs, as of `ICD-10 J45` or `sheet A4`. */
const opens = (reference: string, from: number): boolean =>
  /^(?:\s*[A-Z]\d+(?:\s*,|\s+to\s|\s+and\s))*\s*$/.test(reference.slice(reference.lastIndexOf(';', from) + 1, from));
