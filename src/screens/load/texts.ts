import { didYouMean } from '../../documents/findings/nearest.js';
import type { Naming } from '../../documents/names.js';
import type { Sources } from '../../documents/sources.js';
import type { ReadText } from '../../rules/load/glossary/wording.js';
import type { TextInLocales } from '../../rules/load/messages/other-language.js';
import {
  type PlacedWords,
  reportCopied,
  reportCopiedBrackets,
  reportSame,
} from '../../rules/load/messages/copied-texts.js';
import { type Position, startOf } from '../../documents/position.js';
import type { Words } from '../../rules/model/words.js';
import { grouped } from '../../lists/grouped.js';
import { remembered } from '../../lists/remembered.js';
import { checkPlaceholders, type Fillings } from './check-placeholders.js';
import { LocaleTexts } from './locale-texts.js';
import type { Told } from './told.js';
import { reportGroups } from './report-groups.js';
import type { MissingText } from './missing-texts.js';
import type { ReadScreens } from './lost-questions.js';
import type { SurplusText } from './surplus-texts.js';
import { tellUnmatched } from './unmatched-texts.js';

/** A name that is a part of the key of a text. */
export type TextName = Pick<Naming, 'kind' | 'owner' | 'name' | 'from'>;

/**
 * The texts of a system by path: `[<screen>, 'questions', <key>]`, `['navigation', <key>]`. What asks for a text makes
 * its path known; what nobody asked for is surplus.
 */
export class Texts {
  /** A locale without any file is left out: one finding says so. */
  private readonly locales: readonly LocaleTexts[];
  private readonly asked = new Set<string>();
  private readonly missing: MissingText[] = [];
  private readonly ignored = new Set<string>();
  /** `<locale>/<section>` of what has been reported as a whole. */
  private readonly absentSections = new Set<string>();

  constructor(
    sources: Sources,
    folders: readonly string[],
    locales: readonly string[],
    private readonly told: Told,
  ) {
    this.locales = locales.flatMap((locale) => LocaleTexts.read(locale, sources, folders, told.findings) ?? []);
  }

  /** Tells where the texts of a screen stand: the sections of its name. */
  tellScreen(name: string): void {
    for (const { sectionKeys } of this.locales)
      for (const at of sectionKeys.get(name) ?? [])
        this.told.findings.names?.mention({ kind: 'screen', owner: '', name, at });
  }

  /**
   * The words at a path in every locale. A missing one is a finding at `at` (undefined: in the texts file), unless the
   * text is optional and left out in all. `own`: the names of which the last part of the path is made.
   */
  words(
    path: readonly string[],
    at: Position | undefined,
    fillings: Fillings,
    optional = false,
    own: readonly TextName[] = [],
  ): Words {
    const key = path.join('/');
    this.asked.add(key);
    const found = this.locales.flatMap(({ locale, entries }) => {
      const entry = entries.get(key);
      return entry ? [{ locale, entry }] : [];
    });
    for (const { entry } of found)
      for (const each of own) this.told.findings.names?.mention({ ...each, at: entry.keyAt });
    if (!(optional && found.length === 0)) this.keepMissing(path, at);
    checkPlaceholders(found, fillings, this.told);
    return Object.fromEntries(found.map(({ locale, entry }) => [locale, entry.text]));
  }

  /**
   * For what could not be read: texts that nothing asks for are then no findings; without a section, all sections that
   * nobody asked for.
   */
  ignore(section = ''): void {
    this.ignored.add(section);
  }

  /** Every text in its locales, where it stands, by what it is a text of: what is held to the glossary. */
  all(): readonly (readonly TextInLocales[])[] {
    const byTop = new Map<string, Map<string, ReadText[]>>();
    for (const { locale, entries } of this.locales)
      for (const [path, { text, at }] of entries) {
        const byPath = remembered(byTop, top(path), () => new Map<string, ReadText[]>());
        remembered(byPath, path, () => []).push({ locale, text, place: () => ({ ...at, column: at.column + 1 }) });
      }
    return [...byTop.values()].map((byPath) => [...byPath.values()]);
  }

  /** Call when every text has been asked for: what is missing, and what nobody asked for. */
  reportUnmatched(read: ReadScreens): void {
    const { locales, asked, missing } = this;
    reportGroups(locales, this.told.findings);
    tellUnmatched(missing, this.surplus(), { ...read, locales, asked }, this.told.findings);
  }

