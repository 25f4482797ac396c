import { Option } from 'commander';

/** The option of every command that changes files of rules or screens. */
export const dryRunOption = (): Option => new Option('--dry-run', 'print what would change as a patch; write nothing');
