import { basename } from 'node:path';
import { loadChecked } from '../../screens/load/load-checked.js';
import type { Systems } from '../../screens/model/systems.js';
import { Places } from './places.js';

/** The rules and screens at one moment, loaded, and the folders that the places in them are relative to. */
export interface RulesState {
  readonly systems: Systems;
  readonly rulesFolder: string;
  readonly screensFolder: string;
  readonly places: Places;
}

/** Loads a state of the rules and screens. @throws Error with the report when they have errors */
export const loadState = (rules: string, screens: string): RulesState => ({
  systems: loadChecked(rules, screens).systems,
  rulesFolder: basename(rules),
  screensFolder: basename(screens),
  places: new Places(rules, screens),
});
