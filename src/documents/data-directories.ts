import { basename, join } from 'node:path';

/** Where the files of rules and of screens are. */
export interface DataDirectories {
  readonly rules: string;
  readonly screens: string;
}

/** The path of a file as findings name it: by its directory, `rules/common/...`. */
export function pathOf(file: string, { rules, screens }: DataDirectories): string {
  const [root = '', ...rest] = file.split('/');
  return join(root === basename(rules) ? rules : screens, ...rest);
}
