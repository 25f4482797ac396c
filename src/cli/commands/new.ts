import { Argument, Command, InvalidArgumentError } from 'commander';
import type { DataDirectories } from '../../documents/data-directories.js';
import { addedPlaces } from '../../authoring/changes/added-places.js';
import { patchOf } from '../../authoring/changes/patch-of.js';
import { writeChanges } from '../../authoring/changes/write-changes.js';
import { SkeletonRefused, type SkeletonRequest } from '../../authoring/skeletons/request.js';
import { type Skeleton, type SkeletonKind, skeleton, skeletonKinds } from '../../authoring/skeletons/skeleton.js';
import { dataOptions } from '../options/data-options.js';
import { dryRunOption } from '../options/dry-run-option.js';
import { type Format, formatOption } from '../options/format-option.js';
import { jsonText } from '../terminal/json-text.js';
import { counted } from '../../text/counted.js';
import type { Terminal } from '../terminal/terminal.js';

interface NewOptions extends DataDirectories, Omit<SkeletonRequest, 'name'> {
  readonly dryRun?: boolean;
  readonly format: Format;
}

/**
 * `new <kind> <name>`: begins a rule, a question, ... in all the files concerned; what a person must write says TODO.
 * Exit code 1 when it cannot be: nothing is written then.
 */
export function newCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('new')
    .description('begin a rule, a question, a parameter ... in all the files concerned')
    .addArgument(new Argument('<kind>', 'what to begin').choices(skeletonKinds))
    .argument('<name>', 'its name; of an entry its word or key')
    .option('--folder <folder>', 'common, or the system that it belongs to; left out: what all systems share')
    .option('--scope <object>', 'rule, fact, question: the object that it is about; left out: person')
    .option('--file <name>', 'rule, fact, persona: the file, without folder and ending; left out: one of its own')
    .option(
      '--kind <kind>',
      'parameter: number, date, text, list or range; question: string, number, reference or date',
    )
    .option('--unit <unit>', 'parameter, fact, question: the unit of the number')
    .option('--catalogue <name>', 'entry: where it belongs; parameter, question: of its codes')
    .option('--minimum <number>', 'parameter, question: the lowest value', aNumber)
    .option('--maximum <number>', 'parameter, question: the highest value', aNumber)
    .option('--step <number>', 'parameter: every value is a multiple of it', aNumber)
    .option('--value <value>', 'parameter: the value in every set; several are joined by |')
    .option('--attribute <name>', 'rule: the attribute that it judges')
    .option('--screen <screen>', 'question: the screen that asks it')
    .option('--source <key>', 'question: the source type of the screen; left out: the first that is not technical')
    .option('--disorders <code...>', 'family: its disorders; those that are there move to it, others are added')
    .option('--medications <word...>', 'family: the medications that are usual for it')
    .option('--sets <id...>', 'persona: the parameter sets; left out: the first of each system')
    .option('--like <profile...>', 'persona: the profiles that it is like; left out: the first')
    .addOption(dryRunOption())
    .addOption(formatOption());
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (kind: SkeletonKind, name: string, options: NewOptions) => {
    const made = begun(
      kind,
      { ...options, name, ...(options.sets ? { sets: options.sets.map(Number) } : {}) },
      options,
    );
    if (typeof made === 'string') {
      await terminal.out(options.format === 'json' ? jsonText({ refused: made }) : `${made}\n`);
      return done(1);
    }
    const { files, toBeWritten } = made;
    const places = addedPlaces(files);
    if (options.format === 'json') await terminal.out(jsonText({ places, toBeWritten }));
    else if (options.dryRun) await terminal.out(patchOf(files));
    else
      await terminal.out(
        `${places.map((place) => `${place}\n`).join('')}${counted(toBeWritten.length, 'place')} to be written (TODO), which case-capture check names (to-be-written)\n`,
      );
    if (!options.dryRun) writeChanges(files);
  });
}

/** The skeleton, or why there is none. */
function begun(kind: SkeletonKind, request: SkeletonRequest, directories: DataDirectories): Skeleton | string {
  try {
    return skeleton(kind, request, directories);
  } catch (problem) {
    if (problem instanceof SkeletonRefused) return problem.message;
    throw problem;
  }
}

function aNumber(text: string): number {
  if (text.trim() === '' || !Number.isFinite(Number(text))) throw new InvalidArgumentError('expected a number');
  return Number(text);
}
