import type { Mention } from './name-index.js';

/** What stands in the files of a folder or name, in the order in which it is looked for. */
const sections: readonly (readonly [part: string, section: string])[] = [
  ['/personas/', 'personas'],
  ['/attributes/', 'attributes'],
  ['/catalogues/', 'catalogues'],
  ['/csp/', 'parameter sets'],
  ['/facts/', 'derived facts'],
  ['/tests/', 'tests'],
  ['/plausibility/', 'rules'],
  ['/notices/', 'notices'],
  ['/parameters.yaml', 'parameters'],
  ['/rule-set.yaml', 'objects and relations'],
  ['/glossary.yaml', 'glossary'],
  ['/names.yaml', 'names'],
  ['/references.yaml', 'references'],
  ['/texts/', 'texts'],
];

/** What a name stands in, in words. */
export function sectionOf({ file, inExample }: Mention): string {
  if (inExample) return 'examples';
  return sections.find(([part]) => file.includes(part))?.[1] ?? 'screens';
}
