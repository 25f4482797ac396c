import { withArticle } from '../../text/with-article.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { YamlNodes } from '../../documents/edits/yaml-nodes.js';
import type { Catalogue } from '../../rules/model/catalogue.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Systems } from '../../screens/model/systems.js';
import { DataFile } from '../changes/data-file.js';
import type { FileChange } from '../changes/file-change.js';
import { SkeletonRefused } from './request.js';

/** The data as loaded, and the files as they are to be: each skeleton adds to them, one after the other. */
export class Workbench {
  private lastId: number | undefined;
  private readonly changes = new Map<string, FileChange>();

  constructor(
    readonly systems: Systems,
    readonly directories: DataDirectories,
  ) {}

  get files(): readonly FileChange[] {
    return [...this.changes.values()];
  }

  get ruleSets(): readonly RuleSet[] {
    return this.systems.ruleSets;
  }

  /** The text of a file as it is to be; undefined when there is none. */
  text(kind: keyof DataDirectories, below: string): string | undefined {
    const file = new DataFile(this.directories, kind, below);
    return this.changes.get(file.path)?.after ?? (file.there ? file.read() : undefined);
  }

  edit(kind: keyof DataDirectories, below: string, change: (text: string) => string): void {
    const file = new DataFile(this.directories, kind, below);
    const before = this.changes.get(file.path);
    this.take(before ? { ...before, after: change(before.after) } : file.changed(change));
  }

  take(change: FileChange): void {
    this.changes.set(change.path, change);
  }

  /** An id that no attribute has on any object. Ids of an insurer's own start at 1000. */
  nextAttributeId(): number {
    const ids = this.ruleSets.flatMap(({ objects }) =>
      [...objects.values()].flatMap(({ attributesById }) => [...attributesById.keys()]),
    );
    this.lastId ??= Math.max(999, ...ids);
    return ++this.lastId;
  }

  /** The folders of rules: what systems share, then the systems. */
  get folders(): readonly string[] {
    return [
      ...new Set([
        ...this.ruleSets.flatMap(({ system }) => this.includedBy(system)),
        ...this.ruleSets.map(({ system }) => system),
      ]),
    ];
  }

  /** The folder that was asked for, else the first: what all share. */
  folder(asked: string | undefined): string {
    return asked === undefined ? (this.folders[0] as string) : this.known(asked, this.folders, 'folder of rules');
  }

  /** The systems that read a folder. */
  systemsOf(folder: string): readonly RuleSet[] {
    return this.ruleSets.filter(({ system }) => system === folder || this.includedBy(system).includes(folder));
  }

  /** The locales of the systems that read a folder. */
  localesOf(folder: string): readonly string[] {
    return [...new Set(this.systemsOf(folder).flatMap(({ locales }) => locales))];
  }

  /** The catalogue of this name, of the first system that has it. */
  catalogue(name: string): Catalogue | undefined {
    return this.ruleSets.map(({ catalogues }) => catalogues.get(name)).find((each) => each !== undefined);
  }

  /** The names of all catalogues. */
  get catalogueNames(): readonly string[] {
    return this.ruleSets.flatMap(({ catalogues }) => [...catalogues.keys()]);
  }

  /** A name that must be one of these. @throws SkeletonRefused with the nearest. */
  known(name: string, all: Iterable<string>, what: string): string {
    const names = [...new Set(all)];
    if (names.includes(name)) return name;
    if (names.length === 0) throw new SkeletonRefused(`there is no ${what} "${name}", nor any other yet`);
    const shown = names.length > 30 ? '' : `; expected one of: ${names.join(', ')}`;
    throw new SkeletonRefused(`there is no ${what} "${name}"${didYouMean(name, names)}${shown}`);
  }

  /** A name that must not be there yet. @throws SkeletonRefused when it is. */
  free(name: string, all: Iterable<string>, what: string): void {
    if ([...all].includes(name)) throw new SkeletonRefused(`there is ${withArticle(what)} "${name}" already`);
  }

  private includedBy(system: string): readonly string[] {
    const header = new YamlNodes(this.text('rules', `${system}/rule-set.yaml`) as string).plain as {
      readonly includes?: readonly string[];
    };
    return header.includes ?? [];
  }
}
