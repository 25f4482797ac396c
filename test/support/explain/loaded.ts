import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Loaded } from '../../../src/authoring/explain/case-state.js';
import { loadChecked } from '../../../src/screens/load/load-checked.js';
import { sampleSystem } from '../design/sample-system.js';
import { realSystems } from '../rules/real-systems.js';

/** The rules and screens of this repository. */
export const realLoaded = (): Loaded => ({ systems: realSystems(), rules: 'rules', screens: 'screens' });

let sample: Loaded | undefined;

/** The system of the reference of the rule language, in a directory of its own that ends with this process. */
export function sampleLoaded(): Loaded {
  if (sample) return sample;
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-sample-'));
  process.once('exit', () => rmSync(directory, { recursive: true }));
  for (const [file, text] of Object.entries(sampleSystem)) {
    mkdirSync(join(directory, dirname(file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  const [rules, screens] = [join(directory, 'rules'), join(directory, 'screens')];
  sample = { ...loadChecked(rules, screens), rules, screens };
  return sample;
}

/** How a command is told to read the sample system. */
export function sampleOptions(): readonly string[] {
  const { rules, screens } = sampleLoaded();
  return ['--rules', rules, '--screens', screens];
}