  /** Call when the texts of some screens have been asked for: what is missing of them, told where it is asked for. */
  reportMissing(read: ReadScreens): void {
    tellUnmatched(this.missing, [], { ...read, locales: [], asked: this.asked }, this.told.findings);
  }

  /** What nobody asked for, where it is known what would have been. */
  private surplus(): readonly SurplusText[] {
    const tops = new Set([...this.asked].map(top));
    const surplus = new Map<string, SurplusText & { readonly places: Map<string, Position> }>();
    const add = (key: string, locale: string, at: Position, known: readonly string[]) =>
      remembered(surplus, key, () => ({
        path: key.split('/'),
        places: new Map<string, Position>(),
        advice: didYouMean(last(key), known),
      })).places.set(locale, at);
    for (const { locale, entries, sections, unreadable } of this.locales) {
      for (const [section, at] of sections)
        if (!tops.has(section) && !this.ignored.has(section) && !this.ignored.has(''))
          add(
            section,
            locale,
            at,
            [...tops].filter((name) => !sections.has(name)),
          );
      for (const [key, { keyAt }] of entries) {
        const section = top(key);
        if (this.asked.has(key) || !tops.has(section) || this.ignored.has(section) || unreadable.has(section)) continue;
        const beside = [...this.asked].filter((asked) => parent(asked) === parent(key) && !entries.has(asked));
        add(key, locale, keyAt, beside.map(last));
      }
    }
    return [...surplus.values()];
  }

  /** What is missing in several locales is one finding, and so is a screen without any texts. */
  private keepMissing(path: readonly string[], at: Position | undefined): void {
    const [section = ''] = path;
    const missing = new Map<string, MissingText & { readonly locales: string[] }>();
    for (const texts of this.locales) {
      if (!texts.lacks(path)) continue;
      const { locale, sections, file } = texts;
      const isWhole = !sections.has(section);
      const reported = `${locale}/${section}`;
      if (isWhole && this.absentSections.has(reported)) continue;
      if (isWhole) this.absentSections.add(reported);
      const place = at ?? sections.get(section) ?? startOf(file);
      const what = isWhole ? [section] : path;
      const key = at ? what.join('/') : file;
      remembered(missing, key, () => ({
        path: what,
        place,
        isAsked: at !== undefined,
        locales: [],
        about: '',
      })).locales.push(locale);
    }
    for (const each of missing.values())
      this.missing.push({ ...each, about: `text ${path.slice(0, 2).join('.')} ${each.locales.join()}` });
  }

  /**
   * Questions whose text was copied from another one: in one locale, or of the same screen in all; and screens whose
   * name was, in one locale.
   */
  reportCopied(): void {
    const questions = [...this.asked].filter((key) => key.includes('/questions/'));
    const placed = new Map(questions.map((key) => [key, this.placed(key)]));
    reportCopied(placed.values(), this.told.findings);
    reportCopiedBrackets(placed.values(), this.told.findings);
    const names = [...this.asked].filter((key) => key.endsWith('/name') && key.split('/').length === 2);
    reportCopied(
      names.map((key) => this.placed(key)),
      this.told.findings,
    );
    // What objects are called among the options may be the same in several lists.
    const asked = [...placed].filter(([key]) => !key.endsWith('.option'));
    for (const ofScreen of grouped(asked, ([key]) => top(key)).values())
      reportSame(
        ofScreen.map(([, text]) => text),
        this.told.findings,
      );
  }

  /** A text that was asked for, in every locale that has it. */
  placed(key: string): PlacedWords {
    const entries = this.locales.flatMap(({ locale, entries: all }) => {
      const entry = all.get(key);
      return entry ? [[locale, entry] as const] : [];
    });
    return {
      name: key.replaceAll('/', '.'),
      words: Object.fromEntries(entries.map(([locale, { text }]) => [locale, text])),
      placeOf: (locale) => new Map(entries).get(locale)?.at as Position,
    };
  }
}

const top = (key: string): string => key.slice(0, key.indexOf('/'));
const parent = (key: string): string => key.slice(0, key.lastIndexOf('/'));
const last = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
