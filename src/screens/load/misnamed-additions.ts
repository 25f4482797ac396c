import { basename, dirname } from 'node:path/posix';
import { startOf } from '../../documents/position.js';
import type { Sources } from '../../documents/sources.js';
import type { ScreenReading } from './screen-reading.js';
import { sharedFolder } from './shared-folder.js';

/** The keys of a file that adds to a shared screen; a screen has a scope beside them. */
const keysOfAdditions = ['screen', 'questions', 'groups'];

/**
 * The files of a system that are written as what adds to a shared screen, and are not called like the file of that: a
 * finding, and they are read as meant. Where the folder of the shared screens is not there, that is the finding.
 */
export function misnamedAdditions(
  files: readonly string[],
  sources: Sources,
  { findings, texts }: Omit<ScreenReading, 'additions'>,
): readonly string[] {
  return files.filter((file) => {
    if (file.startsWith(`${sharedFolder}/`)) return false;
    const text = sources.text(file);
    const key = text === undefined ? undefined : addsTo(text);
    if (key === undefined) return false;
    const shared = sources.files(dirname(file).replace(/^[^/]+/, sharedFolder));
    if (shared.length === 0) {
      texts.ignore();
      return true;
    }
    const meant = shared.find((other) => screenOf(sources.text(other) ?? '') === key);
    if (meant === undefined) return false;
    findings.error(
      startOf(file),
      'wrong-name',
      `the file adds to the shared screen "${key}", and is not called like its file: expected ${basename(meant)}, as in ${dirname(meant)} (or a "scope", for a screen of its own)`,
    );
    return true;
  });
}

/** The screen that a text adds to, when it has the keys of what does, and no others. */
function addsTo(text: string): string | undefined {
  const keys = [...text.matchAll(/^([A-Za-z]+):/gm)].map(([, key = '']) => key);
  return keys.every((key) => keysOfAdditions.includes(key)) ? screenOf(text) : undefined;
}

const screenOf = (text: string): string | undefined => /^screen: ?([\w-]+)/m.exec(text)?.[1];
