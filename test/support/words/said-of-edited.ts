import { join } from 'node:path';
import { sampleSystem } from '../design/sample-system.js';
import { editedFiles } from '../rules/edited-files.js';
import { commandLine } from '../run/command-line.js';
import { inDirectory } from '../run/in-directory.js';
import { expectText } from './expect-text.js';

type Words = readonly string[];

/** What is edited of the system of the reference: a file, what stands there once, and what stands there instead. */
export type Edit = readonly [file: string, found: string, text: string];

export interface Edited {
  readonly edits?: readonly Edit[];
  /** What is there beside. */
  readonly files?: Readonly<Record<string, string>>;
  /** The commands that are run one after the other; `DIR` before a file stands for the directory. */
  readonly calls: readonly Words[];
}

/** A command run over the system of the reference, in a directory of its own: what it printed. */
export const printed = (words: Words): Promise<string> =>
  inDirectory(sampleSystem, async (directory) => (await commandLine([...words, ...optionsIn(directory)])).out);

/** All that commands say of the system of the reference, once edited, is what a file of `test/words` has. */
export function expectSaid(name: string, { edits = [], files = {}, calls }: Edited): Promise<void> {
  const edited = editedFiles(
    sampleSystem,
    edits.map(([file, find, replace]) => ({ file, find, replace })),
  );
  return inDirectory({ ...edited.files, ...files }, async (directory) => {
    const said: string[] = [];
    for (const words of calls) {
      const asked = words.map((word) => word.replace(/^DIR/, directory));
      const { exitCode, out, err } = await commandLine([...asked, ...optionsIn(directory)]);
      said.push(`$ ${words.join(' ')} → ${exitCode}\n${out}${err}`);
    }
    expectText(`said-of-${name.replaceAll(' ', '-')}.txt`, said.join('\n').replaceAll(directory, 'DIR'));
  });
}

const optionsIn = (directory: string): Words => [
  ...['--rules', join(directory, 'rules')],
  ...['--screens', join(directory, 'screens')],
];
