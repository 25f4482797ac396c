import { rmSync, writeFileSync } from 'node:fs';
import { DataCopy } from './data-copy.js';

const occupations = 'rules/common/catalogues/occupations.csv';
const occupationsKept = 40;

/**
 * The rules and screens of the international system with few occupations: a service is started on them in half of the
 * time.
 */
export function smallData(): DataCopy {
  const copy = new DataCopy();
  for (const folder of ['rules/german', 'screens/german']) rmSync(copy.path(folder), { recursive: true });
  writeFileSync(
    copy.path(occupations),
    `${copy
      .read(occupations)
      .split('\n')
      .slice(0, occupationsKept + 1)
      .join('\n')}\n`,
  );
  return copy;
}
