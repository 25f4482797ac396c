import type { TextInLocales } from '../../../src/rules/load/messages/other-language.js';
import { realSystems } from './real-systems.js';

/**
 * Texts of the rules of a system of this repository: the names of each catalogue, the names of attributes, and the
 * messages of rules; each at a line of its own.
 */
export function shippedTexts(system: string, locales: readonly string[]): readonly (readonly TextInLocales[])[] {
  const ruleSet = realSystems().ruleSets.find((each) => each.system === system);
  if (!ruleSet) throw new Error(`no system ${system}`);
  const read = (file: string, all: readonly Readonly<Record<string, string>>[], catalogue?: string) =>
    all.map((words, index) =>
      locales.map((locale, column) => ({
        locale,
        text: words[locale] ?? '',
        place: () => ({ file, line: index + 1, column: column + 1 }),
        ...(catalogue !== undefined && { catalogue }),
      })),
    );
  return [
    ...[...ruleSet.catalogues.values()].map(({ name, entries }) =>
      read(
        `${name}.csv`,
        [...entries.values()].map((entry) => entry.name),
        name,
      ),
    ),
    read(
      'rules.yaml',
      ruleSet.rules.map(({ message }) => message),
    ),
    read(
      'attributes.yaml',
      [...ruleSet.objects.values()].flatMap(({ attributesById }) =>
        [...attributesById.values()].map(({ name }) => name),
      ),
    ),
  ];
}
