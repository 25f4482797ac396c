import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type DataDirectories, pathOf } from '../../documents/data-directories.js';
import type { Files } from './fixes.js';

/** The documents of an editor as files of the rules or screens, named as findings name them: `rules/common/...`. */
export class DocumentFiles implements Files {
  constructor(private readonly directories: DataDirectories) {}

  /** Undefined for a document that lies in neither directory, or is no file of this machine. */
  fileOf(uri: string): string | undefined {
    const path = pathOfUri(uri);
    if (path === undefined) return undefined;
    for (const directory of [this.directories.rules, this.directories.screens]) {
      const inside = relative(resolve(directory), path);
      if (inside !== '' && !inside.startsWith('..') && !inside.includes(`..${sep}`))
        return [basename(directory), ...inside.split(sep)].join('/');
    }
    return undefined;
  }

  uriOf(file: string): string {
    return pathToFileURL(resolve(pathOf(file, this.directories))).href;
  }

  /** In which of the two directories a file lies, and its name there. */
  kindOf(file: string): { readonly inside: string; readonly isRules: boolean } {
    const [root = '', ...rest] = file.split('/');
    return { inside: rest.join('/'), isRules: root === basename(this.directories.rules) };
  }

  textsOf(file: string, locale: string): string | undefined {
    const [root = '', folder = ''] = file.split('/');
    const own = `${root}/${folder}/texts/${locale}.yaml`;
    return existsSync(join(dirname(pathOf(own, this.directories)), `${locale}.yaml`)) ? own : undefined;
  }
}

function pathOfUri(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    // Of another machine, or with signs that are none.
    return undefined;
  }
}
