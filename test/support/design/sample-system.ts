import { join } from 'node:path';
import { Findings } from '../../../src/documents/findings/findings.js';
import { loadPersonas } from '../../../src/personas/load-personas.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { DesignDocument, type DocumentBlock } from './design-document.js';
import { inDirectory } from '../run/in-directory.js';

export const ruleLanguage = new DesignDocument('docs/design/rule-language.md');

/** A file of the reference of the rule language; `refused`: the findings that it says come out, each `line code`. */
export interface SampleFile {
  readonly file: string;
  readonly text: string;
  readonly refused: readonly string[] | undefined;
}

/** The blocks of the reference that begin with the name of their file. */
export const sampleFiles: readonly SampleFile[] = ruleLanguage.blocks.flatMap((block) => fileOf(block) ?? []);

type Files = Readonly<Record<string, string>>;

/** The system that the right blocks make up: file name to text. */
export const sampleSystem: Files = Object.fromEntries(
  sampleFiles.flatMap(({ file, text, refused }) => (refused ? [] : [[file, text]])),
);

/** Loads files of rules and screens with the loader of the service. */
export const loadFiles = (files: Files): ReturnType<typeof loadSystems> =>
  inDirectory(files, (directory) => loadSystems(join(directory, 'rules'), join(directory, 'screens')));

/** Reads the personas among files of rules, which must have no other finding. */
export const personasOf = (files: Files): ReturnType<typeof loadPersonas> =>
  inDirectory(files, (directory) => {
    const { systems } = loadSystems(join(directory, 'rules'), join(directory, 'screens'));
    const { personas, findings } = loadPersonas(join(directory, 'rules'), systems);
    const named = new Findings();
    named.addFrom(findings, 'rules');
    return { personas, findings: named };
  });

function fileOf({ text, language }: DocumentBlock): SampleFile | undefined {
  const [first = '', ...lines] = text.split('\n');
  const named = /^# (\S+?)(, refused)?$/.exec(first);
  if (!named || (language !== 'yaml' && language !== 'csv')) return undefined;
  // CSV has no comments; an empty line in place of the name keeps the lines of the findings those of the block.
  return {
    file: named[1] ?? '',
    text: ['', ...lines].join('\n'),
    refused: named[2] === undefined ? undefined : lines.flatMap(refusals),
  };
}

/** A comment behind a line of a refused block names the findings that stand there. */
function refusals(line: string, index: number): readonly string[] {
  const codes = / # ([a-z-]+(?:, [a-z-]+)*)$/.exec(line)?.[1]?.split(', ') ?? [];
  return codes.map((code) => `${index + 2} ${code}`);
}
