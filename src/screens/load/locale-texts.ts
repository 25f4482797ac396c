import type { Findings } from '../../documents/findings/findings.js';
import type { Cursor } from '../../documents/cursor.js';
import type { Sources } from '../../documents/sources.js';
import { type Position, startOf } from '../../documents/position.js';
import { textsSchema } from './texts-schema.js';

export interface TextEntry {
  readonly text: string;
  readonly at: Position;
  readonly keyAt: Position;
}

/** The texts of a system in one locale: those of the shared folder and its own (`texts/<locale>.yaml`) together. */
export class LocaleTexts {
  /** By path joined with `/`. */
  readonly entries = new Map<string, TextEntry>();
  /** The keys at the top: screens, `navigation`, `messages`. */
  readonly sections = new Map<string, Position>();
  /** The same in every file. */
  readonly sectionKeys = new Map<string, Position[]>();
  /** By file: every key in it by its path joined with `/`, in their order. */
  readonly keys = new Map<string, Map<string, Position>>();
  /** Those with a key that is not known: which texts they have is not known either. */
  readonly unreadable = new Set<string>();
  /** The paths of what is there, and wrong. */
  private readonly faulty = new Set<string>();

  private constructor(
    readonly locale: string,
    /** Its first file. */
    readonly file: string,
    private readonly findings: Findings,
  ) {}

  /** Undefined, with a finding, when no folder has a file for the locale, or one cannot be read. */
  static read(
    locale: string,
    sources: Sources,
    folders: readonly string[],
    findings: Findings,
  ): LocaleTexts | undefined {
    const files = folders.map((folder) => `${folder}/texts/${locale}.yaml`).filter((file) => sources.has(file));
    const [first] = files;
    if (first === undefined) {
      const at = startOf(`${folders.at(-1) ?? ''}/texts/${locale}.yaml`);
      findings.error(
        at,
        'missing-file',
        `there are no texts in the locale ${locale}; expected texts/${locale}.yaml in ${folders.join(' or ')}`,
      );
      return undefined;
    }
    const texts = new LocaleTexts(locale, first, findings);
    for (const file of files) {
      const document = sources.document(file, textsSchema);
      if (!document) return undefined;
      const keys = new Map<string, Position>();
      texts.keys.set(file, keys);
      for (const [section, content] of document.members) {
        if (!texts.sections.has(section)) texts.sections.set(section, content.at);
        texts.sectionKeys.set(section, [...(texts.sectionKeys.get(section) ?? []), content.at]);
        if (content.hasUnknownKey) texts.unreadable.add(section);
        keys.set(section, content.at);
        texts.collect(content, section, keys);
      }
    }
    return texts;
  }

  /** Whether there is no text at a path, and none that could not be read. */
  lacks(path: readonly string[]): boolean {
    if (this.entries.has(path.join('/')) || this.unreadable.has(path[0] ?? '')) return false;
    return !path.some((_, index) => this.faulty.has(path.slice(0, index + 1).join('/')));
  }

  private collect(cursor: Cursor, above: string, keys: Map<string, Position>): void {
    for (const [key, value] of cursor.members) {
      const path = `${above}/${key}`;
      keys.set(path, value.at);
      if (value.hasFault) this.faulty.add(path);
      if (value.text === undefined) this.collect(value, path, keys);
      else this.add(path, value, value.text);
    }
  }

  private add(key: string, { node, at: keyAt, valueAt: at }: Cursor, text: string): void {
    if (node?.node === 'scalar' && !node.quoted) {
      this.findings.error(
        at,
        'unquoted-text',
        'put the text in double quotes; without them a colon or comma in it makes a new key',
      );
    }
    const before = this.entries.get(key);
    if (before)
      this.findings.error(keyAt, 'duplicate-key', `the same text stands in ${before.at.file}:${before.at.line}`);
    else this.entries.set(key, { text, at, keyAt });
  }
}
