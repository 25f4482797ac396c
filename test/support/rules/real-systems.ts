import { join } from 'node:path';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import type { Systems } from '../../../src/screens/model/systems.js';

let loaded: Systems | undefined;

/** The rules and screens of this repository, loaded once; any error in them fails the test that asks first. */
export function realSystems(): Systems {
  if (!loaded) {
    const { systems, findings } = loadSystems(join(process.cwd(), 'rules'), join(process.cwd(), 'screens'));
    if (findings.errors.length > 0) throw new Error(findings.report());
    loaded = systems;
  }
  return loaded;
}
