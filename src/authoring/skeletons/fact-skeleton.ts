import { toBeWritten } from '../../documents/findings/to-be-written.js';
import { addToYaml } from '../../documents/edits/add-to-yaml.js';
import { namesOf, scopeOf } from './scope-of.js';
import type { SkeletonRequest } from './request.js';
import type { Workbench } from './workbench.js';

/** A derived fact that is nothing yet: 0, in its unit. */
export function factSkeleton(request: SkeletonRequest, bench: Workbench): void {
  const { name, unit } = request;
  const folder = bench.folder(request.folder);
  const scope = scopeOf(request, bench);
  bench.free(name, namesOf(scope, bench), `name of ${scope}`);
  const lines = [
    `${name}:`,
    `  scope: ${scope}`,
    ...(unit === undefined ? [] : [`  unit: ${unit}`]),
    `  meaning: "${toBeWritten}: what it is"`,
    `  reference: "${toBeWritten}"`,
    `  is: ${unit === undefined ? '0' : `{ literal: 0, unit: ${unit} }`}`,
    '  examples:',
    '    - { given: { this: {} }, expect: 0 }',
  ];
  bench.edit('rules', `${folder}/facts/${request.file ?? kebab(name)}.yaml`, (text) => addToYaml(text, [], lines));
}

/** `longestHoliday` as `longest-holiday`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
