import { Option } from 'commander';

/** How a command of authors prints: for a person, or as one JSON document for a program. */
export type Format = 'text' | 'json';

/** The option of every command that authors use and programs read. */
export const formatOption = (): Option =>
  new Option('--format <format>', 'how to print').choices(['text', 'json'] satisfies Format[]).default('text');
