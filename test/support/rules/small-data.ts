import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { loadPrepared } from '../../../src/prepared/load-prepared.js';
import { DataCopy } from './data-copy.js';

const occupations = 'rules/common/catalogues/occupations.csv';
const occupationsKept = 40;

let made: Readonly<Record<string, string>> | undefined;

/**
 * The environment of a service on the rules and screens of the international system with few occupations: it starts in
 * half of the time. They are prepared. They are one copy for this process, nobody's to edit, and end with it.
 */
export function smallData(): Readonly<Record<string, string>> {
  if (made) return made;
  const copy = new DataCopy();
  process.once('exit', () => copy.remove());
  // Tests start the service as a user who may write nothing, but must read this.
  chmodSync(copy.path(''), 0o755);
  // The glossary names catalogues of both systems.
  for (const part of ['rules/german', 'screens/german', 'rules/common/glossary.yaml'])
    rmSync(copy.path(part), { recursive: true });
  const lines = copy.read(occupations).trimEnd().split('\n');
  // What has no number of the classification is what rules and screens name.
  const kept = lines.filter((line, index) => index <= occupationsKept || !/^"?[0-9]/.test(line));
  writeFileSync(copy.path(occupations), `${kept.join('\n')}\n`);
  made = copy.environment;
  // Each service that is started on it would load it, unless one before lived for a second.
  loadPrepared(copy.path('rules'), copy.path('screens'));
  return made;
}
