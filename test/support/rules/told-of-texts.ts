import { Findings } from '../../../src/documents/findings/findings.js';
import { compareTexts } from '../../../src/rules/load/messages/compare-texts.js';
import { placeholdersOf } from '../../../src/rules/load/messages/text-placeholders.js';

/** What is told of a text in its locales, code and message. */
export function toldOfTexts(written: Readonly<Record<string, string>>, areNames = false): readonly string[] {
  const findings = new Findings();
  const texts = Object.entries(written).map(([locale, text]) => {
    const placeholders = placeholdersOf(text, locale);
    if ('problem' in placeholders) throw new Error(placeholders.problem);
    return { locale, text, at: { file: locale, line: 1, column: 1 }, placeholders };
  });
  compareTexts(texts, findings, { areNames });
  return findings.all.map(({ code, message }) => `${code}: ${message}`);
}
