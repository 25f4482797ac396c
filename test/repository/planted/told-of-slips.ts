import { join } from 'node:path';
import type { DataDirectories } from '../../../src/documents/data-directories.js';
import type { Finding } from '../../../src/documents/findings/findings.js';
import { Kept } from '../../../src/documents/kept.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { grouped } from '../../../src/lists/grouped.js';
import type { Texts } from './plant.js';
import { randomBySeed } from './random-by-seed.js';
import { type Slip, slipsOfTheHand, withSlip } from './slips-of-the-hand.js';

/** A slip, and what loading says of it. */
export interface Told {
  readonly slip: Slip;
  /** `rules/common/parameters.yaml:12 unit → unti` */
  readonly shown: string;
  readonly findings: readonly Finding[];
  /** Nothing is found, though something was left out as wrong: what is wrong there was silenced altogether. */
  readonly isSilenced: boolean;
}

/** So many slips of each class, by seed: each kind of slip in each kind of file at each key that is usual there. */
export function drawSlips(texts: Texts, seed: number, most: number): readonly Slip[] {
  const random = randomBySeed(seed);
  const all = [...slipsOfTheHand(texts)];
  const usual = usualKeys(all);
  const byClass = new Map<string, { readonly slip: Slip; readonly order: number }>();
  for (const slip of all) {
    const [of, order] = [classOf(slip, usual), random()];
    if (order >= (byClass.get(of)?.order ?? -1)) byClass.set(of, { slip, order });
  }
  const drawn = [...byClass.values()].map(({ slip }) => ({ slip, order: random() }));
  return drawn
    .sort((one, other) => one.order - other.order)
    .slice(0, most)
    .map(({ slip }) => slip);
}

/** A key that stands so often in files of a kind is one of the language, another is a name. */
const often = 60;

const nameless = ({ in: kind, key }: Slip): string => `${kind} ${key}`;

const usualKeys = (slips: readonly Slip[]): ReadonlySet<string> =>
  new Set([...grouped(slips, nameless)].flatMap(([key, { length }]) => (length >= often ? [key] : [])));

const classOf = (slip: Slip, usual: ReadonlySet<string>): string =>
  `${slip.in} ${usual.has(nameless(slip)) ? slip.key : 'a name'} ${slip.what}`;

/** Makes each slip by itself and loads what comes of it. */
export function* toldOf(slips: readonly Slip[], texts: Texts, { rules, screens }: DataDirectories): Iterable<Told> {
  const kept = new Kept();
  const reading = { kept };
  const root = join(rules, '..');
  for (const slip of slips) {
    const text = (texts.get(slip.file) ?? []).join('\n');
    const path = join(root, slip.file);
    kept.put(path, withSlip(text, slip));
    kept.begin();
    const { findings } = loadSystems(rules, screens, { rules: reading, screens: reading });
    const isSilenced = findings.all.length === 0 && loadRuleSystems(rules, reading).findings.leftOut.size > 0;
    kept.put(path, undefined);
    const line = text.slice(0, slip.from).split('\n').length;
    const [written = ''] = text.slice(slip.from, slip.to).split('\n');
    const shown = `${slip.file}:${line} ${written.slice(0, 60)} → ${slip.now}`;
    yield { slip, shown, findings: findings.sorted(), isSilenced };
  }
}

/** How many slips have how many findings: what the specs print. */
export function distributionOf(told: readonly Told[]): string {
  const counts = [...grouped(told, ({ findings }) => findings.length)].sort(([one], [other]) => one - other);
  return counts.map(([findings, { length }]) => `${findings} findings: ${length} slips`).join(', ');
}
